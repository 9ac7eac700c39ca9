import { describe, expect, it, vi } from 'vitest';
import { statisticsProjection } from '../../../workers/consumers/statisticsProjection.ts';
import type { Queues } from '../../../workers/delivery/queues.ts';
import { publishBatch } from '../../../workers/delivery/relay.ts';
import { replay } from '../../../workers/delivery/replay.ts';
import { changesChannel } from '../../platform/db/announceEvents.ts';
import { type Listener, openListener } from '../../platform/db/listener.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { addDays, toDay } from '../../platform/text/days.contract.ts';
import { useApi } from '../../testing/api.ts';
import { buildUser, testPassword } from '../../testing/buildUser.ts';
import { buildContact } from '../../testing/enquiries.ts';
import { eventually } from '../../testing/eventually.ts';
import { fireTimers } from '../replyClock/commands/fireTimers.ts';
import { dashboardChannel } from './channels.ts';
import { dashboardTexts } from './contract.ts';
import { openLiveDashboard } from './live.ts';
import { maxStreamsPerUser } from './liveStreams.ts';

const acceptingQueues = {
  get: () => ({ addBulk: async () => undefined }),
  assertAvailable: () => undefined,
} as unknown as Queues; // all that is asked of them

describe('the stream of the dashboard', () => {
  const test = useApi();

  const signIn = async () => {
    const user = await buildUser(test.db, { user_type: 'employee' });
    const body = { email: user.email, password: testPassword };
    const { token } = (await test.api.post('/api/auth/login', { body })).body.data;
    return { id: user.id, token: String(token) };
  };

  const open = async (token: string, query = '', headers = {}) => {
    const leaving = new AbortController();
    const response = await fetch(`${test.origin}/api/dashboard/stream${query}`, {
      headers: { Authorization: `Bearer ${token}`, ...headers },
      signal: leaving.signal,
    });
    return { response, leave: () => leaving.abort() };
  };

  it.each([
    ['logout', async (_id: number, token: string) => test.api.post('/api/auth/logout', { token })],
    ['a changed role', async (id: number) => update(id, { user_type: 'visitor' })],
    ['a changed password', async (id: number) => update(id, { password: 'Other-quartz-42' })],
    ['deactivation', async (id: number) => update(id, { status: 'inactive' })],
    ['deletion', async (id: number) => (await test.as('super_admin')).delete(`/api/users/${id}`)],
  ])('ends at once after %s', async (_reason, revoke) => {
    const { id, token } = await signIn();
    const { response } = await open(token);
    expect((await revoke(id, token)).status).toBe(200);
    const text = await response.text();
    expect(text).toContain(': connected');
    // It ended before the first heartbeat.
    expect(text).not.toContain(': ping');
  });
  /** What has been received of a stream so far. */
  const readText = (response: Response) => {
    let text = '';
    const read = async () => {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    };
    read().catch(() => undefined); // ends when the test leaves the stream
    return () => text;
  };
  const update = async (id: number, body: object) =>
    (await test.as('super_admin')).put(`/api/users/${id}`, { body });

  it('ends when another API replica announces the revocation', async () => {
    const { id, token } = await signIn();
    const { response } = await open(token);
    await test.db('users').where({ id }).update({ status: 'inactive' });
    await test.db.raw('select pg_notify(?, ?)', [changesChannel, 'post,user']);
    expect(await response.text()).not.toContain(': ping');
  });

  it('is refused to a user with too many, and opens again after one of them was closed', async () => {
    const { token } = await signIn();
    const streams = await Promise.all(Array.from({ length: maxStreamsPerUser }, () => open(token)));
    expect(streams.map(({ response }) => response.status)).toEqual(Array(20).fill(200));
    const refused = await open(token);
    expect([refused.response.status, refused.response.headers.get('Retry-After')]).toEqual([429, '30']);
    expect(await refused.response.json()).toMatchObject({ error: dashboardTexts.tooManyStreams });
    const other = await open((await signIn()).token);
    expect(other.response.status).toBe(200);
    streams[0]?.leave();
    await eventually(async () => {
      const next = await open(token);
      next.leave();
      return next.response.status === 200;
    });
    for (const { leave } of [...streams, other]) leave();
  });

  it('announces who has an enquiry open to those who may see enquiries, also when they connect later', async () => {
    const [asha, ravi] = [await signIn(), await signIn()];
    const announce = (doing: string) =>
      test.api.put('/api/enquiries/7/presence', { token: asha.token, body: { doing } });
    const early = await open(ravi.token);
    const seen = readText(early.response);
    expect((await announce('writing')).status).toBe(200);
    await eventually(() => seen().includes('event: presence') && seen().includes('"doing":"writing"'));
    const late = await open(ravi.token);
    const seenLater = readText(late.response);
    await eventually(() => seenLater().includes(`"user_id":${asha.id}`));
    await announce('left');
    await eventually(() => seen().includes('"doing":"left"'));
    const last = await open(ravi.token);
    const seenLast = readText(last.response);
    await eventually(() => seenLast().includes(': connected'));
    expect(seenLast()).not.toContain('event: presence');
    for (const { leave } of [early, late, last]) leave();
  });

  it('announces that a colleague has left when their last session ended', async () => {
    const [asha, ravi, meera] = [await signIn(), await signIn(), await signIn()];
    const other = await open(meera.token);
    const seen = readText(other.response);
    const openEnquiry = async ({ token }: { token: string }) => {
      await test.api.put('/api/enquiries/7/presence', { token, body: { doing: 'viewing' } });
      return open(token);
    };
    const [refreshed, deactivated] = [await openEnquiry(asha), await openEnquiry(ravi)];
    await eventually(
      () => seen().includes(`"user_id":${asha.id}`) && seen().includes(`"user_id":${ravi.id}`),
    );
    const ended = { ends_at: new Date() };
    await test.api.get('/api/auth/refresh-token', { token: asha.token });
    await test.db('sessions').where({ user_id: asha.id }).whereNotNull('ends_at').update(ended);
    await test.db.raw('select pg_notify(?, ?)', [changesChannel, 'user']);
    await refreshed.response.text();
    await update(ravi.id, { status: 'inactive' });
    await deactivated.response.text();
    await eventually(() => seen().includes('"doing":"left"'));
    // Each announcement of a change may repeat it.
    const left = seen().match(/\{.*"left".*\}/g) ?? [];
    expect(new Set(left.map((message) => JSON.parse(message).user_id))).toEqual(new Set([ravi.id]));
    other.leave();
  });

  it('starts with the entries that a client has missed while it loaded', async () => {
    await test.db.raw(
      `insert into activity (event_id, type, user_name, action, occurred_at)
       select 1000 - n, 'enquiry', 'Guest ' || n, 'asked', now() - n * interval '1 minute' from generate_series(0, 2) n`,
    );
    const { token } = await signIn();
    const { response, leave } = await open(token, '?missed_ms=90000');
    const received = readText(response);
    await eventually(() => received().includes('event: figures'));
    expect(received().match(/Guest \d/g)).toEqual(['Guest 1', 'Guest 0']);
    leave();
    const afterNight = await open(token, `?missed_ms=${8 * 3_600_000}`);
    const receivedLater = readText(afterNight.response);
    await eventually(() => receivedLater().includes('event: figures'));
    expect(receivedLater().match(/Guest \d/g)).toEqual(['Guest 2', 'Guest 1', 'Guest 0']);
    afterNight.leave();
    expect((await open(token, '?missed_ms=soon')).response.status).toBe(422);
  });

  it('continues after the last entry of a client, with the newest ones when it has missed many', async () => {
    await test.db.raw(
      `insert into activity (event_id, type, user_name, action, occurred_at)
       select 2000 + n, 'enquiry', 'Guest ' || n, 'asked', now() from generate_series(1, 60) n`,
    );
    const { response, leave } = await open((await signIn()).token, '', { 'Last-Event-ID': '2000' });
    const received = readText(response);
    await eventually(() => received().includes('event: figures'));
    const guests = received().match(/Guest \d+/g) ?? [];
    expect([guests.length, guests[0], guests.at(-1)]).toEqual([50, 'Guest 11', 'Guest 60']);
    leave();
  });

  it('repeats the last entries when the connection to the database breaks, which loses announcements', async () => {
    const { response, leave } = await open((await signIn()).token);
    const received = readText(response);
    await eventually(() => received().includes(': connected'));
    await test.db.raw(
      `insert into activity (event_id, type, user_name, action, occurred_at)
       select 3000 + n, 'enquiry', 'Unannounced ' || n, 'asked', now() - n * interval '1 hour' from generate_series(0, 1) n`,
    );
    await test.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
    );
    await eventually(() => received().includes('event: figures'));
    expect(received().match(/Unannounced \d/g)).toEqual(['Unannounced 0']);
    leave();
  });

  it('announces statistics when a colleague pauses a clock, a reply is overdue, or they were rebuilt', async () => {
    const { id } = await buildContact(test);
    const colleague = await test.as('employee');
    const changes = [
      () => colleague.put(`/api/enquiries/${id}/wait`, { body: {} }),
      () => colleague.put(`/api/enquiries/${id}/resume`, { body: {} }),
      () => fireTimers(test.db, new Date(Date.now() + 25 * 3_600_000)),
      () => replay(test.db, statisticsProjection),
    ];
    const { response, leave } = await open((await signIn()).token);
    const received = readText(response);
    await eventually(() => received().includes(': connected'));
    for (const [n, change] of changes.entries()) {
      await test.db.raw(
        `insert into activity (event_id, type, user_name, action, occurred_at) values (?, 'enquiry', ?, 'asked', now())`,
        [5000 + n, `Marker ${n}`],
      );
      await test.db.raw('select pg_notify(?, ?)', [dashboardChannel, String(5000 + n)]);
      // The announcements before this one have arrived as well.
      await eventually(() => received().includes(`Marker ${n}`));
      const seen = received().length;
      await change();
      await eventually(() => received().slice(seen).includes('event: figures'));
    }
    leave();
  });

  it('names the enquiries that changed without an entry of the activity feed', async () => {
    const [waiting, returning] = [await buildContact(test), await buildContact(test)];
    const colleague = await test.as('employee');
    const until = addDays(toDay(new Date(), 'Asia/Kolkata'), 2);
    await colleague.put(`/api/enquiries/${returning.id}/snooze`, { body: { until } });
    const publish = () => publishBatch(test.db, acceptingQueues);
    await publish();
    const { response, leave } = await open((await signIn()).token);
    const received = readText(response);
    await eventually(() => received().includes(': connected'));
    await colleague.put(`/api/enquiries/${waiting.id}/wait`, { body: {} });
    await publish();
    await eventually(() => received().match(new RegExp(`"enquiries":\\[(\\d+,)*${waiting.id}\\b`)) !== null);
    await fireTimers(test.db, new Date(Date.now() + 3 * 86_400_000));
    await publish();
    await eventually(
      () => received().match(new RegExp(`"enquiries":\\[(\\d+,)*${returning.id}\\b`)) !== null,
    );
    leave();
  });

  it('sends after a reconnect what its client may have missed since the connection was lost', async () => {
    const reconnections: ((lostAt: Date) => void)[] = [];
    const listener: Listener = {
      subscribe: () => undefined,
      onReconnect: (reconnected) => reconnections.push(reconnected),
      onClose: () => undefined,
      close: async () => undefined,
    };
    const live = openLiveDashboard(test.db, listener);
    const { id } = await signIn();
    const { sessionId } = await getSessionId(id);
    const present = <Entry>(entry: Entry) => entry;
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const openAt = (now: Date) => {
      vi.useFakeTimers({ toFake: ['Date'], now });
      const stream = live.open(null, { userId: id, sessionId, present, seesPresence: false });
      vi.useRealTimers();
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      return () => text;
    };
    const [early, late] = [openAt(minutesAgo(20)), openAt(minutesAgo(2))];
    await test.db('activity').delete(); // only the latest 50 are sent
    await test.db('activity').insert(
      [5, 15].map((minutes) => ({
        event_id: 900_000 + minutes,
        type: 'enquiry',
        user_name: `Of ${minutes} minutes ago`,
        action: 'asked',
        occurred_at: minutesAgo(minutes),
        details: '',
      })),
    );
    for (const reconnected of reconnections) reconnected(minutesAgo(10));
    await eventually(() => [early, late].every((received) => received().includes('"enquiries":null')));
    expect(early()).toContain('Of 5 minutes ago');
    expect(early()).not.toContain('Of 15 minutes ago');
    expect(late(), 'its client has loaded them itself').not.toContain('minutes ago');
    live.close();
  });

  it('is closed when its client leaves more than a megabyte unread', async () => {
    await test.db.raw(
      `insert into activity (event_id, type, user_name, action, occurred_at, details)
       select n, 'enquiry', 'Somebody', 'asked', now(), repeat('x', 2000) from generate_series(1, 600) n`,
    );
    const listener = openListener(test.config.DATABASE_URL, createLogger('test', 'silent'));
    const live = openLiveDashboard(test.db, listener);
    const { id } = await signIn();
    const { sessionId } = await getSessionId(id);
    const present = <Entry>(entry: Entry) => entry;
    const reader = { userId: id, sessionId, present, seesPresence: true };
    const deaf = live.open(null, reader);
    const reading = live.open(null, reader);
    let received = 0;
    reading.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    const ids = Array.from({ length: 600 }, (_, n) => n + 1);
    await eventually(async () => {
      await test.db.raw('select pg_notify(?, ?)', [dashboardChannel, ids.join(',')]);
      return deaf.destroyed && received > 1024 * 1024;
    });
    expect(reading.destroyed).toBe(false);
    live.close();
    await listener.close();
  });
  const getSessionId = async (userId: number): Promise<{ sessionId: string }> =>
    test.db('sessions').where({ user_id: userId }).first('id as sessionId');
});
