import {
  type EnquiryChannel,
  type EnquiryListInput,
  enquiryListSchema,
} from '@modules/enquiries/contract.ts';

/** The filters in the address; what is not valid there counts as absent. */
export function readFilters(params: URLSearchParams): EnquiryListInput {
  const given: Record<string, string> = Object.fromEntries(params);
  const parsed = enquiryListSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) delete given[String(path[0])];
  return enquiryListSchema.parse(given);
}

export type FilterChange = Partial<Record<keyof EnquiryListInput, string | number | undefined>>;

/** The address after a change; another filter or order starts at the first page again. */
export function changeFilters(params: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Filters that narrow the list, the search aside. */
export const panelFilters = ['priority', 'status', 'type', 'assigned_to', 'start_date', 'end_date'] as const;

/** The query that the list and the export share. */
export function filterQuery({ page: _page, limit: _limit, ...filters }: EnquiryListInput) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query;
}

export type EnquiryKey = { id: number; channel: EnquiryChannel };

/** The open enquiry in the address: `booking-12`. */
export function readEnquiryKey(params: URLSearchParams): EnquiryKey | null {
  const found = params.get('enquiry')?.match(/^(booking|contact)-([1-9]\d{0,14})$/);
  if (!found) return null;
  return { channel: found[1] === 'booking' ? 'booking' : 'contact', id: Number(found[2]) };
}

export const enquiryKeyText = ({ channel, id }: EnquiryKey) => `${channel}-${id}`;
