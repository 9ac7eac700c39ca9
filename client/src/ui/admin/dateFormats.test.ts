import { expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDateTimeWithSeconds,
  formatShortDay,
  formatTimeWithSeconds,
} from './dateFormats.ts';

const at = new Date(2026, 10, 22, 0, 7, 5);

it('writes days the same way everywhere, on one line, and times on a clock of 24 hours', () => {
  expect(formatDate(at)).toBe('22\u00a0Nov\u00a02026');
  expect(formatDateTime(at.toISOString())).toBe('22\u00a0Nov\u00a02026,\u00a000:07');
  expect(formatDateTimeWithSeconds(at)).toBe('22\u00a0Nov\u00a02026,\u00a000:07:05');
  expect(formatTimeWithSeconds(at)).toBe('00:07:05');
  expect(formatShortDay('2026-11-22T23:59:59Z')).toBe('22\u00a0Nov\u00a02026');
});
