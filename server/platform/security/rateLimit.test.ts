import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import {
  consumeAttempt,
  consumeClientAttempt,
  type Limit,
  refundClientAttempt,
  resetAttempts,
  resetClientAttempts,
} from './rateLimit.ts';

const limit: Limit = { name: 'sign-in', max: 2, windowSeconds: 900 };
const otherLimit: Limit = { name: 'sign-up', max: 2, windowSeconds: 900 };

describe('a rate limit', () => {
  const database = useDatabase();
  beforeEach(() => database.db('rate_limits').delete());

  const attempt = (key: string, of = limit) => consumeAttempt(database.db, of, key);
  const counts = () => database.db('rate_limits').orderBy(['name', 'key']).select('name', 'key', 'attempts');
  /** Moves the end of every window to a number of seconds from now. */
  const endWindowsIn = (seconds: number) =>
    database
      .db('rate_limits')
      .update({ resets_at: database.db.raw('now() + make_interval(secs => ?)', [seconds]) });

  it('allows the permitted number of attempts and rejects the next one', async () => {
    expect([await attempt('a'), await attempt('a')]).toEqual([0, 0]);
    const wait = await attempt('a');
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await counts()).toEqual([{ name: 'sign-in', key: 'a', attempts: 3 }]);
  });

  it('counts each key and each limit on its own', async () => {
    await attempt('a');
    await attempt('a');
    expect([await attempt('b'), await attempt('a', otherLimit)]).toEqual([0, 0]);
    expect(await counts()).toEqual([
      { name: 'sign-in', key: 'a', attempts: 2 },
      { name: 'sign-in', key: 'b', attempts: 1 },
      { name: 'sign-up', key: 'a', attempts: 1 },
    ]);
  });

  it('starts its window with the first attempt, regardless of how many follow', async () => {
    await attempt('a');
    await endWindowsIn(100);
    expect(await attempt('a')).toBe(0);
    const wait = await attempt('a');
    expect(wait).toBeGreaterThan(90);
    expect(wait).toBeLessThanOrEqual(100);
  });

  it('starts a new window of full length when the last one is over', async () => {
    for (let n = 0; n < 3; n += 1) await attempt('a');
    await endWindowsIn(0);
    expect([await attempt('a'), await attempt('a')]).toEqual([0, 0]);
    expect(await attempt('a')).toBeGreaterThan(890);
    expect(await counts()).toEqual([{ name: 'sign-in', key: 'a', attempts: 3 }]);
  });

  it('rejects exactly the attempts beyond the limit when they arrive together', async () => {
    const keys = ['a', 'b', 'a', 'a', 'b', 'a'];
    const waits = await Promise.all(keys.map((key) => attempt(key)));
    // The database decides which of them is counted first.
    const refused = keys.filter((_, index) => (waits[index] ?? 0) > 0);
    expect(refused).toEqual(['a', 'a']);
    expect(await counts()).toEqual([
      { name: 'sign-in', key: 'a', attempts: 4 },
      { name: 'sign-in', key: 'b', attempts: 2 },
    ]);
  });

  it('resets the attempts of one key under one limit, and no others', async () => {
    for (const key of ['a', 'b']) await attempt(key);
    await attempt('a', otherLimit);
    await resetAttempts(database.db, limit, 'a');
    expect(await counts()).toEqual([
      { name: 'sign-in', key: 'b', attempts: 1 },
      { name: 'sign-up', key: 'a', attempts: 1 },
    ]);
  });

  describe('of clients', () => {
    const clientAttempt = (address: string, subject?: string) =>
      consumeClientAttempt(database.db, limit, address, subject);

    it('counts an IPv4 address, with its subject where there is one', async () => {
      await clientAttempt('192.0.2.1');
      await clientAttempt('192.0.2.1', 'asha@example.com');
      expect(await counts()).toEqual([
        { name: 'sign-in', key: '192.0.2.1', attempts: 1 },
        { name: 'sign-in', key: 'asha@example.com:192.0.2.1', attempts: 1 },
      ]);
    });

    it('counts an IPv6 address by its /64, and eight times as many by its /48', async () => {
      const from = (network: number) => clientAttempt(`2001:db8:1:${network.toString(16)}::1`);
      for (let network = 0; network < 16; network += 1) expect(await from(network)).toBe(0);
      expect(await clientAttempt('2001:db8:1:ffff::1'), 'the 17th of the /48').toBeGreaterThan(890);
      expect(await clientAttempt('2001:db8:2::1'), 'another /48').toBe(0);
      expect(await clientAttempt('2001:db8:2::2'), 'the second of the /64').toBe(0);
      expect(await clientAttempt('2001:db8:2::3'), 'the third of the /64').toBeGreaterThan(890);
    });

    it('resets a client with its networks, and no other client, subject or limit', async () => {
      await clientAttempt('2001:db8:1:1::1', 'asha');
      await clientAttempt('2001:db8:1:1::1', 'bina');
      await consumeClientAttempt(database.db, otherLimit, '192.0.2.1');
      await clientAttempt('192.0.2.1');
      await clientAttempt('192.0.2.2');
      await resetClientAttempts(database.db, limit, '2001:db8:1:1::1', 'asha');
      await resetClientAttempts(database.db, limit, '192.0.2.1');
      expect(await counts()).toEqual([
        { name: 'sign-in', key: '192.0.2.2', attempts: 1 },
        { name: 'sign-in', key: 'bina:2001:db8:1:1::/64', attempts: 1 },
        { name: 'sign-in', key: 'bina:2001:db8:1::/48', attempts: 1 },
        { name: 'sign-up', key: '192.0.2.1', attempts: 1 },
      ]);
    });

    it('subtracts one attempt of a client, under one limit, and never below zero', async () => {
      for (const of of [limit, otherLimit]) await consumeClientAttempt(database.db, of, '192.0.2.1');
      await clientAttempt('192.0.2.1');
      await clientAttempt('192.0.2.2');
      const takeBack = () => refundClientAttempt(database.db, limit, '192.0.2.1');
      const attempts = async () => (await counts()).map((row) => row.attempts);
      await takeBack();
      expect(await counts()).toEqual([
        { name: 'sign-in', key: '192.0.2.1', attempts: 1 },
        { name: 'sign-in', key: '192.0.2.2', attempts: 1 },
        { name: 'sign-up', key: '192.0.2.1', attempts: 1 },
      ]);
      await takeBack();
      await takeBack();
      expect(await attempts()).toEqual([0, 1, 1]);
    });
  });
});
