import { expect, it } from 'vitest';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { chatUrl, enquiryPath, enquirySubject, portalMenu, portalPage, serviceGrid } from './siteMenu.ts';

const withPortal = (url: string) => ({ customer_portal_url: url }) as BusinessFacts; // all that the menus need

it('leads to the pages of the customer portal', () => {
  const links = portalMenu(withPortal('https://portal.example.com/')).map(({ to }) => to);
  const pages = ['flights', 'hotels', 'holidays', 'bus', 'visa', 'insurance'];
  expect(links).toEqual(pages.map((page) => `https://portal.example.com/${page}`));
});

it('has no link to a portal that the agency does not have', () => {
  const facts = withPortal('');
  expect([portalMenu(facts), portalPage(facts, 'visa')]).toEqual([[], '']);
  const grid = serviceGrid(facts).map(({ id }) => id);
  const ownPages = ['india', 'abroad', 'trips', 'wedding', 'visa', 'insurance', 'blogs', 'news', 'contact'];
  expect(grid).toEqual(ownPages);
});

it('has the pages of this site in the grid', () => {
  const links = serviceGrid(withPortal('')).map(({ to }) => to);
  for (const page of ['visa', 'insurance', 'destination-wedding', 'blogs', 'travel-news', 'contact'])
    expect(links).toContain(`/${page}`);
});

it.each([
  ['/', '/booking'],
  ['/blog-details/3', '/booking'],
  ['/tour-details', '/booking'],
  ['/wedding', '/booking?for=wedding'],
  ['/destination-wedding', '/booking?for=wedding'],
  ['/Wedding/', '/booking?for=wedding'],
  ['/itinerary/Goa', '/booking?for=destination&info=Goa&travel_type=Destination+Package'],
  ['/itinerary/Spiti%20Valley', '/booking?for=destination&info=Spiti+Valley&travel_type=Destination+Package'],
  ['/itinerary/100%', '/booking?for=destination&info=100%25&travel_type=Destination+Package'],
  ['/itinerary/', '/booking?for=destination&travel_type=Destination+Package'],
])('opens the form from %s at %s', (pathname, address) => {
  expect(enquiryPath(enquirySubject(pathname))).toBe(address);
});

it('passes on the date and the travellers of the price calculator, and nothing else of the URL', () => {
  const chosen = '?utm_source=mail&date=2098-02-01&adults=2&children=1&rooms=1';
  const subject = enquirySubject('/itinerary/Goa', chosen);
  expect(enquiryPath(subject)).toBe(
    '/booking?for=destination&info=Goa&travel_type=Destination+Package&date=2098-02-01&adults=2&children=1&rooms=1',
  );
  const facts = { chat_number: '919800000001' } as BusinessFacts; // all that the address needs
  expect(new URL(chatUrl(facts, subject)).searchParams.get('text')).toBe(
    'Hello! I would like to know more about Goa, 1 February 2098, adults: 2, children: 1.',
  );
});

it('still knows the subject on the form', () => {
  const address =
    '/booking?for=destination&info=Goa&travel_type=Destination+Package&date=2098-02-01&adults=4&children=0';
  const [pathname = '', search] = address.split('?');
  const subject = enquirySubject(pathname, `?${search}`);
  expect(enquiryPath(subject)).toBe(address);
  const facts = { chat_number: '919800000001' } as BusinessFacts; // all that the address needs
  expect(new URL(chatUrl(facts, subject)).searchParams.get('text')).toContain('Goa, 1 February 2098');
  expect(enquirySubject('/booking', '?for=toString')).toBeNull();
});

it('names the wedding package whose page is open', () => {
  expect(enquiryPath(enquirySubject('/wedding/goa-beach', '', 'Beach Wedding in South Goa'))).toBe(
    '/booking?for=wedding&info=Beach+Wedding+in+South+Goa&travel_type=Wedding+Package',
  );
  expect(enquiryPath(enquirySubject('/wedding/goa-beach'))).toBe('/booking?for=wedding');
});

it('names the destination whose page is open, regardless of its address', () => {
  expect(enquirySubject('/itinerary/kerala-backwaters', '', 'Kerala Backwaters')).toMatchObject({
    source: 'destination',
    name: 'Kerala Backwaters',
  });
});

it('names the tour whose page is open, with the guests and the date', () => {
  const subject = enquirySubject('/tour-details', '?trip=1&guests=3&date=2098-02-01', 'Old Goa');
  expect(enquiryPath(subject)).toBe(
    '/booking?for=tour&info=Old+Goa&travel_type=Tour+Package&guests=3&date=2098-02-01',
  );
  const facts = { chat_number: '919800000001' } as BusinessFacts; // all that the address needs
  expect(new URL(chatUrl(facts, subject)).searchParams.get('text')).toBe(
    'Hello! I would like to know more about Old Goa, 1 February 2098, guests: 3.',
  );
});

it.each([
  ['/', 'your tours'],
  ['/wedding', 'your tours'],
  ['/itinerary/Spiti%20Valley', 'Spiti Valley'],
])('begins a chat on %s about %s', (pathname, about) => {
  const facts = { chat_number: '919800000001' } as BusinessFacts; // all that the address needs
  const url = chatUrl(facts, enquirySubject(pathname));
  expect(new URL(url).searchParams.get('text')).toBe(`Hello! I would like to know more about ${about}.`);
});

it('has no chat without a number', () => {
  expect(chatUrl({ chat_number: '' } as BusinessFacts, null)).toBe('');
});
