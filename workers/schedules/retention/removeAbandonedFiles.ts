import { type Database, type Transaction, transaction } from '../../../server/platform/db/db.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';

const batchSize = 500;

/**
 * Deletes the private files that were stored before a moment and that nothing refers to: their form was not accepted, or
 * the process died in between. Each file is checked once, and never again when it has become part of something.
 */
export async function removeAbandonedFiles(db: Database, storage: Storage, before: Date): Promise<void> {
  let checked = batchSize;
  while (checked === batchSize) {
    checked = await transaction(db, async (trx) => {
      const keys: string[] = await trx('pending_files')
        .where('stored_at', '<', before)
        .orderBy('key')
        .limit(batchSize)
        // A key that is recorded again belongs to a file that is being stored.
        .forUpdate()
        .pluck('key');
      for (const key of await selectAbandoned(trx, keys)) await storage.remove(key);
      await trx('pending_files').whereIn('key', keys).delete();
      return keys.length;
    });
  }
}

/** The keys that are in none of the places to which files belong. One statement, because files move between them. */
async function selectAbandoned(trx: Transaction, keys: string[]): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { key: string }[] }>(
    `select key from unnest(?::text[]) as pending (key)
     except select attachment ->> 'key' from enquiries
     except select submission #>> '{attachment,key}' from quarantined_submissions
     except select key from message_files`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
