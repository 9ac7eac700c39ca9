import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { type CommandContext, recordAll } from '../../../platform/events/events.ts';
import { findAssignable } from '../../accounts/users/queries.ts';
import type { EnquiryChannel, EnquiryUpdate } from '../contract.ts';
import { Enquiry } from '../Enquiry.ts';
import { type EnquiryEvent, enquiryEvent } from '../events.ts';
import { enquiryTexts } from '../formChoices.contract.ts';
import type { EnquiryRecord } from '../queries.ts';
import { addNote } from './addNote.ts';
import { lockEnquiry } from './lockEnquiry.ts';

/**
 * Changes one enquiry for staff: each value that really changes has an event of its own.
 * @param channel if given, an enquiry of another channel is not found; those by mail belong to `contact`
 * @throws AppError 404; 409 when a value differs from the expected one, or for a note on an erased enquiry; 422 when the
 * assignee cannot answer enquiries
 */
export async function updateEnquiry(
  db: Database,
  { id, channel: scope }: { id: number; channel?: EnquiryChannel },
  input: EnquiryUpdate,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const enquiry = await lockEnquiry(trx, id, scope);
    assertExpected(enquiry, input);
    // Nothing would find such a note when it is to be erased.
    if (input.notes && enquiry.erased_at)
      throw conflict('The data of this enquiry was erased. It can have no notes.');
    const { channel, name } = enquiry;
    const patch: Partial<Pick<Enquiry, 'status' | 'priority' | 'assigned_to'>> = {};
    const events: EnquiryEvent[] = [];

    if (input.status !== undefined && input.status !== enquiry.status) {
      patch.status = input.status;
      const change = { channel, name, from: enquiry.status, to: input.status };
      events.push(enquiryEvent('enquiry.status_changed', id, change));
    }
    if (input.priority !== undefined && input.priority !== enquiry.priority) {
      patch.priority = input.priority;
      const change = { channel, name, from: enquiry.priority, to: input.priority };
      events.push(enquiryEvent('enquiry.priority_changed', id, change));
    }
    const noteId = input.notes ? await addNote(trx, id, input.notes, context) : null;
    if (noteId !== null) events.push(enquiryEvent('enquiry.note_added', id, { channel, name, noteId }));
    if (input.assigned_to !== undefined && input.assigned_to !== enquiry.assigned_to) {
      const to = input.assigned_to === null ? null : await findAssignee(trx, input.assigned_to, context);
      patch.assigned_to = input.assigned_to;
      const change = { channel, name, from: enquiry.assigned_to_name, to: to?.name ?? null };
      events.push(enquiryEvent('enquiry.assigned', id, { ...change, assigneeId: input.assigned_to }));
    }
    if (events.length === 0) return;
    await Enquiry.query(trx)
      .findById(id)
      .patch({ ...patch, updated_at: context.now });
    await recordAll(trx, events, context);
  });
}

/** A value that is already the new one may be stored again. @throws AppError 409 */
function assertExpected(enquiry: EnquiryRecord, { expected = {}, ...input }: EnquiryUpdate): void {
  const isOther = (name: 'status' | 'assigned_to') =>
    expected[name] !== undefined && ![expected[name], input[name]].includes(enquiry[name]);
  if (isOther('status')) throw conflict(enquiryTexts.statusChanged);
  if (isOther('assigned_to')) throw conflict(enquiryTexts.assigneeChanged);
}

/** @throws AppError 422 unless the person answers enquiries */
async function findAssignee(trx: Transaction, id: number, { actor }: CommandContext) {
  const person = await findAssignable(trx, actor?.id ?? null, id);
  const message = 'Please choose an active staff member who has signed in before';
  if (!person) throw invalid([{ field: 'assigned_to', message }]);
  return person;
}
