import { expect, it } from 'vitest';
import type { BusinessFacts } from '../../features/settings/settingsApi.ts';
import { chatUrl, enquiryPath, parseEnquirySubject } from './enquirySubject.ts';

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
  expect(enquiryPath(parseEnquirySubject(pathname))).toBe(address);
});

it('passes on the date and the travellers of the price calculator, and nothing else of the URL', () => {
  const chosen = '?utm_source=mail&date=2098-02-01&adults=2&children=1&rooms=1';
  const subject = parseEnquirySubject('/itinerary/Goa', chosen);
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
  const subject = parseEnquirySubject(pathname, `?${search}`);
  expect(enquiryPath(subject)).toBe(address);
  const facts = { chat_number: '919800000001' } as BusinessFacts; // all that the address needs
  expect(new URL(chatUrl(facts, subject)).searchParams.get('text')).toContain('Goa, 1 February 2098');
  expect(parseEnquirySubject('/booking', '?for=toString')).toBeNull();
});

it('names the wedding package whose page is open', () => {
  expect(enquiryPath(parseEnquirySubject('/wedding/goa-beach', '', 'Beach Wedding in South Goa'))).toBe(
    '/booking?for=wedding&info=Beach+Wedding+in+South+Goa&travel_type=Wedding+Package',
  );
  expect(enquiryPath(parseEnquirySubject('/wedding/goa-beach'))).toBe('/booking?for=wedding');
});

it('names the destination whose page is open, regardless of its address', () => {
  expect(parseEnquirySubject('/itinerary/kerala-backwaters', '', 'Kerala Backwaters')).toMatchObject({
    source: 'destination',
    name: 'Kerala Backwaters',
  });
});

it('names the tour whose page is open, with the guests and the date', () => {
  const subject = parseEnquirySubject('/tour-details', '?trip=1&guests=3&date=2098-02-01', 'Old Goa');
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
  const url = chatUrl(facts, parseEnquirySubject(pathname));
  expect(new URL(url).searchParams.get('text')).toBe(`Hello! I would like to know more about ${about}.`);
});

it('has no chat without a number', () => {
  expect(chatUrl({ chat_number: '' } as BusinessFacts, null)).toBe('');
});
