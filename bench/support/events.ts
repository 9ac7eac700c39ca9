import type { Database } from '../../server/platform/db/db.ts';

/** Appends `count` submissions as the command records them, unpublished. @returns the id of the last one before them */
export async function appendSubmissions(db: Database, count: number): Promise<number> {
  const last = await lastEvent(db);
  await db.raw(
    `insert into events (type, entity_type, entity_id, data, occurred_at, request_id)
     select 'enquiry.submitted', 'enquiry', n, jsonb_build_object('channel', 'contact', 'enquiryType', 'general',
       'name', 'Asha Naik', 'email', 'asha@example.com', 'phone', '+91 98220 12345', 'subject', 'A week in Kerala',
       'destination', null, 'travelType', null, 'reference', 'SN-' || n), now(), gen_random_uuid()::text
     from generate_series(1, ?::int) as n`,
    [count],
  );
  return last;
}

async function lastEvent(db: Database): Promise<number> {
  return (await db('events').max({ last: 'id' }).first())?.last ?? 0;
}
