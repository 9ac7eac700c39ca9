import { z } from 'zod';
import { idSchema } from '../../platform/contract.ts';

/** PUT /enquiries/:id/merge: the main enquiry. */
export const mergeSchema = z.object({ into: idSchema });

export const mergingTexts = {
  itself: 'Please choose another enquiry',
  otherPerson: 'These enquiries have neither the address nor the phone number in common',
  erased: 'The data of an erased enquiry cannot be merged',
  /** `reference` is already merged into `into`. */
  merged: (reference: string, into: string) => `${reference} was merged into ${into}`,
  hasMerged: (reference: string) => `Other enquiries were merged into ${reference}. Separate them first`,
  done: (reference: string, into: string) => `${reference} is now a part of ${into}`,
  separated: 'The enquiry stands alone again. The other one stays as it is',
  notMerged: 'The enquiry is not merged into another one',
} as const;
