import type { Database } from '../../server/platform/db/db.ts';
import type { Projection } from '../../workers/delivery/project.ts';
import { replay } from '../../workers/delivery/replay.ts';
import { projections } from '../../workers/projections.ts';
import type { Measurement } from '../measurement.ts';
import { enquiryDatabase } from '../support/enquiryDatabase.ts';
import { interleaved } from '../support/rounds.ts';

/** The statement that a developer would write for these events only, into an empty table. */
const statements: Record<Projection['consumer'], string> = {
  activity: `
    insert into bench_reference (event_id, type, user_name, action, occurred_at, status, details, email, phone,
      destination, package, priority, event_type, entity_id)
    select id, case data ->> 'channel' when 'booking' then 'booking' else 'enquiry' end, data ->> 'name',
      case data ->> 'channel' when 'booking' then 'sent a booking enquiry' else 'sent a message' end,
      occurred_at, 'new', data ->> 'subject', data ->> 'email', data ->> 'phone', data ->> 'destination',
      data ->> 'travelType', 'medium', type, entity_id
    from events where type = 'enquiry.submitted'`,
  statistics: `
    insert into bench_reference (metric, day, value)
    select metric, (occurred_at at time zone 'Asia/Kolkata')::date as day, count(*)
    from events, lateral (values ('enquiries.' || (data ->> 'channel')), ('enquiries.new')) as figures (metric)
    where type = 'enquiry.submitted'
    group by metric, day`,
  responses: `
    insert into bench_reference (event_id, enquiry_id, kind, occurred_at, type, source)
    select id, entity_id, 'submitted', occurred_at,
      case when data ->> 'travelType' ilike '%wedding%' then 'wedding' else data ->> 'enquiryType' end,
      data ->> 'channel'
    from events where type = 'enquiry.submitted'`,
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return 1000 / (performance.now() - began);
}

/** A read model that lost all its rows, so that it writes as many as the statement. */
async function rebuildAll(db: Database, projection: Projection): Promise<number> {
  await db.raw('truncate ??', [projection.table]);
  return timed(() => replay(db, projection));
}

/** The table that the statement fills: empty, with the same indexes. */
async function runStatement(db: Database, { consumer, table }: Projection): Promise<number> {
  await db.raw('drop table if exists bench_reference');
  await db.raw('create table bench_reference (like ?? including all)', [table]);
  return db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    return timed(() => trx.raw(statements[consumer]));
  });
}

async function compareRows(db: Database, table: string): Promise<void> {
  const { rows } = await db.raw<{ rows: { sums: string }[] }>(
    `select count(*) || ' rows, ' || sum(hashtextextended(one::text, 0)) as sums from ?? as one
     union select count(*) || ' rows, ' || sum(hashtextextended(one::text, 0)) from bench_reference as one`,
    [table],
  );
  if (rows.length !== 1) throw new Error(`${table}: ${rows.map(({ sums }) => sums).join(' are not ')}`);
}

export const replays = projections.map(
  (projection): Measurement => ({
    name: `replay of ${projection.table} from all events`,
    reference: 'one SQL statement that fills an empty copy of the table',
    unit: 'per second',
    better: 'higher',
    atLeast: 0.3,
    aim: 0.7,
    async run({ rounds, enquiries, postgresUrl }) {
      const { db, close } = await enquiryDatabase(postgresUrl, enquiries);
      try {
        return await interleaved(
          rounds,
          () => rebuildAll(db, projection),
          async () => {
            const found = await runStatement(db, projection);
            await compareRows(db, projection.table);
            return found;
          },
        );
      } finally {
        await db.raw('drop table if exists bench_reference');
        await close();
      }
    },
  }),
);
