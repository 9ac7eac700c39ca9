import { expect, it } from 'vitest';
import { formatReplyTime } from './replyTime.contract.ts';

const hours_monday = '10:00-18:00';

it.each([
  [{}, '24 hours'],
  [{ reply_hours: 24, hours_monday }, '24 hours'],
  [{ reply_hours: 1 }, '1 hour'],
  [{ reply_hours: 48, hours_monday: '' }, '48 hours'],
  [{ reply_hours: 8, hours_monday }, '8 working hours'],
  [{ reply_hours: 1, hours_monday }, '1 working hour'],
])('%o is %s', (settings, text) => {
  expect(formatReplyTime(settings)).toBe(text);
});
