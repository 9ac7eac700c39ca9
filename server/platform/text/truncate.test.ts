import { expect, it } from 'vitest';
import { truncate } from './truncate.contract.ts';

it.each([
  ['short', 12, 'short'],
  ['exactly 12!!', 12, 'exactly 12!!'],
  ['one two three four', 12, 'one two…'],
  ['one two, three four', 12, 'one two…'],
  ['a very longwordwithoutspaces', 12, 'a very long…'],
  ['🌊🌊🌊🌊🌊🌊🌊🌊', 12, '🌊🌊🌊🌊🌊…'],
])('truncates %j to %i characters', (text, length, truncated) => {
  expect(truncate(text, length)).toBe(truncated);
  expect(truncated.length).toBeLessThanOrEqual(length);
});
