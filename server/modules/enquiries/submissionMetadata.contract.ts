import { z } from 'zod';
import { type ConsentVersion, consentWordings } from './consent.contract.ts';
import { honeypotField } from './spamChecks.contract.ts';

const versions = Object.keys(consentWordings) as [ConsentVersion, ...ConsentVersion[]]; // keys of a closed object

/**
 * Data that the site's forms send in addition to the visitor's input. Other clients omit it, and it never causes an
 * error: an unknown value counts as absent.
 */
export const submissionMetadata = {
  /** The wording that the visitor saw. */
  consent: z.enum(versions).nullish().catch(undefined),
  [honeypotField]: z.string().nullish().catch(undefined),
  /** Milliseconds since the form was shown. */
  elapsed_ms: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,12}$/)
        .transform(Number),
    ])
    .nullish()
    .catch(undefined),
};

/** A consent as staff see it; null where a client showed no wording. */
export const consentSchema = z
  .object({ version: z.string(), wording: z.string(), given_at: z.string() })
  .nullable();
