import { expect, it } from 'vitest';
import { formatAge } from './formatAge.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const second = 1000;
const day = 86_400 * second;

it.each([
  [-5 * second, '0 seconds ago'],
  [second, '1 second ago'],
  [59.9 * second, '59 seconds ago'],
  [60 * second, '1 minute ago'],
  [3599 * second, '59 minutes ago'],
  [3600 * second, '1 hour ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [30 * day - 1, '29 days ago'],
  [30 * day, '1 month ago'],
  [400 * day, '13 months ago'],
])('%i ms', (age, text) => {
  expect(formatAge(new Date(now - age).toISOString(), now)).toBe(text);
});
