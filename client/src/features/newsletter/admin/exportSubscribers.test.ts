import { expect, it } from 'vitest';
import { ApiFailure, malformed } from '../../../lib/api/apiError.ts';
import { countRecords, exportFailure } from './exportSubscribers.ts';

it('counts records, not lines', () => {
  expect(countRecords('"email","agent"\r\n"a@example.com","one\ntwo ""x"""\r\n"b@example.com",""\r\n')).toBe(
    2,
  );
  expect(countRecords('"email","agent"\r\n')).toBe(0);
});

it.each([
  [401, 'Authentication required. Please log in as admin and try again.'],
  [403, 'Access denied. You need admin privileges to export data.'],
  [404, 'Endpoint not found.'],
  [500, 'Export failed: Not now'],
])('a failed export with the status %i is described as “%s”', (status, text) => {
  expect(exportFailure(new ApiFailure({ status, message: 'Not now' }))).toBe(text);
});

it('a failed export without a status is described, too', () => {
  expect(exportFailure(new ApiFailure(malformed))).toBe('Failed to export subscribers: unexpected format');
  expect(exportFailure(new TypeError('fetch failed'))).toBe('Failed to export subscribers');
});
