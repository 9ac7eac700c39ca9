import type { EnquiryChannel, EnquiryListInput, EnquiryRow } from '@modules/enquiries/contract.ts';
import { tripFilterNames } from '@modules/enquiries/trip.contract.ts';
import { toQueryString } from '../../../lib/api/toQueryString.ts';
import { adminScreens } from '../../../lib/session/adminScreens.ts';

/** Names of all filters except the search. The view is selected elsewhere, and stays when they are cleared. */
export const panelFilters = [
  'channel',
  'priority',
  'status',
  'type',
  'assigned_to',
  'start_date',
  'end_date',
  ...tripFilterNames,
] as const;

/** The export of all pages of the list. */
export const getExportPath = (filters: EnquiryListInput) =>
  `/api/enquiries/export?${toQueryString({ ...filters, page: undefined, limit: undefined })}`;

export type EnquiryKey = { id: number; channel: EnquiryChannel };

/** The key of an enquiry of a type: all but bookings are read and changed as contact messages. */
export const toEnquiryKey = (id: number, type: string | undefined): EnquiryKey => ({
  id,
  channel: type === 'booking' ? 'booking' : 'contact',
});

/** The key of an enquiry in calls and in the URL. */
export const getEnquiryKey = ({ id, enquiry_type }: Pick<EnquiryRow, 'id' | 'enquiry_type'>) =>
  toEnquiryKey(id, enquiry_type);

/** The open enquiry in the URL: `booking-12`. */
export function readEnquiryKey(params: URLSearchParams): EnquiryKey | null {
  const found = params.get('enquiry')?.match(/^(booking|contact|mail)-([1-9]\d{0,14})$/);
  if (!found) return null;
  return toEnquiryKey(Number(found[2]), found[1]);
}

export const enquiryKeyText = ({ channel, id }: EnquiryKey) => `${channel}-${id}`;

/** The path of the enquiries screen with an enquiry open. */
export const getEnquiryPath = (key: EnquiryKey) =>
  `${adminScreens.enquiries.path}?enquiry=${enquiryKeyText(key)}`;
