import { expect, it } from 'vitest';
import { enquiryAddress } from './siteMenu.ts';

it.each([
  ['/', '/booking'],
  ['/blog-details/3', '/booking'],
  ['/wedding', '/booking?for=wedding'],
  ['/destination-wedding', '/booking?for=wedding'],
  ['/itinerary/Goa', '/booking?for=destination&info=Goa&travel_type=Destination+Package'],
  ['/itinerary/Spiti%20Valley', '/booking?for=destination&info=Spiti+Valley&travel_type=Destination+Package'],
  ['/itinerary/100%', '/booking?for=destination&info=100%25&travel_type=Destination+Package'],
  ['/itinerary/', '/booking?for=destination&travel_type=Destination+Package'],
])('opens the form from %s at %s', (pathname, address) => {
  expect(enquiryAddress(pathname)).toBe(address);
});

it('names the wedding package whose page is open', () => {
  expect(enquiryAddress('/wedding/goa-beach', 'Beach Wedding in South Goa')).toBe(
    '/booking?for=wedding&info=Beach+Wedding+in+South+Goa&travel_type=Wedding+Package',
  );
  expect(enquiryAddress('/wedding/goa-beach')).toBe('/booking?for=wedding');
});
