import type { Transaction } from '../../../platform/db.ts';
import { erased } from '../../../platform/erased.ts';
import { scrubEvents } from '../../../platform/events.ts';
import type { Attachment } from '../Enquiry.ts';

/**
 * Takes everything personal out of enquiries and of what their events say, deleted enquiries included. Rows, kinds
 * and dates stay: they count. Gives the storage keys of the attachments, which are the caller's to remove.
 */
export async function eraseEnquiries(trx: Transaction, ids: number[], now: Date): Promise<string[]> {
  const rows: { attachment: Attachment | null }[] = await trx('enquiries')
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .select('attachment');
  await trx('enquiries').whereIn('id', ids).update({
    name: erased.text,
    email: erased.email,
    phone: null,
    subject: erased.text,
    message: erased.text,
    notes: null,
    contact_time: null,
    services: '{}',
    source_page: null,
    destination: null,
    travel_type: null,
    event_date: null,
    guest_count: null,
    budget_range: null,
    venue: null,
    attachment: null,
    erased_at: now,
  });
  await scrubEvents(
    trx,
    { entityType: 'enquiry', ids },
    {
      name: erased.text,
      email: erased.email,
      phone: null,
      subject: erased.text,
      destination: null,
      travelType: null,
    },
  );
  return rows.flatMap(({ attachment }) => (attachment ? [attachment.key] : []));
}

/** Takes the attachments away and leaves the rest. Gives their storage keys, which are the caller's to remove. */
export async function detachFiles(trx: Transaction, ids: number[]): Promise<string[]> {
  const rows: { attachment: Attachment }[] = await trx('enquiries')
    .whereIn('id', ids)
    .whereNotNull('attachment')
    .orderBy('id')
    .forUpdate()
    .select('attachment');
  await trx('enquiries').whereIn('id', ids).update({ attachment: null });
  return rows.map(({ attachment }) => attachment.key);
}
