import type { Database } from '../../platform/db/db.ts';
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
