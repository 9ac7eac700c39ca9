import { ensureFirstAdmin } from '../../server/modules/accounts/users/commands/ensureFirstAdmin.ts';
import { type Database, openDatabase } from '../../server/platform/db/db.ts';
import { migrateToLatest } from '../../server/platform/db/migrations.ts';
import { fillTables } from '../../server/testing/fillTables.ts';
import { databaseUrl } from '../../server/testing/globalSetup.ts';
import { replay } from '../../workers/delivery/replay.ts';
import { projections } from '../../workers/projections.ts';

export const administrator = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse battery' };

export type FilledDatabase = { db: Database; url: string; close(): Promise<void> };

/**
 * An agency with `count` enquiries of three years, each with its event, and the read models built from them. It is
 * filled once for all measurements of a run; the server that holds it is deleted afterwards.
 */
export async function enquiryDatabase(postgresUrl: string, count: number): Promise<FilledDatabase> {
  const name = `bench_enquiries_${count}`;
  const server = openDatabase(postgresUrl, 1, 'bench-admin');
  const isThere = await server('pg_database').where({ datname: name }).first('datname');
  if (!isThere) await server.raw('create database ??', [name]);
  await server.destroy();
  const url = databaseUrl(postgresUrl, name);
  const db = openDatabase(url, 4, 'bench');
  await migrateToLatest(db);
  if (!isThere) {
    await ensureFirstAdmin(db, administrator, new Date());
    await db('events').delete(); // what was recorded of the administrator is no enquiry
    await fillEnquiries(db, count);
  }
  return { db, url, close: () => db.destroy() };
}

async function fillEnquiries(db: Database, count: number): Promise<void> {
  await fillTables(db, ['enquiries', 'events'], async (trx) => {
    await trx.raw(insertStaff);
    await trx.raw(insertEnquiries, { count });
    await trx.raw(insertEvents);
  });
  for (const projection of projections) await replay(db, projection);
  await settle(db);
}

/** What autovacuum would have done by now: statistics, and pages marked as visible to all. */
export async function settle(db: Database): Promise<void> {
  const connection = await db.client.acquireConnection();
  try {
    for (const statement of ['set statement_timeout = 0', 'vacuum analyze', 'checkpoint']) {
      await connection.query(statement);
    }
    await connection.query('reset statement_timeout');
  } finally {
    await db.client.releaseConnection(connection);
  }
}

const insertStaff = `
  insert into users (username, email, first_name, last_name, user_type, status, password_hash)
  select 'staff' || n, 'staff' || n || '@example.com', 'Staff', n::text, 'employee', 'active', '-'
  from generate_series(1, 9) as n`;

// Spread evenly over the years: nearly all are done, the newest still new or in progress; names and requests come from
// short lists.
const insertEnquiries = `
  insert into enquiries (channel, enquiry_type, name, email, phone, subject, message, status, priority, assigned_to,
    destination, created_at, updated_at)
  select case when kind = 'booking' then 'booking' else 'contact' end, kind,
    first || ' ' || last, lower(first) || n || '@example.com', '+91 98' || lpad((n * 7919 % 100000000)::text, 8, '0'),
    'Trip to ' || place,
    'We are ' || 2 + n % 9 || ' people and would like to see ' || place || ', somewhere quiet, with a good kitchen.',
    status, (array['low', 'medium', 'medium', 'medium', 'medium', 'medium', 'high', 'urgent'])[1 + n % 8],
    case when n % 3 > 0 then staff[1 + n % array_length(staff, 1)] end, place, at, at
  from generate_series(1, :count::bigint) as n,
    (select array_agg(id order by id) as staff from users) as everybody,
    lateral (select
      (array['booking', 'booking', 'general', 'travel', 'wedding', 'contact'])[1 + n % 6] as kind,
      (array['Asha', 'Ravi', 'Meera', 'Arjun', 'Kavya', 'Imran', 'Leela', 'Joseph'])[1 + n * 31 % 8] as first,
      (array['Naik', 'Sharma', 'Iyer', 'Khan', 'D''Souza', 'Patel', 'Menon', 'Das', 'Rao'])[1 + n * 17 % 9] as last,
      (array['Goa', 'Kerala', 'Ladakh', 'Hampi', 'Bali', 'Dubai', 'Coorg'])[1 + n * 13 % 7] as place,
      now() - ((:count - n) * (1095 * 86400.0 / :count)) * interval '1 second' as at) as facts,
    lateral (select case
      when at > now() - interval '2 days' then (array['new', 'new', 'in_progress'])[1 + n % 3]
      when at > now() - interval '20 days' then (array['in_progress', 'replied', 'replied', 'resolved', 'new'])[1 + n % 5]
      else (array['resolved', 'closed', 'closed', 'closed'])[1 + n % 4] end as status) as state`;

// What the command recorded when they were submitted.
const insertEvents = `
  insert into events (type, entity_type, entity_id, data, occurred_at, published_at)
  select 'enquiry.submitted', 'enquiry', id, jsonb_build_object('channel', channel, 'enquiryType', enquiry_type,
    'name', name, 'email', email, 'phone', phone, 'subject', subject, 'destination', destination,
    'travelType', travel_type, 'reference', reference), created_at, created_at
  from enquiries order by id`;
