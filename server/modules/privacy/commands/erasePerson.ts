import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { ERASED } from '../../../platform/events/erased.ts';
import type { Context } from '../../../platform/events/events.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type Found, type Person, privacyTexts } from '../contract.ts';
import { countKnown, findSubjects, places } from '../queries.ts';
import { type Erasers, forget } from './forget.ts';

export type PersonErasers = Erasers & {
  quarantined(trx: Transaction, ids: number[]): Promise<string[]>;
  /** Addresses in the events of a subscription that is somebody else's by now. */
  subscriberEvents(trx: Transaction, ids: number[]): Promise<void>;
};

/**
 * Forgets one person everywhere, in one transaction; gives what was known. What counts stays: rows of enquiries
 * without their person, and the events of both.
 * @throws AppError 404 when nothing is known
 */
export async function erasePerson(
  { db, storage, erasers }: { db: Database; storage: Storage; erasers: PersonErasers },
  person: Person,
  context: Context,
): Promise<Found> {
  return transaction(db, async (trx) => {
    const subjects = await findSubjects(trx, person);
    const found = await countKnown(trx, person, subjects);
    if (found.every(({ rows }) => rows === 0)) throw notFound(privacyTexts.nothing);

    const idsIn = (table: string) =>
      places
        .find((place) => place.table === table)
        ?.matching(trx, person, subjects)
        .pluck('id') ?? [];
    const held = await erasers.quarantined(trx, await idsIn('quarantined_submissions'));
    await trx('mail_deliveries')
      .whereIn('id', await idsIn('mail_deliveries'))
      .update({ recipient: ERASED.email, error: null, answer: null });
    const subscribers: number[] = await idsIn('subscribers');
    await erasers.subscriberEvents(trx, subjects.subscribers);
    const { enquiries } = subjects;
    const facts = { because: 'request', enquiries, subscribers: subjects.subscribers } as const;
    const files = await forget(
      trx,
      { ...erasers, subscribers: (within) => erasers.subscribers(within, subscribers) },
      facts,
      context,
    );
    // Before the commit: if it fails, the erasure can be repeated, while an orphaned file would never be found again.
    for (const key of [...held, ...files]) await storage.remove(key);
    return found;
  });
}
