import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { down } from '../../migrations/202611230901_page_contents.ts';
import { useDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { submitMany } from './invariants.ts';
import { useProcesses } from './processes.ts';

const run = promisify(execFile);

const database = useDatabase();
const processes = useProcesses();

const missing = '202611230901_page_contents';

/** Reverts the schema to the state before `missing`. */
const takeBack = () =>
  database.db.transaction(async (trx) => {
    await down(trx);
    await trx('knex_migrations').where({ name: missing }).delete();
  });

it('migrates once for two concurrent runs, while the API continues to serve', async () => {
  await takeBack();
  const api = await processes.startApi({ DATABASE_URL: database.url, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });

  const migrate = () =>
    run(process.execPath, ['dist/server/cli/migrate.js', '--schema-only'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    });
  let migrated = false;
  const migrating = Promise.all([migrate(), migrate()]).finally(() => {
    migrated = true;
  });
  const accepted: string[] = [];
  // Throws for any response but 201.
  while (!migrated) accepted.push(...(await submitMany(api.origin, 8)));
  const said = (await migrating).map(({ stdout }) => stdout.trim()).sort();

  expect(said).toEqual([`Migrated: ${missing}`, 'The schema is up to date.']);
  expect(await database.db('knex_migrations').where({ name: missing })).toHaveLength(1);
  expect((await fetch(`${api.origin}/api/content/visa`)).status).toBe(200);
  expect(await database.db('enquiries').select('reference')).toHaveLength(accepted.length);
  expect(accepted.length).toBeGreaterThan(0);
});

it('creates the first administrator with a generated password, which is printed once', async () => {
  await database.db('users').delete();
  const migrate = async (settings: Record<string, string>) => {
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      ...settings,
    };
    return (await run(process.execPath, ['dist/server/cli/migrate.js'], { env })).stdout.trim().split('\n');
  };
  const upToDate = 'The schema is up to date.';
  expect(await migrate({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toEqual([
    upToDate,
    'There is no user yet: set ADMIN_EMAIL, and ADMIN_PASSWORD unless one is to be generated.',
  ]);

  const admin = { ADMIN_EMAIL: 'owner@agency.example', ADMIN_PASSWORD: '' };
  const lines = await migrate(admin);
  expect(lines).toEqual([
    upToDate,
    'Created the first administrator: owner@agency.example or admin.',
    expect.stringMatching(/^Password, shown only now: \S{16}$/),
  ]);
  expect(await database.db('events').where({ type: 'user.created' }).select('actor', 'data')).toEqual([
    { actor: null, data: expect.objectContaining({ email: admin.ADMIN_EMAIL, userType: 'super_admin' }) },
  ]);

  const api = await processes.startApi({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
  const signedIn = await fetch(`${api.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: lines[2]?.split(': ')[1] }),
  });
  expect([signedIn.status, (await signedIn.json()).data.user.user_type]).toEqual([200, 'super_admin']);
  expect(await migrate(admin)).toEqual([upToDate]);
});

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  'ends with a failure on %s, and leaves nothing of the migration that ran',
  async (signal, code) => {
    await takeBack();
    const env = { PATH: process.env['PATH'], DATABASE_URL: database.url };
    const args = ['dist/server/cli/migrate.js', '--schema-only'];
    // Another transaction holds the name of the table, so that the migration stops in the middle of its transaction.
    const other = await database.db.transaction();
    await other.raw('create table page_contents (id bigint)');
    const migrating = spawn(process.execPath, args, { env });
    const ended = once(migrating, 'exit');
    await eventually(async () => {
      const { rows } = await database.db.raw(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like '%create table page_contents%' and application_name = 'safarnama-migrate'`,
      );
      return rows.length === 1;
    });
    migrating.kill(signal);
    expect(await ended).toEqual([code, null]);
    await other.rollback();

    expect(await database.db.schema.hasTable('page_contents')).toBe(false);
    expect(await database.db('knex_migrations').where({ name: missing })).toEqual([]);
    expect((await run(process.execPath, args, { env })).stdout.trim()).toBe(`Migrated: ${missing}`);
  },
);
