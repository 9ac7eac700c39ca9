import type { Transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { assignNextTurn } from '../../accounts/users/commands/assignNextTurn.ts';
import { parseAssignments } from '../../settings/contract.ts';
import { getSettings } from '../../settings/queries.ts';
import { openStatuses } from '../contract.ts';
import { Enquiry } from '../Enquiry.ts';
import { enquiryEvent } from '../events.ts';
import { findLockedEnquiry } from './lockEnquiry.ts';

/**
 * Assigns a new enquiry by the settings: to the person named for its type or destination, or to the next on duty. An
 * enquiry that is already assigned or done stays as it is.
 */
export async function assignByRule(
  trx: Transaction,
  enquiryId: number,
  context: CommandContext,
): Promise<void> {
  const { assignment_rule, assignment_people } = await getSettings(trx);
  if (assignment_rule === 'none' && assignment_people === '') return;
  const enquiry = await findLockedEnquiry(trx, enquiryId);
  if (!enquiry || enquiry.assigned_to !== null || enquiry.erased_at) return;
  if (!openStatuses.includes(enquiry.status)) return;
  const named = findNamedPerson(assignment_people, enquiry);
  const person =
    (named ? await assignNextTurn(trx, named, context.now) : null) ??
    (assignment_rule === 'round_robin' ? await assignNextTurn(trx, null, context.now) : null);
  if (!person) return;
  await Enquiry.query(trx).findById(enquiryId).patch({ assigned_to: person.id, updated_at: context.now });
  const { channel, name } = enquiry;
  const assigned = { channel, name, from: null, to: person.name, assigneeId: person.id };
  await record(trx, enquiryEvent('enquiry.assigned', enquiryId, assigned), context);
}

/** The user name of the first line whose word is the type of an enquiry, or a part of its trip; null for none. */
function findNamedPerson(
  lines: string,
  { enquiry_type, destination, travel_type }: Pick<Enquiry, 'enquiry_type' | 'destination' | 'travel_type'>,
): string | null {
  const trip = `${destination ?? ''} ${travel_type ?? ''}`.toLowerCase();
  const isFitting = ({ word }: { word: string }) =>
    word !== '' && (word === enquiry_type || trip.includes(word));
  return parseAssignments(lines).find(isFitting)?.username ?? null;
}
