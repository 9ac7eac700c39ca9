import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { down } from '../../migrations/202611200202_ceo_messages.ts';
import { useDatabase } from './database.ts';
import { submitMany } from './invariants.ts';
import { useProcesses } from './processes.ts';

const run = promisify(execFile);

const database = useDatabase();
const processes = useProcesses();

it('migrates once for two at a time, while the API goes on serving', async () => {
  const missing = '202611200202_ceo_messages';
  await database.db.transaction(async (trx) => {
    await down(trx);
    await trx('knex_migrations').where({ name: missing }).delete();
  });
  const api = await processes.startApi({ DATABASE_URL: database.url, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });

  const migrate = () =>
    run(process.execPath, ['dist/server/migrate.js'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    });
  let migrated = false;
  const migrating = Promise.all([migrate(), migrate()]).finally(() => {
    migrated = true;
  });
  const accepted: string[] = [];
  // Throws for any answer but 201.
  while (!migrated) accepted.push(...(await submitMany(api.origin, 8)));
  const said = (await migrating).map(({ stdout }) => stdout.trim()).sort();

  expect(said).toEqual([`Migrated: ${missing}`, 'The schema is up to date.']);
  expect(await database.db('knex_migrations').where({ name: missing })).toHaveLength(1);
  expect((await fetch(`${api.origin}/api/ceo/active`)).status).toBe(200);
  expect(await database.db('enquiries').select('reference')).toHaveLength(accepted.length);
  expect(accepted.length).toBeGreaterThan(0);
});
