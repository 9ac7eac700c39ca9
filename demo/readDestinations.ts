import { z } from 'zod';
import {
  cancellationPolicySchema,
  destinationCreateSchema,
  paymentPolicySchema,
} from '../server/modules/destinations/contract.ts';
import { listSlugs, readRecord } from './contentFiles.ts';

const payments = ['domestic', 'international'] as const;
const cancellations = ['domestic', 'island', 'international'] as const;

const policiesSchema = z.object({
  payment: z.record(z.enum(payments), z.array(paymentPolicySchema)),
  cancellation: z.record(z.enum(cancellations), z.array(cancellationPolicySchema)),
});

/** Fields of a file beyond those of a destination. */
const demoFields = z.object({
  /** Whether its pictures are uploaded as JPEGs with variants, like the pictures of an agency. */
  upload_picture: z.boolean().default(false),
  /** Whether a brochure is printed for it. */
  brochure: z.boolean(),
  /** Relative to the day of loading, so that they stay in the future. */
  departures: z.array(
    z.object({
      days_from_now: z.int().positive(),
      seats: z.int().min(0),
      seats_taken: z.int().min(0).default(0),
      price: z.int().positive().nullable().default(null),
      guaranteed: z.boolean().default(false),
    }),
  ),
  /** Names of policies in policies.json, which several destinations share. */
  payment: z.enum(payments),
  cancellation: z.enum(cancellations),
});

/** The destinations in the order of their lists. */
export async function readDestinations() {
  const policies = await readRecord('policies.json', policiesSchema);
  const schema = destinationCreateSchema.and(demoFields);
  const destinations = (await listSlugs('destinations')).map(async (slug) => {
    const { payment, cancellation, ...destination } = await readRecord(`destinations/${slug}.json`, schema);
    return {
      ...destination,
      slug,
      payment_policies: policies.payment[payment],
      cancellation_policies: policies.cancellation[cancellation],
    };
  });
  return (await Promise.all(destinations)).sort((a, b) => a.sort_order - b.sort_order);
}
