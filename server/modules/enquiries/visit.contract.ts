import { z } from 'zod';
import { limitedText } from '../../platform/contract.ts';
import { journeyPattern, maxJourneys } from './journeyLinks.contract.ts';

const hint = (max: number) => limitedText(max).optional().catch(undefined);

/**
 * How a visitor came to send an enquiry, as their browser remembers it during a visit. Other clients omit it, and it
 * never causes an error: invalid values count as absent.
 */
export const visitFields = {
  /** The path of the first page. */
  landing_page: hint(300),
  /** The campaign parameters in the address of that page. */
  utm_source: hint(120),
  utm_medium: hint(120),
  utm_campaign: hint(120),
  /** Names of the destinations whose brochures were downloaded. */
  brochures: z.array(limitedText(200)).max(20).optional().catch(undefined),
  /** The journeys of the wishlist that was sent, each its path and its title. */
  journeys: z.array(z.string().regex(journeyPattern)).max(maxJourneys).optional().catch(undefined),
};

export const visitSchema = z.object(visitFields);
export type Visit = z.infer<typeof visitSchema>;
