import type { Database } from '../../../platform/db/db.ts';
import type { Context } from '../../../platform/events/events.ts';
import { type Idempotency, otherBody } from '../../../platform/http/idempotency.ts';
import type { Submitted } from '../contract.ts';
import type { Submission } from '../Enquiry.ts';
import { storeEnquiry } from './storeEnquiry.ts';

/**
 * Stores an enquiry and its event. A key that was already claimed stores nothing and returns the first response, with
 * `replayed` set.
 * @throws AppError 409 when the key was used with another body
 */
export async function submitEnquiry(
  db: Database,
  submission: Submission,
  idempotency: Idempotency,
  context: Context,
): Promise<Submitted & { replayed: boolean }> {
  const stored = await storeEnquiry(db, { submission, idempotency, context });
  if (stored) return { ...stored, replayed: false };
  const first = await db('idempotency_keys')
    .select('body_hash', 'answer')
    .where({ call: idempotency.call, key: idempotency.key })
    .first<{ body_hash: string; answer: Submitted }>();
  if (first?.body_hash !== idempotency.bodyHash) throw otherBody();
  return { ...first.answer, replayed: true };
}
