import type { Database, Transaction } from '../../platform/db/db.ts';
import { getInsertedId } from '../../platform/db/getInsertedId.ts';
import type { CommandContext } from '../../platform/events/events.ts';
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

/** A user who got no response sends the same note again within this time. */
const resendMs = 5 * 60_000;

/** Adds a note, signed by the actor. Returns its id, or null when it repeats a recent one of the same author. */
export async function addNote(
  trx: Transaction,
  enquiryId: number,
  text: string,
  { actor, now }: CommandContext,
): Promise<number | null> {
  const repeated = await trx('enquiry_notes')
    .where({ enquiry_id: enquiryId, author_id: actor?.id ?? null, body: text })
    .where('created_at', '>=', new Date(now.getTime() - resendMs))
    .first('id');
  if (repeated) return null;
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
