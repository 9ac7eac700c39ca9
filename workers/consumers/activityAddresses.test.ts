import { beforeAll, describe, expect, it } from 'vitest';
import { dashboardChannel } from '../../server/modules/dashboard/channels.ts';
import { useApi } from '../../server/testing/api.ts';
import { buildContact } from '../../server/testing/enquiries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { replay } from '../delivery/replay.ts';
import { projections } from '../projections.ts';

describe('addresses in the activity feed', () => {
  const test = useApi();
  const email = 'secret.subscriber@example.com';
  beforeAll(async () => {
    await buildContact(test, { name: 'First', email: 'first@example.com' });
    await test.api.post('/api/newsletter?action=subscribe', { body: { email } });
    const admin = await test.as('admin');
    await admin.post('/api/newsletter?action=unsubscribe', { body: { email } });
    await admin.post('/api/users/create', {
      body: {
        ...{ first_name: 'Noor', last_name: 'Naik', username: 'noor', email: 'new.colleague@example.com' },
        ...{ user_type: 'employee', password: 'a long password', confirm_password: 'a long password' },
      },
    });
    const activity = projections.find(({ table }) => table === 'activity');
    if (!activity) throw new Error('no projection');
    await replay(test.db, activity);
  });

  const newsletterEntries = async (role: 'visitor' | 'employee') =>
    (await (await test.as(role)).get('/api/dashboard/activity')).body.data.filter(
      ({ type }: { type: string }) => type === 'newsletter',
    );

  it('are shown to users who may see subscribers', async () => {
    expect(await newsletterEntries('employee')).toMatchObject([
      { action: `unsubscribed ${email} from the newsletter`, email },
      { user: email, action: 'subscribed to the newsletter', email },
    ]);
  });

  it('are hidden from others, and the rest of the entry is not', async () => {
    expect(await newsletterEntries('visitor')).toMatchObject([
      { action: 'unsubscribed a subscriber from the newsletter', email: null, status: 'unsubscribed' },
      { user: 'A subscriber', action: 'subscribed to the newsletter', email: null, status: 'pending' },
    ]);
    const { text } = await (await test.as('visitor')).get('/api/dashboard/activity');
    expect(text).not.toContain(email);
    expect(text).toContain('first@example.com');
  });

  it.each([
    ['employee', null],
    ['admin', 'new.colleague@example.com'],
  ] as const)(
    'of a new account are shown to those who may see accounts, to an %s: %s',
    async (role, email) => {
      const { data } = (await (await test.as(role)).get('/api/dashboard/activity')).body;
      const accounts = data.filter(
        ({ action }: { action: string }) => action === 'created the account of Noor Naik',
      );
      expect(accounts).toMatchObject([{ type: 'registration', email }]);
    },
  );

  it.each([
    ['visitor', false],
    ['employee', true],
  ] as const)('in the stream of a person with the role %s: %s', async (role, isShown) => {
    const { token } = await test.as(role);
    const [first = 0, ...rest]: number[] = await test.db('activity').orderBy('event_id').pluck('event_id');
    const stop = new AbortController();
    const stream = await fetch(`${test.origin}/api/dashboard/stream`, {
      headers: { Authorization: `Bearer ${token}`, 'Last-Event-ID': String(first) },
      signal: stop.signal,
    });
    let received = '';
    const reading = (async () => {
      for await (const chunk of stream.body ?? []) received += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    const count = (text: string) => received.split(text).length - 1;
    // The missed entries, and then the announced ones.
    await eventually(() => count('event: activity') === rest.length);
    await test.db.raw('select pg_notify(?, ?)', [dashboardChannel, rest.join(',')]);
    await eventually(() => count('event: activity') === 2 * rest.length);
    stop.abort();
    await reading;
    expect(count('subscribed to the newsletter')).toBe(2);
    expect(received.includes(email)).toBe(isShown);
  });
});
