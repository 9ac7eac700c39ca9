import type { z } from 'zod';
import { businessFactsSchema } from '../../settings/contract.ts';

/** The data of the agency in a brochure. */
export const agencySchema = businessFactsSchema.pick({
  agency_name: true,
  phone_primary: true,
  email_package: true,
  address: true,
});
export type Agency = z.output<typeof agencySchema>;
