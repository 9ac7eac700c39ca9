import { z } from 'zod';
import { type ConsentVersion, consentWordings } from '../consent/contract.ts';
import { honeypotField } from '../formTraps/contract.ts';

const versions = Object.keys(consentWordings) as [ConsentVersion, ...ConsentVersion[]]; // keys of a closed object

/**
 * What the site's forms send beside what was typed. Other clients send none of it, and nothing in it is ever an
 * error: a value that this release does not know counts as absent.
 */
export const formExtras = {
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
