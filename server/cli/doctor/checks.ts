import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, statfs } from 'node:fs/promises';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { openDatabase } from '../../platform/db/db.ts';
import { compareMigrations, schemaAheadText } from '../../platform/db/migrations.ts';
import { describeImapError, openMailbox } from '../../platform/openMailbox.ts';
import { withTimeout } from '../../platform/process/withTimeout.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { getDatabaseProblem, getRedisProblem } from '../connectionProblems.ts';
import { toOneLine } from '../formatProblem.ts';

/** The result of a check; `remedy` says what to do about it. */
export type Finding = { level: 'ok' | 'warn' | 'FAIL'; what: string; remedy?: string };

const timeoutMs = 5000;
/** Longer than the client of a bucket takes to give up with a reason; a folder on a file server has no timeout. */
const storageTimeoutMs = 40_000;

/** Whether the database responds, has every migration, has the right time, and delivers notifications. */
export async function checkDatabase(url: string, directUrl = url): Promise<Finding[]> {
  const problem = await getDatabaseProblem(url);
  if (problem) {
    const remedy = 'start Postgres, or correct DATABASE_URL';
    return [{ level: 'FAIL', what: `database cannot be reached: ${problem}`, remedy }];
  }
  const db = openDatabase(url, 1, 'safarnama-doctor');
  try {
    const startedAt = Date.now();
    const { rows } = await db.raw<{ rows: { version: string; now: number }[] }>(
      `select current_setting('server_version') as version,
              (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    );
    const here = (startedAt + Date.now()) / 2;
    return [
      { level: 'ok', what: `database answers (Postgres ${rows[0]?.version})` },
      schemaFinding(await compareMigrations(db)),
      clockFinding((rows[0]?.now ?? 0) - here),
      await checkListening(url, directUrl),
    ];
  } finally {
    await db.destroy();
  }
}

/**
 * Whether a connection to `directUrl` receives a notification of a commit at `url`. One through a pooler in transaction
 * mode does not: the caches of other processes would then be stale, and the dashboard not live.
 */
async function checkListening(url: string, directUrl: string): Promise<Finding> {
  const channel = `safarnama_doctor_${randomUUID()}`;
  const [sender, listener] = [url, directUrl].map(
    (connectionString) => new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs }),
  ) as [pg.Client, pg.Client]; // as many as addresses
  for (const client of [sender, listener]) client.on('error', () => undefined);
  try {
    await Promise.all([sender.connect(), listener.connect()]);
    await listener.query(`listen ${pg.escapeIdentifier(channel)}`);
    const received = withTimeout(once(listener, 'notification'), timeoutMs);
    await Promise.all([received, sender.query('select pg_notify($1, $2)', [channel, ''])]);
    return { level: 'ok', what: 'changes are announced' };
  } catch (error) {
    const what = `changes are not announced: ${toOneLine(error)}`;
    return { level: 'FAIL', what, remedy: 'set DATABASE_DIRECT_URL to the same database past the pooler' };
  } finally {
    await Promise.all([sender, listener].map((client) => client.end().catch(() => undefined)));
  }
}

function schemaFinding({ pending, unknown }: { pending: string[]; unknown: string[] }): Finding {
  if (pending.length > 0) {
    return { level: 'FAIL', what: `pending migrations: ${pending.join(', ')}`, remedy: 'npm run migrate' };
  }
  if (unknown.length === 0) return { level: 'ok', what: 'schema is up to date' };
  const remedy = 'nothing after a rollback; otherwise start the newer release';
  return { level: 'warn', what: schemaAheadText(unknown), remedy };
}

/** Signed links to files and previews expire by the clock of each host, and entries are dated by it. */
export function clockFinding(skewMs: number): Finding {
  const seconds = Math.abs(skewMs) / 1000;
  const what = `clock differs from the database's by ${seconds.toFixed(1)} s`;
  if (seconds < 2) return { level: 'ok', what };
  return {
    level: seconds < 30 ? 'warn' : 'FAIL',
    what,
    remedy: 'run NTP (chrony, timesyncd) on both machines',
  };
}

/** Queues must never be evicted to free memory, and should survive a restart. */
export async function checkRedis(url: string): Promise<Finding[]> {
  const problem = await getRedisProblem(url);
  if (problem) {
    const remedy = 'start Redis, or correct REDIS_URL';
    return [{ level: 'FAIL', what: `Redis cannot be reached: ${problem}`, remedy }];
  }
  const redis = new Redis(url, { connectTimeout: timeoutMs, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    const facts = await redis.info();
    const fact = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(facts)?.[1] ?? 'unknown';
    const policy = fact('maxmemory_policy');
    return [
      { level: 'ok', what: `Redis answers (${fact('redis_version')})` },
      policy === 'noeviction'
        ? { level: 'ok', what: 'Redis evicts nothing (noeviction)' }
        : {
            level: 'FAIL',
            what: `Redis may evict jobs (maxmemory-policy ${policy})`,
            remedy: 'set maxmemory-policy noeviction',
          },
      fact('aof_enabled') === '1'
        ? { level: 'ok', what: 'Redis writes an append-only file' }
        : { level: 'warn', what: 'Redis loses jobs at a restart', remedy: 'set appendonly yes' },
    ];
  } finally {
    redis.disconnect();
  }
}

/** Connects and signs in to the mail server, without sending anything. */
export async function checkSmtp(url: string): Promise<Finding> {
  const options = { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport(options);
  try {
    await transport.verify();
    return { level: 'ok', what: 'mail server answers' };
  } catch (error) {
    const what = `mail server cannot be used: ${toOneLine(error)}`;
    return { level: 'FAIL', what, remedy: 'correct SMTP_URL, or start the server; mails wait meanwhile' };
  } finally {
    transport.close();
  }
}

/** Signs in to the mailbox and opens its folder, without changing anything. */
export async function checkImap(url: string): Promise<Finding> {
  const mailbox = openMailbox(url);
  const client = await mailbox.connect();
  try {
    await client.connect();
    await client.mailboxOpen(mailbox.folder, { readOnly: true });
    return { level: 'ok', what: `mailbox can be read: ${mailbox.name}` };
  } catch (error) {
    const what = `mailbox cannot be read: ${describeImapError(error)}`;
    return {
      level: 'FAIL',
      what,
      remedy: 'correct IMAP_URL, or start the server; mails wait there meanwhile',
    };
  } finally {
    client.close();
  }
}

/** Writes a small file, reads it and removes it. */
export async function checkStorage(url: string | undefined, dataDir: string): Promise<Finding> {
  const key = `.doctor-${randomUUID()}`;
  try {
    const storage = openStorage(url, dataDir);
    const tryOut = async () => {
      await storage.putBuffer(key, Buffer.from('safarnama'));
      const { stream } = await storage.read(key);
      for await (const _ of stream);
      await storage.remove(key);
    };
    await withTimeout(tryOut(), storageTimeoutMs);
    return { level: 'ok', what: 'storage can be written' };
  } catch (error) {
    const what = `storage cannot be written: ${toOneLine(error)}`;
    return {
      level: 'FAIL',
      what,
      remedy: 'correct STORAGE_URL or DATA_DIR, or give this user the right to write',
    };
  }
}

const gigabyte = 1024 ** 3;

/** Free space on the disk of the data folder. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  try {
    const freeBytes = async () => {
      await mkdir(dataDir, { recursive: true });
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    };
    return diskFinding((await withTimeout(freeBytes(), timeoutMs)) / gigabyte);
  } catch (error) {
    return { level: 'FAIL', what: `data folder: ${toOneLine(error)}`, remedy: 'correct DATA_DIR' };
  }
}

export function diskFinding(gigabytes: number): Finding {
  const what = `${gigabytes.toFixed(1)} GB are free at DATA_DIR`;
  if (gigabytes >= 2) return { level: 'ok', what };
  return { level: gigabytes >= 0.5 ? 'warn' : 'FAIL', what, remedy: 'free some space, or move DATA_DIR' };
}
