import { expect, it } from 'vitest';
import { formatSeconds, humanizeName, mailStateLabels } from './operationsLabels.ts';

it('formats seconds in a suitable unit', () => {
  expect([0.42, 12.4, 180, 7200, 200_000].map(formatSeconds)).toEqual([
    '0.4 s',
    '12 s',
    '3 min',
    '2 h',
    '2 days',
  ]);
});

it('formats names for people', () => {
  expect(humanizeName('enquiry_confirmation')).toBe('Enquiry confirmation');
  expect(humanizeName('enquiry.submitted')).toBe('Enquiry submitted');
});

it('does not call a mail failed that may be tried again', () => {
  expect(mailStateLabels).toMatchObject({ sent: 'Sent', failed: 'Last try failed' });
});
