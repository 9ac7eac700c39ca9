import { z } from 'zod';
import { enquiryRowSchema } from '../enquiries/contract.ts';
import { consentSchema } from '../enquiries/submissionMetadata.contract.ts';
import { visitSchema } from '../enquiries/visit.contract.ts';
import { subscriberStatuses } from '../newsletter/contract.ts';
import { outcomeResponseSchema } from '../responses/contract.ts';

const personEnquirySchema = enquiryRowSchema
  .pick({
    id: true,
    reference: true,
    enquiry_type: true,
    name: true,
    subject: true,
    destination: true,
    status: true,
    created_at: true,
  })
  .extend({
    /** What it shares with the requested enquiry. */
    found_by: z.enum(['email', 'phone']),
    outcome: outcomeResponseSchema.nullable(),
    merged_into: z.number().nullable(),
  });
export type PersonEnquiryResponse = z.infer<typeof personEnquirySchema>;

/** GET /enquiries/:id/person: everything known about the person who sent an enquiry. */
export const personProfileSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Their personal data was erased; nothing else is known. */
  erased: z.boolean(),
  /** With the same address or phone number, newest first, at most 50, including the enquiry itself. */
  enquiries: z.array(personEnquirySchema),
  /** Null for callers who may not see subscribers. */
  newsletter: z
    .object({
      /** `none`: the address is not on the list. */
      status: z.enum([...subscriberStatuses, 'none']),
      verified: z.boolean(),
      /** When the subscription started or ended, ISO 8601. */
      since: z.string().nullable(),
    })
    .nullable(),
  /** Newest first. */
  consents: z.array(
    consentSchema.unwrap().extend({
      /** The reference of an enquiry; null for the newsletter. */
      reference: z.string().nullable(),
    }),
  ),
  /** How they came to send it; null when the form did not report it. */
  visit: visitSchema.omit({ brochures: true, journeys: true }).nullable(),
  /** Destinations whose brochures they downloaded before one of their enquiries. */
  brochures: z.array(z.string()),
});
export type PersonProfile = z.infer<typeof personProfileSchema>;
