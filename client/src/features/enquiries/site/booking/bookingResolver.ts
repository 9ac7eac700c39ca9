import '../../../../lib/api/zodWithoutEval.ts';
import { bookingSchemaOn } from '@modules/enquiries/contract.ts';
import { attachmentRules } from '@modules/enquiries/formChoices.contract.ts';
import { z } from 'zod';
import { schemaResolver } from '../../../../lib/forms/schemaResolver.ts';
import type { BookingValues } from './bookingValues.ts';

/** Browsers fail to send a file that has changed since it was selected, as if the connection were broken. */
const attachment = z
  .custom<File | null>()
  .refine(async (file) => !file || (await isReadable(file)), attachmentRules.unreadable);

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** @param today events before it are rejected */
export const createBookingResolver = (today: string) =>
  schemaResolver<BookingValues, unknown>(bookingSchemaOn(today).safeExtend({ attachment }));
