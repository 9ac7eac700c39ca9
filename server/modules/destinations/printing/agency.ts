import type { z } from 'zod';
import { businessFactsSchema } from '../../settings/contract.ts';

/** What a brochure says about the agency. */
export const agencySchema = businessFactsSchema.pick({
  agency_name: true,
  phone_primary: true,
  email_package: true,
  address: true,
});
export type Agency = z.output<typeof agencySchema>;
