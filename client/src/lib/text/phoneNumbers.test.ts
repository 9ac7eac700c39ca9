import { expect, it } from 'vitest';
import { phoneNumbers, whatsAppLink } from './phoneNumbers.ts';

it.each([
  ['+91 98220 12345', ['+91 98220 12345']],
  ['+91 98220 12345 / 0832-2412345', ['+91 98220 12345', '0832-2412345']],
  ['98220 12345, 98220 54321 or 98220 11111', ['98220 12345', '98220 54321', '98220 11111']],
  ['after 6 pm', []],
  [null, []],
])('finds the numbers in %j', (text, numbers) => {
  expect(phoneNumbers(text)).toEqual(numbers);
});

it.each([
  ['+971 50 123 4567', 'https://wa.me/971501234567'],
  ['98220 12345', 'https://wa.me/919822012345'],
  ['098220 12345', 'https://wa.me/919822012345'],
  ['0044 20 7946 0958', 'https://wa.me/442079460958'],
])('opens WhatsApp with the country code of %s', (number, link) => {
  expect(whatsAppLink(number)).toBe(link);
});
