import { pick } from '../../platform/pick.ts';
import type { CsvCell } from '../../platform/text/csv.ts';
import { formatTravellers } from '../destinations/calculatePrice.contract.ts';
import { type ClockRecord, toReplyClock } from '../replyClock/queries.ts';
import { toConsent } from './consent.contract.ts';
import {
  type EnquiryNote,
  type EnquiryResponse,
  type EnquiryRow,
  enquiryRowSchema,
  enquirySchema,
} from './contract.ts';
import { type EnquiryColumn, enquiryColumns } from './Enquiry.ts';
import { serviceFields } from './formChoices.contract.ts';
import { toJourneyLink } from './journeyLinks.contract.ts';
import type { EnquiryRecord, ExportRecord, ListRecord } from './queries.ts';
import type { Visit } from './visit.contract.ts';

/** The columns that the contract shows under the same names. */
const rowColumns = enquiryColumns.filter(
  (name): name is Extract<EnquiryColumn, keyof EnquiryRow> => name in enquiryRowSchema.shape,
);
const detailColumns = enquiryColumns.filter(
  (name): name is Extract<EnquiryColumn, keyof EnquiryResponse> => name in enquirySchema.shape,
);

/** One row of a listing as the API returns it. A booking's phone is called mobile. */
export function toEnquiryRow(record: ListRecord, now: Date): EnquiryRow {
  const isBooking = record.channel === 'booking';
  const clock = toReplyClock(record.clock, now);
  return {
    ...pick(record, rowColumns),
    phone: isBooking ? null : record.phone,
    mobile: isBooking ? record.phone : null,
    assigned_to_name: record.assigned_to_name,
    has_attachment: record.attachment !== null,
    overdue: clock.state === 'overdue',
    clock,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

const noServices = Object.fromEntries(serviceFields.map((name): [string, string[]] => [name, []])) as Record<
  (typeof serviceFields)[number],
  string[]
>; // fromEntries forgets the keys

/** One enquiry as the API returns it, with its notes, oldest first, and a fresh link to its attachment. */
export function toEnquiry(
  record: EnquiryRecord & ClockRecord,
  notes: EnquiryNote[],
  attachmentUrl: string | null,
  now: Date,
): EnquiryResponse {
  return {
    ...pick(record, detailColumns),
    ...toEnquiryRow(record, now),
    login_id: record.channel === 'booking' ? record.name : null,
    description: record.message,
    notes: notes.at(-1)?.text ?? null,
    notes_history: notes,
    ...noServices,
    ...record.services,
    attachment_name: record.attachment?.name ?? null,
    attachment_size: record.attachment?.size ?? null,
    attachment_url: attachmentUrl,
    attachment_path: attachmentUrl,
    consent: toConsent(record),
    journeys: record.visit?.journeys?.map(toJourneyLink) ?? [],
  };
}

/** Where a campaign was, and its name: `instagram / social / monsoon`. */
const joinCampaign = (visit: Visit | null): string =>
  [visit?.utm_source, visit?.utm_medium, visit?.utm_campaign].filter(Boolean).join(' / ');

const csvColumns: [string, (record: ExportRecord) => CsvCell][] = [
  ['Reference', ({ reference }) => reference],
  ['Type', ({ enquiry_type }) => enquiry_type],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Destination', ({ destination }) => destination],
  ['Travel type', ({ travel_type }) => travel_type],
  ['Event date', ({ event_date }) => event_date],
  ['Guests', ({ guest_count }) => guest_count],
  ['Budget', ({ budget_range }) => budget_range],
  ['Venue', ({ venue }) => venue],
  ['Preferred contact time', ({ contact_time }) => contact_time],
  ['Services', ({ services }) => Object.values(services).flat().join('; ')],
  ['Attachment', ({ attachment }) => attachment?.name],
  ['Status', ({ status }) => status],
  ['Priority', ({ priority }) => priority],
  ['Assigned to', ({ assigned_to_name }) => assigned_to_name],
  ['Notes', ({ notes }) => notes],
  ['Created', ({ created_at }) => created_at],
  ['Updated', ({ updated_at }) => updated_at],
  ['Landing page', ({ visit }) => visit?.landing_page],
  ['Campaign', ({ visit }) => joinCampaign(visit)],
  ['Travel month', ({ travel_month }) => travel_month],
  ['Flexibility', ({ flexibility }) => flexibility],
  ['Departure city', ({ departure_city }) => departure_city],
  ['Travellers', ({ quote }) => quote && formatTravellers(quote)],
  ['Calculated price', ({ quote }) => quote?.price?.total],
];

export const csvHeader = csvColumns.map(([heading]) => heading);
export const toCsvRow = (record: ExportRecord): CsvCell[] => csvColumns.map(([, toCell]) => toCell(record));
