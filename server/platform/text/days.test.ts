import { describe, expect, it } from 'vitest';
import { addDays, dayStart, timeOfDay, toDay, toLocalTime } from './days.contract.ts';

describe('days of a time zone', () => {
  it('starts a day at midnight there, not at midnight UTC', () => {
    expect(dayStart('2026-11-20', 'Asia/Kolkata').toISOString()).toBe('2026-11-19T18:30:00.000Z');
    expect(dayStart('2026-11-20', 'UTC').toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect(dayStart('2026-03-08', 'America/New_York').toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(dayStart('2026-03-09', 'America/New_York').toISOString()).toBe('2026-03-09T04:00:00.000Z');
  });

  it.each([
    ['2024-09-08', 'America/Santiago', '2024-09-08T04:00:00.000Z'],
    ['2025-09-07', 'America/Santiago', '2025-09-07T04:00:00.000Z'],
    ['2025-03-09', 'America/Havana', '2025-03-09T05:00:00.000Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2018-03-22', 'Asia/Tehran', '2018-03-21T20:30:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('begins %s in %s, whose midnight is skipped, with its first instant', (day, timeZone, start) => {
    expect(dayStart(day, timeZone).toISOString()).toBe(start);
  });

  it.each([
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
  ])(
    'begins %s in %s, whose midnight or last hour comes twice, with its first instant',
    (day, timeZone, start) => {
      expect(dayStart(day, timeZone).toISOString()).toBe(start);
    },
  );

  it('begins each day of a year right after the day before', () => {
    for (const timeZone of ['America/Santiago', 'America/Havana', 'Europe/Berlin', 'Australia/Lord_Howe'])
      for (let day = '2025-01-01'; day < '2026-01-01'; day = addDays(day, 1)) {
        const start = dayStart(day, timeZone).getTime();
        expect([start - 1, start].map((instant) => toDay(new Date(instant), timeZone))).toEqual([
          addDays(day, -1),
          day,
        ]);
      }
  });

  it('finds an hour of the local clock, even on days of a clock change', () => {
    const nine = (day: string, timeZone: string) => timeOfDay(day, 9, timeZone).toISOString();
    expect(nine('2026-11-20', 'Asia/Kolkata')).toBe('2026-11-20T03:30:00.000Z');
    expect(nine('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z');
    expect(nine('2026-10-25', 'Europe/Berlin')).toBe('2026-10-25T08:00:00.000Z');
    expect(nine('2026-03-08', 'America/New_York')).toBe('2026-03-08T13:00:00.000Z');
    expect(nine('2026-11-01', 'America/New_York')).toBe('2026-11-01T14:00:00.000Z');
    // Skipped: the first instant after it.
    expect(timeOfDay('2026-03-29', 2, 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });

  it('puts an instant into the day of the zone', () => {
    expect(toDay(new Date('2026-11-19T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-19');
    expect(toDay(new Date('2026-11-19T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-20');
    expect(toLocalTime(new Date('2026-11-19T18:30:05.678Z'), 'Asia/Kolkata')).toBe('2026-11-20 00:00:05');
  });

  it('adds days across the end of a month', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});
