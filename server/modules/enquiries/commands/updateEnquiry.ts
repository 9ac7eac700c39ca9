import { type Database, transaction } from '../../../platform/db.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events.ts';
import { fullName, isActiveUser } from '../../users/queries.ts';
import type { EnquiryChannel, EnquiryUpdate } from '../contract.ts';
import { Enquiry } from '../Enquiry.ts';
import {
  type EnquiryEvent,
  enquiryAssigned,
  enquiryNotesChanged,
  enquiryPriorityChanged,
  enquiryStatusChanged,
} from '../events.ts';

/**
 * Staff's changes to one enquiry: each value that really changes is an event of its own.
 * @throws AppError 404, or 422 when it is assigned to nobody who works here
 */
export async function updateEnquiry(
  db: Database,
  id: number,
  channel: EnquiryChannel,
  input: EnquiryUpdate,
  context: Context,
): Promise<void> {
  await transaction(db, async (trx) => {
    const enquiry = await Enquiry.query(trx).findOne({ id, channel }).forUpdate();
    if (!enquiry) throw notFound('Enquiry not found');
    const { name } = enquiry;
    const patch: Partial<Pick<Enquiry, 'status' | 'priority' | 'notes' | 'assigned_to'>> = {};
    const events: EnquiryEvent[] = [];

    if (input.status !== undefined && input.status !== enquiry.status) {
      patch.status = input.status;
      events.push(enquiryStatusChanged(id, { channel, name, from: enquiry.status, to: input.status }));
    }
    if (input.priority !== undefined && input.priority !== enquiry.priority) {
      patch.priority = input.priority;
      events.push(enquiryPriorityChanged(id, { channel, name, from: enquiry.priority, to: input.priority }));
    }
    const notes = input.notes === undefined ? undefined : input.notes || null;
    if (notes !== undefined && notes !== enquiry.notes) {
      patch.notes = notes;
      events.push(enquiryNotesChanged(id, { channel, name }));
    }
    if (input.assigned_to !== undefined && input.assigned_to !== enquiry.assigned_to) {
      if (input.assigned_to !== null && !(await isActiveUser(trx, input.assigned_to))) {
        throw invalid([{ field: 'assigned_to', message: 'Please choose an active staff member' }]);
      }
      const nameOf = async (userId: number | null) => {
        const user =
          userId && (await trx('users').select('first_name', 'last_name').where({ id: userId }).first());
        return user ? fullName(user) : null;
      };
      patch.assigned_to = input.assigned_to;
      const [from, to] = [await nameOf(enquiry.assigned_to), await nameOf(input.assigned_to)];
      events.push(enquiryAssigned(id, { channel, name, from, to }));
    }
    if (events.length === 0) return;
    await enquiry.$query(trx).patch({ ...patch, updated_at: context.now });
    for (const event of events) await record(trx, event, context);
  });
}
