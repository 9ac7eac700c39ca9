import type { Database } from '../../platform/db/db.ts';
import { pick } from '../../platform/pick.ts';
import { toDay } from '../../platform/text/days.contract.ts';
import {
  exampleSettings,
  type PublicSettings,
  publicSettingsSchema,
  type Settings,
  type StoredSettings,
} from './contract.ts';

/** The current settings: the values that staff changed, over the examples. */
export async function getSettings(db: Database): Promise<Settings> {
  const row = await db('settings').select('changed').where({ id: 1 }).first<{ changed: Partial<Settings> }>();
  return { ...exampleSettings, ...row?.changed };
}

/** The current settings with their version. */
export async function getStoredSettings(db: Database): Promise<StoredSettings> {
  const row: { changed: Partial<Settings>; updated_at: Date } = await db('settings')
    .select('changed', 'updated_at')
    .where({ id: 1 })
    .first();
  return { ...exampleSettings, ...row.changed, updated_at: row.updated_at.toISOString() };
}

const publicNames = publicSettingsSchema.keyof().options;

/** The public settings; `today` is the day of `now` in the agency's time zone. */
export async function getPublicSettings(db: Database, now: Date): Promise<PublicSettings> {
  const settings = await getSettings(db);
  return pick({ ...settings, today: toDay(now, settings.time_zone) }, publicNames);
}

/** IANA name of the zone in which days begin. */
export async function getTimeZone(db: Database): Promise<string> {
  return (await getSettings(db)).time_zone;
}

/** The day of `now`, `2026-11-20`, in the agency's time zone. */
export const getToday = async (db: Database, now: Date): Promise<string> => toDay(now, await getTimeZone(db));

/** SQL of the agency's time zone, for a value inside another statement. */
export const timeZoneInSql = `coalesce((select changed ->> 'time_zone' from settings where id = 1), '${exampleSettings.time_zone}')`;
