import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';
import { exampleSettings } from '../settings/contract.ts';

const hourMs = 3_600_000;
const week = ['09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-18:00', '10:00-14:00', ''];

describe('working time', () => {
  const test = useApi();

  const add = async (
    start: string,
    hours: number,
    { zone = 'Asia/Kolkata', days = week, holidays = [] as string[] } = {},
  ): Promise<string> => {
    const { rows } = await test.db.raw('select add_working_time(?, ?, ?, ?::text[], ?::date[]) as moment', [
      start,
      hours * 3600,
      zone,
      days,
      holidays,
    ]);
    return rows[0].moment.toISOString();
  };

  it('includes all hours without working hours', async () => {
    const always = Array<string>(7).fill('');
    expect(await add('2026-03-14T20:17:03Z', 24, { days: always })).toBe('2026-03-15T20:17:03.000Z');
    // The clocks of Berlin go forward in this night.
    expect(await add('2026-03-28T12:00:00Z', 24, { days: always, zone: 'Europe/Berlin' })).toBe(
      '2026-03-29T12:00:00.000Z',
    );
  });

  // 09:00 in Kolkata is 03:30 UTC; 9 March 2026 is a Monday.
  it.each([
    ['within a day', '2026-03-09T04:30:00Z', 4, '2026-03-09T08:30:00.000Z'],
    ['that ends at closing time', '2026-03-09T03:30:00Z', 9, '2026-03-09T12:30:00.000Z'],
    ['over night', '2026-03-09T11:30:00Z', 4, '2026-03-10T06:30:00.000Z'],
    ['from an arrival at night', '2026-03-09T20:00:00Z', 2, '2026-03-10T05:30:00.000Z'],
    ['from an arrival before opening', '2026-03-09T01:00:00Z', 1, '2026-03-09T04:30:00.000Z'],
    ['over a weekend with a short Saturday', '2026-03-13T11:30:00Z', 8, '2026-03-16T06:30:00.000Z'],
    ['from a Sunday', '2026-03-15T06:00:00Z', 1, '2026-03-16T04:30:00.000Z'],
    ['of several days', '2026-03-09T03:30:00Z', 24, '2026-03-11T09:30:00.000Z'],
  ])('%s', async (_name, start, hours, expected) => {
    expect(await add(start, hours)).toBe(expected);
  });

  it('skips holidays, also one on which an enquiry arrives', async () => {
    const holidays = ['2026-03-10', '2026-03-11'];
    expect(await add('2026-03-09T11:30:00Z', 4, { holidays })).toBe('2026-03-12T06:30:00.000Z');
    expect(await add('2026-03-10T06:00:00Z', 1, { holidays })).toBe('2026-03-12T04:30:00.000Z');
  });

  it('follows the local clock when it changes', async () => {
    const night = Array<string>(7).fill('00:00-24:00');
    const berlin = { zone: 'Europe/Berlin' };
    // Opens at 08:00 UTC in winter and at 07:00 UTC in summer.
    expect(await add('2026-03-27T16:00:00Z', 2, { ...berlin, days: [...week.slice(0, 5), '', ''] })).toBe(
      '2026-03-30T08:00:00.000Z',
    );
    expect(await add('2026-10-23T15:00:00Z', 2, { ...berlin, days: [...week.slice(0, 5), '', ''] })).toBe(
      '2026-10-26T09:00:00.000Z',
    );
    // Days of 23 and 25 hours.
    expect(await add('2026-03-28T23:00:00Z', 23, { ...berlin, days: night })).toBe(
      '2026-03-29T22:00:00.000Z',
    );
    expect(await add('2026-10-24T22:00:00Z', 25, { ...berlin, days: night })).toBe(
      '2026-10-25T23:00:00.000Z',
    );
  });

  it('ends eventually when every day is a holiday for ten years', async () => {
    const days = ['09:00-18:00', '', '', '', '', '', ''];
    const holidays = Array.from({ length: 600 }, (_, index) =>
      new Date(Date.parse('2026-03-09T00:00:00Z') + index * 7 * 24 * hourMs).toISOString().slice(0, 10),
    );
    expect(await add('2026-03-09T04:30:00Z', 1, { days, holidays })).toBe('2026-03-09T05:30:00.000Z');
  });

  it('skips a stored holiday that is no date', async () => {
    const store = (holidays: string) =>
      test.db.raw(`update settings set changed = changed || jsonb_build_object('holidays', ?::text)`, [
        holidays,
      ]);
    await store('0000-12-25 2026-12-25');
    expect(await test.db('reply_calendar').first()).toMatchObject({ holidays: [expect.anything()] });
    await store('');
  });

  it('has the default settings, and follows saved ones', async () => {
    const calendar = () =>
      test
        .db('reply_calendar')
        .select('seconds', 'time_zone', 'hours', test.db.raw('holidays::text[] as holidays'))
        .first();
    expect(await calendar()).toMatchObject({
      seconds: exampleSettings.reply_hours * 3600,
      time_zone: exampleSettings.time_zone,
      hours: Array(7).fill(''),
      holidays: [],
    });
    const admin = await test.as('admin');
    const save = (body: object) => admin.put('/api/settings', { body });
    for (const wrong of [
      { hours_monday: '9-18' },
      { hours_friday: '18:00-09:00' },
      { hours_sunday: '09:00-25:00' },
      { holidays: '2026-02-30' },
      { holidays: '0000-12-25' },
      { holidays: 'Christmas' },
      { reply_hours: 0 },
    ]) {
      expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(422);
    }
    const saved = await save({
      reply_hours: '8',
      hours_monday: '09:00-18:00',
      hours_tuesday: '00:00-24:00',
      holidays: '2026-12-25, 2027-01-01\n2027-01-26',
    });
    expect(saved.status).toBe(200);
    expect(await calendar()).toMatchObject({
      seconds: 8 * 3600,
      hours: ['09:00-18:00', '00:00-24:00', '', '', '', '', ''],
      holidays: ['2026-12-25', '2027-01-01', '2027-01-26'],
    });
    const { id } = await buildContact(test);
    const clock = await test.db('reply_clocks').where({ enquiry_id: id }).first();
    const { rows } = await test.db.raw('select reply_deadline(?, 1) as due_at', [clock.started_at]);
    expect(clock.due_at).toEqual(rows[0].due_at);

    // What the site promises unless staff choose other hours.
    await save({ reply_hours: '24' });
    expect(await calendar()).toMatchObject({ seconds: 24 * 3600, hours: Array(7).fill('') });
  });
});
