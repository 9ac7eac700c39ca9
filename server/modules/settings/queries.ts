import type { Database, Transaction } from '../../platform/db.ts';
import { type BusinessFacts, businessFactsSchema, exampleSettings, type Settings } from './contract.ts';

/** The settings as they stand: what staff changed, over the examples. */
export async function getSettings(db: Database | Transaction): Promise<Settings> {
  const row = await db('settings').select('changed').where({ id: 1 }).first<{ changed: Partial<Settings> }>();
  return { ...exampleSettings, ...row?.changed };
}

/** The part of the settings that visitors see. */
export async function getBusinessFacts(db: Database): Promise<BusinessFacts> {
  return businessFactsSchema.parse(await getSettings(db));
}

/** IANA name of the zone in which days begin. */
export async function getTimeZone(db: Database | Transaction): Promise<string> {
  return (await getSettings(db)).time_zone;
}

/** The same as a value inside another statement. */
export const timeZoneInSql = `coalesce((select changed ->> 'time_zone' from settings where id = 1), '${exampleSettings.time_zone}')`;
