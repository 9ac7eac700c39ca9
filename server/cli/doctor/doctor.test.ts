import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { redisIsHere, startRedis } from '../../testing/redis.ts';
import { useSmtp } from '../../testing/smtp.ts';
import { useFolder } from '../../testing/useFolder.ts';
import { clockFinding, diskFinding } from './checks.ts';
import { redactSecrets } from './redactSecrets.ts';
import { runChecks } from './runChecks.ts';

describe('the doctor', () => {
  const database = useDatabase();
  const smtp = useSmtp();
  const folder = useFolder();

  const settings = (changed: Record<string, string> = {}) => ({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://safarnama.example',
    JWT_SECRET: randomBytes(24).toString('hex'),
    MAIL_FROM: 'a@example.com',
    STAFF_EMAIL: 'b@example.com',
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    DATA_DIR: folder.path,
    STORAGE_URL: `file:${join(folder.path, 'uploads')}`,
    ...changed,
  });
  const failures = async (changed: Record<string, string>) =>
    (await runChecks(settings(changed))).filter(({ level }) => level === 'FAIL');

  it('reports no problem where there is none, and leaves nothing behind', async () => {
    const findings = await runChecks(settings());
    // The free space on this machine does not belong to the test.
    const levels = findings.filter(({ what }) => !what.includes('free at')).map(({ level }) => level);
    expect(levels).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok']);
    expect(await readdir(join(folder.path, 'uploads'))).toEqual([]);
  });

  it('names each problem, with its remedy', async () => {
    const found = await failures({
      PORT: 'ninety',
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
      REDIS_URL: 'redis://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      STORAGE_URL: `file:${join(folder.path, 'a-file', 'below')}`,
      ...(await writeFile(join(folder.path, 'a-file'), '').then(() => ({}))),
    });
    const whats = ['setting PORT', 'database cannot', 'Redis cannot', 'mail server cannot', 'storage cannot'];
    expect(found.map(({ what }) => whats.find((one) => what.startsWith(one)))).toEqual(whats);
    for (const { remedy } of found) expect(remedy).toBeTruthy();
  });

  it('fails if changes are not announced at DATABASE_DIRECT_URL', async () => {
    expect(await failures({ DATABASE_DIRECT_URL: database.url })).toEqual([]);
    const elsewhere = new URL(database.url);
    elsewhere.pathname = '/postgres';
    expect(await failures({ DATABASE_DIRECT_URL: elsewhere.href })).toMatchObject([
      { what: 'changes are not announced: too slow' },
    ]);
  });

  it('fails without STORAGE_URL in production', async () => {
    expect(await failures({ STORAGE_URL: '' })).toEqual([
      {
        level: 'FAIL',
        what: 'setting STORAGE_URL is missing',
        remedy: 'correct it; README.md describes every setting',
      },
    ]);
  });

  it('warns of a reply address that nothing reads', async () => {
    const warnings = async (changed: Record<string, string>) =>
      (await runChecks(settings({ INBOUND_ADDRESS: 'replies@example.com', ...changed }))).filter(({ what }) =>
        what.includes('replies@example.com'),
      );
    expect(await warnings({})).toEqual([
      {
        level: 'warn',
        what: 'replies of visitors to replies@example.com are not read',
        remedy: 'set IMAP_URL or INBOUND_SECRET, or remove INBOUND_ADDRESS',
      },
    ]);
    expect(await warnings({ INBOUND_SECRET: randomBytes(24).toString('hex') })).toEqual([]);
  });

  it('detects missing migrations', async () => {
    const { name } = await database.db('knex_migrations').orderBy('id', 'desc').first();
    await database.db('knex_migrations').where({ name }).delete();
    expect(await failures({})).toEqual([
      { level: 'FAIL', what: `pending migrations: ${name}`, remedy: 'npm run migrate' },
    ]);
    await database.db('knex_migrations').insert({ name, batch: 1, migration_time: new Date() });
  });

  it('warns of a schema that is ahead of this release', async () => {
    const name = '299901010000_of_a_newer_release';
    await database.db('knex_migrations').insert({ name, batch: 2, migration_time: new Date() });
    const warnings = (await runChecks(settings())).filter(({ what }) => what.includes('schema'));
    await database.db('knex_migrations').where({ name }).delete();
    expect(warnings).toEqual([
      {
        level: 'warn',
        what: `schema is ahead of this release by 1 migration: ${name}`,
        remedy: 'nothing after a rollback; otherwise start the newer release',
      },
    ]);
  });

  it.runIf(redisIsHere)('detects a Redis that may lose data', async () => {
    const redis = await startRedis();
    const client = new Redis(redis.url);
    try {
      expect(await failures({ REDIS_URL: redis.url })).toEqual([]);
      await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
      await client.config('SET', 'appendonly', 'no');
      const findings = await runChecks(settings({ REDIS_URL: redis.url }));
      const told = findings.filter(({ what }) => what.startsWith('Redis')).map(({ level }) => level);
      expect(told).toEqual(['ok', 'FAIL', 'warn']);
    } finally {
      client.disconnect();
      await redis.remove();
    }
  });

  it('checks clocks and disks', () => {
    expect([0, -5000, 60_000].map((skew) => clockFinding(skew).level)).toEqual(['ok', 'warn', 'FAIL']);
    expect([50, 1, 0.1].map((free) => diskFinding(free).level)).toEqual(['ok', 'warn', 'FAIL']);
  });

  it('prints no secret', () => {
    const environment = {
      JWT_SECRET: 'a-secret-of-many-characters',
      DATABASE_URL: 'postgres://me:p%40ssw0rd@host/db?sslpassword=hidden1',
      STORAGE_URL: 's3://key:s3cr3t/part@host/bucket',
    };
    const text = `${Object.values(environment).join(' ')} p@ssw0rd p%40ssw0rd hidden1 s3cr3t/part`;
    expect(redactSecrets(text, environment)).not.toMatch(/secret-of|ssw0rd|hidden1|s3cr3t/);
  });
});
