import { execFile } from 'node:child_process';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { loadSettings } from './faultSettings.ts';
import { missingOrDoubled, submitMany } from './invariants.ts';
import { useProcesses } from './processes.ts';
import { backends, useBackend } from './redis.ts';
import { useSmtp } from './smtp.ts';
import { useFolder } from './useFolder.ts';

const run = promisify(execFile);

const added = '299901010000_of_the_next_release';
const migration = `
export const up = (knex) => knex.raw(
  \`alter table enquiries add column next_release text; create table next_release (id bigint primary key)\`);
export const down = (knex) => knex.raw('drop table next_release; alter table enquiries drop column next_release');
`;

/** The build under test with one more migration, as a stand-in for the next release. */
const nextRelease = useFolder();
beforeAll(async () => {
  for (const part of ['package.json', 'dist/server', 'dist/migrations']) {
    await cp(part, join(nextRelease.path, part), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(nextRelease.path, 'node_modules'));
  await writeFile(join(nextRelease.path, `dist/migrations/${added}.js`), migration);
});

describe.each(backends)('after a rollback to this release, with queues on %s', (backend) => {
  const database = useDatabase();
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const processes = useProcesses();

  it('migrate, doctor, API and worker run on the newer schema', async () => {
    const program = async (folder: string, name: string, settings: Record<string, string> = {}) => {
      const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, ...settings };
      const args = [`dist/server/cli/${name}.js`, ...(name === 'migrate' ? ['--schema-only'] : [])];
      return (await run(process.execPath, args, { cwd: folder, env })).stdout;
    };
    expect(await program(nextRelease.path, 'migrate')).toBe(`Migrated: ${added}\n`);
    const ahead = `schema is ahead of this release by 1 migration: ${added}`;
    expect(await program('.', 'migrate')).toBe(`The ${ahead}\n`);
    expect(await program('.', 'doctor', { DATA_DIR: nextRelease.path })).toContain(`warn  ${ahead} →`);

    const settings = loadSettings(database, redis, { SMTP_URL: smtp.url });
    const api = await processes.startApi(settings);
    await processes.startWorker(settings);
    const accepted = await submitMany(api.origin, 5);
    await eventually(async () => {
      expect(await missingOrDoubled(database.db, smtp.messages, accepted)).toEqual([]);
    });
  });
});
