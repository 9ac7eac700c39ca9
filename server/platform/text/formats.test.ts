import { expect, it } from 'vitest';
import {
  formatCount,
  formatDay,
  formatMonth,
  formatNumber,
  formatPrice,
  phoneLink,
} from './formats.contract.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

it.each([0, 7, 999, 1000, 15_999, 99_999.5, 125_000, 1_234_567, 1_000_000_000, -15_999])(
  'formats a price as in India: %d',
  (amount) => expect(formatPrice(amount)).toBe(rupees.format(amount)),
);

it.each([0, 7, 999, 1000, 15_999, 125_000, 1_234_567])('groups the digits of a number: %d', (value) =>
  expect(formatNumber(value)).toBe(value.toLocaleString('en-IN')),
);

it.each([
  [0, '0 children'],
  [1, '1 child'],
  [2, '2 children'],
])('counts with the singular for one only: %d', (count, text) =>
  expect(formatCount(count, 'child', 'children')).toBe(text),
);

it('adds the s of a regular plural', () => expect(formatCount(2, 'review')).toBe('2 reviews'));

it('formats a day in the time zone', () => {
  const zones = ['Asia/Kolkata', 'Europe/London'];
  for (const time of [
    '2026-12-31T18:29:59Z',
    '2026-12-31T18:30:00Z',
    '2027-06-30T23:15:00Z',
    '2028-02-29T05:00:00Z',
  ])
    for (const timeZone of zones) {
      const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
      expect(formatDay(time, timeZone)).toBe(format.format(new Date(time)));
    }
  expect(formatDay('2027-02-14')).toBe('14 February 2027');
  expect(formatMonth('2027-02')).toBe('February 2027');
  expect(formatDay('someday')).toBe('');
});

it('links a phone number', () => {
  expect(phoneLink('+91 (832) 241-2345')).toBe('tel:+918322412345');
});
