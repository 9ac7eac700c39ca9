import { expect, it } from 'vitest';
import { trendText } from './trendText.ts';

it.each([
  [12.54, '+12.5%'],
  [0, '0.0%'],
  [-8, '-8.0%'],
  [null, 'No earlier figures'],
])('%s', (percent, text) => {
  expect(trendText(percent)).toBe(text);
});
