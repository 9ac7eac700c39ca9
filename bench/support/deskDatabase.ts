import { type Database, openDatabase } from '../../server/platform/db/db.ts';
import { databaseUrl } from '../../server/testing/globalSetup.ts';
import { administrator, enquiryDatabase, type FilledDatabase, settle } from './enquiryDatabase.ts';

/**
 * The agency of `enquiryDatabase` with a busy desk: a fiftieth of its enquiries, and at least 200, are in progress, so
 * that each view of a small agency also fills its first page. It is filled once per run.
 */
export async function deskDatabase(postgresUrl: string, count: number): Promise<FilledDatabase> {
  const agency = await enquiryDatabase(postgresUrl, count);
  await agency.close();
  const name = `bench_desk_${count}`;
  const server = openDatabase(postgresUrl, 1, 'bench-admin');
  const isThere = await server('pg_database').where({ datname: name }).first('datname');
  await server.raw('set statement_timeout = 0');
  if (!isThere)
    await server.raw('create database ?? template ?? strategy file_copy', [name, `bench_enquiries_${count}`]);
  await server.destroy();
  const url = databaseUrl(postgresUrl, name);
  const db = openDatabase(url, 4, 'bench');
  if (!isThere) await fillDesk(db, Math.max(200, count / 50));
  return { db, url, close: () => db.destroy() };
}

/** A fifth each is new, mine, a colleague's, waiting and snoozed; older ones are done. */
async function fillDesk(db: Database, inHand: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    await trx.raw(takeInHand, { inHand, email: administrator.ADMIN_EMAIL });
    await trx.raw(stopForCustomers);
  });
  await settle(db);
}

const takeInHand = `
  with newest as (
    select id, row_number() over (order by created_at desc, id desc) as n
    from enquiries order by created_at desc, id desc limit :inHand
  ), staff as (
    select min(id) filter (where email = :email) as mine, max(id) as theirs from users
  )
  update enquiries set
    status = (array['new', 'in_progress', 'in_progress', 'replied', 'replied'])[1 + n % 5],
    assigned_to = (array[null, mine, theirs, theirs, theirs])[1 + n % 5]
  from newest, staff where newest.id = enquiries.id`;

const stopForCustomers = `
  update reply_clocks set
    state = case enquiry_id % 2 when 0 then 'waiting' else 'snoozed' end,
    fires_at = case enquiry_id % 2 when 1 then now() + interval '3 days' end
  from enquiries where enquiries.id = enquiry_id and status = 'replied'`;
