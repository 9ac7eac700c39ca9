import { expect, it } from 'vitest';
import { trendText } from './trendText.ts';

it.each([
  [12.54, 1025, '1,025 in 7 days, +12.5% on the 7 before'],
  [0, 3, '3 in 7 days, 0.0% on the 7 before'],
  [-100, 0, '0 in 7 days, -100.0% on the 7 before'],
  [null, 2, '2 in 7 days, none in the 7 before'],
  [null, 0, '0 in 7 days'],
])('%s percent and %i', (percent, count, text) => {
  expect(trendText(percent, count, 7)).toBe(text);
});
