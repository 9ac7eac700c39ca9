import { expect, it } from 'vitest';
import { failureText } from './failureText.ts';

it.each([
  [
    { status: 500, message: 'Server error. Please try again later.' } as const,
    'Server error. Please try again later.',
  ],
  [{ status: 500, message: '' } as const, 'An unexpected error occurred. Please try again.'],
  [{ name: 'TypeError', message: 'x is undefined' }, 'An unexpected error occurred. Please try again.'],
  [{}, 'An unexpected error occurred. Please try again.'],
])('names what failed before the reason of %j', (error, reason) => {
  expect(failureText('Failed to delete Bali', error)).toBe(`Failed to delete Bali: ${reason}`);
});
