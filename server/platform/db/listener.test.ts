import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestLogger } from '../../testing/openTestLogger.ts';
import { createLogger } from '../observability/logger.ts';
import { openListener } from './listener.ts';

const database = useDatabase();
afterEach(() => vi.restoreAllMocks());

it('listens on several channels with one statement at a time', async () => {
  const runQuery: (...given: unknown[]) => Promise<unknown> = pg.Client.prototype.query;
  const statements: string[] = [];
  let running = 0;
  let maxConcurrent = 0;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [text] = given;
    if (typeof text !== 'string' || !text.startsWith('listen ')) return runQuery.apply(this, given);
    statements.push(text);
    running += 1;
    maxConcurrent = Math.max(maxConcurrent, running);
    return runQuery.apply(this, given).finally(() => {
      running -= 1;
    });
  });
  const listener = openListener(database.url, createLogger('test', 'silent'));
  const received: string[] = [];
  const channels = ['one', 'two', 'three'];
  for (const channel of channels)
    listener.subscribe(channel, (payload) => received.push(`${channel}: ${payload}`));
  await eventually(() => statements.length >= channels.length && running === 0);
  for (const channel of channels) await database.db.raw('select pg_notify(?, ?)', [channel, 'hello']);
  await eventually(() => received.length === channels.length);
  await listener.close();
  expect(received).toEqual(['one: hello', 'two: hello', 'three: hello']);
  expect(maxConcurrent).toBe(1);
});

it('calls the other subscribers when one fails, and logs the failure', async () => {
  const { logger, messages } = openTestLogger();
  const listener = openListener(database.url, logger);
  const received: string[] = [];
  listener.subscribe('one', () => {
    throw new Error('A message of another release');
  });
  listener.subscribe('one', (payload) => received.push(payload));
  await eventually(async () => {
    await database.db.raw(`select pg_notify('one', 'hello')`);
    return received.length > 0;
  });
  await listener.close();
  expect(received[0]).toBe('hello');
  expect(messages()[0]).toBe('a subscriber of notifications failed');
});

it('says after a reconnect when the connection was lost', async () => {
  const listener = openListener(database.url, createLogger('test', 'silent'));
  const losses: Date[] = [];
  listener.onReconnect((lostAt) => losses.push(lostAt));
  const listeners = database
    .db('pg_stat_activity')
    .where({ application_name: 'safarnama-listener' })
    .whereRaw('datname = current_database()');
  await eventually(async () => (await listeners.clone()).length > 0);
  const before = Date.now();
  await listeners.clone().select(database.db.raw('pg_terminate_backend(pid)'));
  await eventually(() => losses.length > 0);
  await listener.close();
  const [lostAt = new Date(0)] = losses;
  expect(lostAt.getTime()).toBeGreaterThanOrEqual(before);
  expect(lostAt.getTime()).toBeLessThan(Date.now());
});
