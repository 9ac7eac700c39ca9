import '../../../../lib/api/zodWithoutEval.ts';
import { type ContactInput, contactSchema } from '@modules/enquiries/contract.ts';
import type { z } from 'zod';
import { schemaResolver } from '../../../../lib/forms/schemaResolver.ts';

export const contactResolver = schemaResolver<Required<ContactInput>, z.output<typeof contactSchema>>(
  contactSchema,
);
