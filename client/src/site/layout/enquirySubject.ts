import { formatDay } from '@platform/text/formats.contract.ts';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { decodePathPart } from '../decodePathPart.ts';

/** What the visitor is viewing: a destination, a tour, or weddings, of which `name` is the package whose page is open. */
export type EnquirySubject = {
  source: 'destination' | 'tour' | 'wedding';
  name: string;
  /** The date and the travellers that the page has stored in the URL. */
  group?: Record<string, string>;
};

/** @param title name of the journey that the page shows */
export function parseEnquirySubject(pathname: string, search = '', title = ''): EnquirySubject | null {
  const [, folder = '', name = ''] = pathname.split('/');
  const page = folder.toLowerCase();
  if (page === 'itinerary')
    return { source: 'destination', name: title || decodePathPart(name), group: parseGroup(search) };
  if (page === 'tour-details' && title) return { source: 'tour', name: title, group: parseGroup(search) };
  if (page === 'wedding' || page === 'destination-wedding') return { source: 'wedding', name: title };
  return page === 'booking' ? parseEnquiry(search) : null;
}

/** What the enquiry form is about. */
function parseEnquiry(search: string): EnquirySubject | null {
  const query = new URLSearchParams(search);
  const source = query.get('for') as EnquirySubject['source']; // or any other text
  return Object.hasOwn(travelTypes, source)
    ? { source, name: query.get('info') ?? '', group: parseGroup(search) }
    : null;
}

const groupNames = ['date', 'adults', 'children', 'rooms', 'guests'];

const parseGroup = (search: string) =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => groupNames.includes(name)));

const travelTypes = { destination: 'Destination Package', tour: 'Tour Package', wedding: 'Wedding Package' };

/** The URL of the enquiry form for what the visitor is viewing. */
export function enquiryPath(subject: EnquirySubject | null): string {
  if (!subject) return '/booking';
  const { source, name, group } = subject;
  if (source === 'wedding' && !name) return '/booking?for=wedding';
  const query = { for: source, ...(name ? { info: name } : {}), travel_type: travelTypes[source], ...group };
  return `/booking?${new URLSearchParams(query)}`;
}

/** The URL of a WhatsApp chat with a prefilled message. Empty without a number. */
export function chatUrl(facts: BusinessFacts, subject: EnquirySubject | null): string {
  const { date = '', adults = '', children = 0, guests = '' } = subject?.group ?? {};
  const group = [
    formatDay(date),
    adults && `adults: ${adults}, children: ${children}`,
    guests && `guests: ${guests}`,
  ].filter(Boolean);
  const about = [subject?.name || 'your tours', ...group].join(', ');
  const text = `Hello! I would like to know more about ${about}.`;
  return facts.chat_number ? `https://wa.me/${facts.chat_number}?text=${encodeURIComponent(text)}` : '';
}
