import type { CsvCell } from '../../platform/text/csv.ts';
import { toConsent } from './consent.contract.ts';
import type { Enquiry, EnquiryNote, EnquiryRow } from './contract.ts';
import { isOverdue } from './filters.ts';
import type { EnquiryRecord, ExportRecord, ListRecord } from './queries.ts';

/** One row of a listing as the API answers it. A booking's phone is called mobile. */
export function toRow(record: ListRecord, now: Date): EnquiryRow {
  const isBooking = record.channel === 'booking';
  return {
    id: record.id,
    reference: record.reference,
    enquiry_type: record.enquiry_type,
    name: record.name,
    email: record.email,
    phone: isBooking ? null : record.phone,
    mobile: isBooking ? record.phone : null,
    subject: record.subject,
    destination: record.destination,
    travel_type: record.travel_type,
    status: record.status,
    priority: record.priority,
    assigned_to: record.assigned_to,
    assigned_to_name: record.assigned_to_name,
    has_attachment: record.attachment !== null,
    overdue: isOverdue(record, now),
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

/** One enquiry as the API answers it, with its notes, oldest first, and a fresh link to its attachment. */
export function toEnquiry(
  record: EnquiryRecord,
  notes: EnquiryNote[],
  attachmentUrl: string | null,
  now: Date,
): Enquiry {
  const { services } = record;
  return {
    ...toRow(record, now),
    login_id: record.channel === 'booking' ? record.name : null,
    message: record.message,
    description: record.message,
    notes: notes.at(-1)?.text ?? null,
    notes_history: notes,
    contact_time: record.contact_time,
    event_date: record.event_date,
    guest_count: record.guest_count,
    budget_range: record.budget_range,
    venue: record.venue,
    source_page: record.source_page,
    tour_type: services.tour_type ?? [],
    tour_categories: services.tour_categories ?? [],
    hotel_type: services.hotel_type ?? [],
    rental_type: services.rental_type ?? [],
    ticket_type: services.ticket_type ?? [],
    visa_type: services.visa_type ?? [],
    wedding_packages: services.wedding_packages ?? [],
    attachment_name: record.attachment?.name ?? null,
    attachment_size: record.attachment?.size ?? null,
    attachment_url: attachmentUrl,
    consent: toConsent(record),
  };
}

export const csvHeader = [
  'Reference',
  'Type',
  'Name',
  'Email',
  'Phone',
  'Subject',
  'Message',
  'Destination',
  'Travel type',
  'Event date',
  'Guests',
  'Budget',
  'Venue',
  'Preferred contact time',
  'Services',
  'Attachment',
  'Status',
  'Priority',
  'Assigned to',
  'Notes',
  'Created',
  'Updated',
] as const;

export function toCsvRow(record: ExportRecord): CsvCell[] {
  return [
    record.reference,
    record.enquiry_type,
    record.name,
    record.email,
    record.phone,
    record.subject,
    record.message,
    record.destination,
    record.travel_type,
    record.event_date,
    record.guest_count,
    record.budget_range,
    record.venue,
    record.contact_time,
    Object.values(record.services).flat().join('; '),
    record.attachment?.name,
    record.status,
    record.priority,
    record.assigned_to_name,
    record.notes,
    record.created_at.toISOString(),
    record.updated_at.toISOString(),
  ];
}
