import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/platform/db/db.ts';
import { migrateToLatest } from '../../server/platform/db/migrations.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { loadSettings } from '../../server/testing/faultSettings.ts';
import { databaseUrl, templateDatabase } from '../../server/testing/globalSetup.ts';
import { missingOrDoubled, submitMany } from '../../server/testing/invariants.ts';
import { startTestPostgres, type TestPostgres } from '../../server/testing/postgres.ts';
import { useProcesses } from '../../server/testing/processes.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { useSmtp } from '../../server/testing/smtp.ts';

// The Postgres of all other tests must not be stopped.
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
  const server = openDatabase(postgres.url, 1);
  await server.raw('create database ??', [templateDatabase]);
  await server.destroy();
  const template = openDatabase(databaseUrl(postgres.url, templateDatabase), 2);
  await migrateToLatest(template);
  await template.destroy();
});
afterAll(() => postgres?.stop());

describe.each(backends)('with the queues on %s', (backend) => {
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const processes = useProcesses();
  let db: Database;
  let url: string;

  beforeAll(async () => {
    const server = openDatabase(postgres.url, 1);
    await server.raw('create database ?? template ??', [`restart_${backend}`, templateDatabase]);
    await server.destroy();
    url = databaseUrl(postgres.url, `restart_${backend}`);
    db = openDatabase(url, 2);
  });
  afterAll(() => db?.destroy());

  it('a restart of Postgres under load loses and duplicates nothing', async () => {
    const settings = loadSettings({ url }, redis, { SMTP_URL: smtp.url });
    const api = await processes.startApi(settings);
    await processes.startWorker(settings);
    const arriving = submitMany(api.origin, 100, { overMs: 3000 });
    await eventually(async () => {
      const row = await db('activity').count({ n: '*' }).first();
      return Number(row?.['n']) >= 10;
    });
    await postgres.restart();
    const accepted = await arriving;
    expect(accepted).toHaveLength(100);
    await eventually(async () => {
      expect(await missingOrDoubled(db, smtp.messages, accepted)).toEqual([]);
    }, 240_000);
    // It is ready again.
    await eventually(async () => (await fetch(`${api.origin}/readyz`)).status === 200);
  });
});
