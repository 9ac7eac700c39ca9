import { expect, it } from 'vitest';
import { calendarDayText, clockText, dayText, exactMomentText, momentText } from './dateTexts.ts';

const at = new Date(2026, 10, 22, 0, 7, 5);

it('writes days the same way everywhere, and times on a clock of 24 hours', () => {
  expect(dayText(at)).toBe('22 Nov 2026');
  expect(momentText(at.toISOString())).toBe('22 Nov 2026, 00:07');
  expect(exactMomentText(at)).toBe('22 Nov 2026, 00:07:05');
  expect(clockText(at)).toBe('00:07:05');
  expect(calendarDayText('2026-11-22T23:59:59Z')).toBe('22 Nov 2026');
});
