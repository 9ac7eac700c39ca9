import type { Database, Transaction } from '../../platform/db/db.ts';
import { getInsertedId } from '../../platform/db/getInsertedId.ts';
import type { Context } from '../../platform/events/events.ts';
import type { EnquiryNote } from './contract.ts';

/** All notes of the enquiry that a statement reads, as one text, oldest first, as SQL. */
export const allNotes = `(select string_agg(body, E'\\n\\n' order by id) from enquiry_notes where enquiry_id = enquiries.id)`;

/** The notes of an enquiry, oldest first; at most the last 500. */
export async function listNotes(db: Database, enquiryId: number): Promise<EnquiryNote[]> {
  const rows: { id: number; author_name: string | null; body: string; created_at: Date }[] = await db(
    'enquiry_notes',
  )
    .select('id', 'author_name', 'body', 'created_at')
    .where({ enquiry_id: enquiryId })
    .orderBy('id', 'desc')
    .limit(500);
  return rows.reverse().map(({ id, author_name, body, created_at }) => ({
    id,
    text: body,
    author: author_name,
    created_at: created_at.toISOString(),
  }));
}

/** Adds a note, signed by the actor. Returns its id, or null when the newest one says the same. */
export async function addNote(
  trx: Transaction,
  enquiryId: number,
  text: string,
  { actor, now }: Context,
): Promise<number | null> {
  const newest = await trx('enquiry_notes')
    .select('body')
    .where({ enquiry_id: enquiryId })
    .orderBy('id', 'desc')
    .first<{ body: string } | undefined>();
  if (newest?.body === text) return null;
  return getInsertedId(
    trx('enquiry_notes').insert({
      enquiry_id: enquiryId,
      author_id: actor?.id ?? null,
      author_name: actor?.name ?? null,
      body: text,
      created_at: now,
    }),
  );
}
