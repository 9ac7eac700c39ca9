import { describe, expect, it } from 'vitest';
import { addDays, dayStart, toDay } from './days.ts';

describe('days of a time zone', () => {
  it('begins a day at midnight there, not at midnight UTC', () => {
    expect(dayStart('2026-11-20', 'Asia/Kolkata').toISOString()).toBe('2026-11-19T18:30:00.000Z');
    expect(dayStart('2026-11-20', 'UTC').toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect(dayStart('2026-03-08', 'America/New_York').toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(dayStart('2026-03-09', 'America/New_York').toISOString()).toBe('2026-03-09T04:00:00.000Z');
  });

  it('puts an instant into the day of the zone', () => {
    expect(toDay(new Date('2026-11-19T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-19');
    expect(toDay(new Date('2026-11-19T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-20');
  });

  it('counts days over the end of a month', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});
