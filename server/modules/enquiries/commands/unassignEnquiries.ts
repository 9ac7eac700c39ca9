import type { Transaction } from '../../../platform/db/db.ts';
import { type CommandContext, recordAll } from '../../../platform/events/events.ts';
import type { StaffMember } from '../../accounts/users/queries.ts';
import type { Enquiry } from '../Enquiry.ts';
import { enquiryEvent } from '../events.ts';

const batchSize = 1000;

/**
 * Clears the assignments of a person, with an event for each enquiry, in batches: there may be thousands. The enquiries
 * do not count as updated, so their retention period continues.
 */
export async function unassignEnquiries(
  trx: Transaction,
  person: StaffMember,
  context: CommandContext,
): Promise<void> {
  // Duplicates first, because a message of a visitor locks them first; then in the order of ids, so that two of these
  // never wait for each other's rows.
  const assigned = trx('enquiries')
    .where({ assigned_to: person.id })
    .orderByRaw('merged_into is null, id')
    .limit(batchSize);
  let changed: Pick<Enquiry, 'id' | 'channel' | 'name'>[];
  do {
    changed = await trx('enquiries')
      .whereIn('id', assigned.clone().select('id').forUpdate())
      .update({ assigned_to: null })
      .returning(['id', 'channel', 'name']);
    const events = changed.map(({ id, channel, name }) =>
      enquiryEvent('enquiry.assigned', id, {
        channel,
        name,
        from: person.name,
        to: null,
        assigneeId: null,
      }),
    );
    await recordAll(trx, events, context);
  } while (changed.length === batchSize);
}
