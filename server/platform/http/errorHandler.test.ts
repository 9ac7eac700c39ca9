import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { fetchFrom } from '../../testing/fetchFrom.ts';
import { openTestLogger } from '../../testing/openTestLogger.ts';
import { type Database, openDatabase } from '../db/db.ts';

describe('a request that fails', () => {
  const database = useDatabase();
  /** The response to a request that does `work` on a pool of one connection, and what it logs. */
  async function request(
    work: (db: Database) => Promise<unknown>,
    { url = database.url, connectionMs = 60_000 } = {},
  ) {
    const { logger, lines } = openTestLogger();
    const db = openDatabase(url, 1, 'test', { connectionMs, statementMs: 100 });
    const { status } = await fetchFrom(() => work(db), '/', logger);
    await db.destroy();
    return { status, lines };
  }

  it.each<[string, (db: Database) => Promise<unknown>, string, { connectionMs?: number }?]>([
    ['takes too long', (db) => db.raw('select pg_sleep(60)'), '57014'],
    ['loses its connection', (db) => db.raw('select pg_terminate_backend(pg_backend_pid())'), '57P01'],
    [
      'gets no connection',
      (db) => db.transaction(() => db.raw('select 1')),
      'no free connection to the database',
      { connectionMs: 300 },
    ],
  ])('because it %s says so in its line, without the statement', async (_, work, outage, limits) => {
    const { status, lines } = await request(work, limits);
    expect(status).toBe(503);
    expect(lines).toMatchObject([{ msg: 'request', status: 503, outage }]);
    expect(JSON.stringify(lines)).not.toContain('select');
  });

  it.each([
    ['English', 'Key (user_id)=(7) is not present in table "users".', 401],
    ['German', 'Schlüssel (user_id)=(7) ist nicht in Tabelle »users« vorhanden.', 401],
    ['German about another user', 'Schlüssel (user_id)=(71) ist nicht in Tabelle »users« vorhanden.', 409],
    [
      'German about another table',
      'Schlüssel (user_id)=(7) ist nicht in Tabelle »enquiries« vorhanden.',
      409,
    ],
  ])(
    'because the caller was deleted is signed out by a server that says so in %s',
    async (_, detail, status) => {
      const error = Object.assign(new pg.DatabaseError('…', 0, 'error'), { code: '23503', detail });
      const { logger } = openTestLogger();
      const response = await fetchFrom(
        (ctx) => {
          ctx.state.actor = { id: 7, name: 'Meera', role: 'employee', permissions: [], sessionId: '' };
          throw error;
        },
        '/',
        logger,
      );
      expect(response.status).toBe(status);
    },
  );

  it('because the database is down is logged with that reason in its line', async () => {
    const { lines } = await request((db) => db.raw('select 1'), { url: 'postgres://a:b@127.0.0.1:1/c' });
    expect(lines).toMatchObject([{ msg: 'request', status: 503, outage: 'ECONNREFUSED' }]);
  });

  it('for another reason has a line of its own with the error, and no outage', async () => {
    const { status, lines } = await request(async () => Promise.reject(new Error('A mistake')));
    expect(status).toBe(500);
    expect(lines).toMatchObject([
      { msg: 'request failed', err: { message: 'A mistake' }, path: '/' },
      { msg: 'request', status: 500 },
    ]);
    expect(lines[0]?.['requestId']).toBe(lines[1]?.['requestId']);
    expect(lines[1]).not.toHaveProperty('outage');
  });
});
