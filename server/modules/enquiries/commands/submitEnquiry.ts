import DataLoader from 'dataloader';
import type { Database } from '../../../platform/db/db.ts';
import { errorCode } from '../../../platform/errorCode.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { type Idempotency, readFirstResponse } from '../../../platform/http/idempotency.ts';
import type { Submitted } from '../contract.ts';
import type { Submission } from '../Enquiry.ts';
import { type NewEnquiry, storeEnquiries, storeEnquiry } from './storeEnquiry.ts';

/**
 * Stores an enquiry and its event. A key that was already claimed stores nothing and returns the first response, with
 * `replayed` set.
 * @throws AppError 409 when the key was used with another body
 */
export async function submitEnquiry(
  db: Database,
  submission: Submission,
  idempotency: Idempotency,
  context: CommandContext,
): Promise<Submitted & { replayed: boolean }> {
  const stored = await loaderFor(db).load({ submission, idempotency, context });
  if (stored) return { ...stored, replayed: false };
  return { ...(await readFirstResponse<Submitted>(db, idempotency)), replayed: true };
}

type SubmissionLoader = DataLoader<NewEnquiry, Submitted | null>;
const loaders = new WeakMap<Database, SubmissionLoader>();

/** Submissions that arrive within the same 2 ms share a statement and its commit. */
function loaderFor(db: Database): SubmissionLoader {
  const existing = loaders.get(db);
  if (existing) return existing;
  const loader: SubmissionLoader = new DataLoader((together) => storeBatch(db, together), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (store) => setTimeout(store, 2),
  });
  loaders.set(db, loader);
  return loader;
}

/** When the database rejects one of them, or two have the same key, each is stored by a statement of its own. */
async function storeBatch(
  db: Database,
  enquiries: readonly NewEnquiry[],
): Promise<(Submitted | null | Error)[]> {
  try {
    return await storeEnquiries(db, enquiries);
  } catch (error) {
    if (enquiries.length === 1 || !isRefusal(error)) throw error;
    return Promise.all(
      enquiries.map((one) => storeEnquiry(db, one).catch((refused: unknown) => refused as Error)), // as pg throws
    );
  }
}

/**
 * Whether the data violated a constraint of the database, so that certainly nothing is stored. After a lost connection
 * it may be.
 */
const isRefusal = (error: unknown) => /^2[123]/.test(errorCode(error) ?? '');
