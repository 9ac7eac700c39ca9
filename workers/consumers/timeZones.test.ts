import { expect, it, vi } from 'vitest';
import { listTimeZones, settingsSchema } from '../../server/modules/settings/contract.ts';
import { timeOfDay } from '../../server/platform/text/days.contract.ts';
import { useDatabase } from '../../server/testing/database.ts';

const database = useDatabase();
const isTaken = (zone: string) => settingsSchema.shape.time_zone.safeParse(zone).success;

it('the settings accept the time zones that Postgres knows', async () => {
  const zones = listTimeZones();
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Paris', 'Africa/Cairo']));
  expect(zones.filter((zone) => !isTaken(zone))).toEqual([]);
  const { rows } = await database.db.raw(
    'select unnest(?::text[]) except select name from pg_timezone_names',
    [zones],
  );
  expect(rows).toEqual([]);
});

it('the settings reject names for which Postgres has no daylight saving time', async () => {
  // Older releases of Node list them.
  const listed = vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['CET', 'EET', 'MET', 'WET']);
  expect(['CET', 'EET', 'MET', 'WET', 'UTC'].filter(isTaken)).toEqual(['UTC']);
  listed.mockRestore();
  const isSameInPostgres = async (zone: string) => {
    const { rows } = await database.db.raw(`select '2026-07-01'::timestamp at time zone ? as midnight`, [
      zone,
    ]);
    return timeOfDay('2026-07-01', 0, zone).getTime() === rows[0].midnight.getTime();
  };
  expect(await isSameInPostgres('Europe/Paris')).toBe(true);
  expect(await isSameInPostgres('CET')).toBe(false);
});
