import {
  type EnquiryChannel,
  type EnquiryListInput,
  enquiryListSchema,
} from '@modules/enquiries/contract.ts';

/** Reads the filters from the URL; invalid values count as absent. */
export function readFilters(params: URLSearchParams): EnquiryListInput {
  const given: Record<string, string> = Object.fromEntries(params);
  const parsed = enquiryListSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) delete given[String(path[0])];
  return enquiryListSchema.parse(given);
}

export type FilterChange = Partial<Record<keyof EnquiryListInput, string | number | undefined>>;

/** The URL after a change; a change of filter or order resets the page to 1. */
export function changeFilters(params: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The active filters, without the search. */
export const panelFilters = [
  'view',
  'channel',
  'priority',
  'status',
  'type',
  'assigned_to',
  'start_date',
  'end_date',
] as const;

/** The query of the list and the export. */
export function filterQuery({ page: _page, limit: _limit, ...filters }: EnquiryListInput) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query;
}

export type EnquiryKey = { id: number; channel: EnquiryChannel };

/** The open enquiry in the URL: `booking-12`. */
export function readEnquiryKey(params: URLSearchParams): EnquiryKey | null {
  const found = params.get('enquiry')?.match(/^(booking|contact)-([1-9]\d{0,14})$/);
  if (!found) return null;
  return { channel: found[1] === 'booking' ? 'booking' : 'contact', id: Number(found[2]) };
}

export const enquiryKeyText = ({ channel, id }: EnquiryKey) => `${channel}-${id}`;
