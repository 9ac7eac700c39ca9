import type { Transaction } from '../../../platform/db/db.ts';
import { getInsertedId } from '../../../platform/db/getInsertedId.ts';
import type { CommandContext } from '../../../platform/events/events.ts';

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
