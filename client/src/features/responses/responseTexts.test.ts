import { expect, it } from 'vitest';
import { shareText, waitText } from './responseTexts.ts';

it.each([
  [null, '–'],
  [0, '0 min'],
  [2700, '45 min'],
  [12_600, '3.5 h'],
  [86_400, '24 h'],
  [181_440, '2.1 days'],
])('%s seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

it('a share is in percent of what was received', () => {
  expect(shareText({ received: 3, within_day: 2 })).toBe('67 %');
  expect(shareText({ received: 0, within_day: 0 })).toBe('–');
});
