import type { Transaction } from '../../../platform/db/db.ts';
import { ERASED } from '../../../platform/events/erased.ts';
import { scrubEvents } from '../../../platform/events/events.ts';
import { stopClocks } from '../../replyClock/commands/stopClocks.ts';
import { type Attachment, emptyFields } from '../Enquiry.ts';

/**
 * Erases all personal data from enquiries, but not from their events. Rows, kinds and dates stay, because they count.
 * Returns the storage keys of the attachments, which the caller removes.
 */
export async function eraseEnquiries(trx: Transaction, ids: number[], now: Date): Promise<string[]> {
  // Duplicates first, because a message of a visitor locks them first.
  const rows: { attachment: Attachment | null }[] = await trx('enquiries')
    .whereIn('id', ids)
    .orderByRaw('merged_into is null, id')
    .forUpdate()
    .select('attachment');
  await trx('enquiries')
    .whereIn('id', ids)
    .update({
      ...emptyFields,
      name: ERASED.text,
      email: ERASED.email,
      subject: ERASED.text,
      message: ERASED.text,
      notes: null,
      merged_into: null,
      status_before_merge: null,
      erased_at: now,
    });
  await trx('enquiry_notes').whereIn('enquiry_id', ids).delete();
  // An erased enquiry cannot be replied to.
  await stopClocks(trx, ids, ['running', 'waiting', 'snoozed']);
  return rows.flatMap(({ attachment }) => (attachment ? [attachment.key] : []));
}

/**
 * Erases all personal data from the events of enquiries, including deleted ones. That a booking was of a wedding stays,
 * because response statistics count it.
 */
export async function eraseEnquiryEvents(trx: Transaction, ids: number[]): Promise<void> {
  const weddings: number[] = await trx('events')
    .where({ entity_type: 'enquiry', type: 'enquiry.submitted' })
    .whereIn('entity_id', ids)
    .whereRaw(`data ->> 'travelType' ilike '%wedding%'`)
    .pluck('entity_id');
  const erased = {
    name: ERASED.text,
    email: ERASED.email,
    phone: null,
    subject: ERASED.text,
    destination: null,
    travelType: null,
  };
  await scrubEvents(trx, { entityType: 'enquiry', ids }, erased);
  await scrubEvents(trx, { entityType: 'enquiry', ids: weddings }, { travelType: 'Wedding' });
}

/** Detaches the attachments and leaves the rest. Returns their storage keys, which the caller removes. */
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
