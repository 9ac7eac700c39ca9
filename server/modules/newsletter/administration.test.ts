import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSystemContext } from '../../platform/events/events.ts';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';
import { buildSubscriber, listLinks } from '../../testing/newsletter.ts';
import { explainPlans } from '../../testing/plans.ts';
import { vacuumTable } from '../../testing/vacuumTable.ts';
import { waitUntilBlocked } from '../../testing/waitUntilBlocked.ts';
import { updateSubscriber } from './commands/manageSubscribers.ts';

const path = (action: string) => `/api/newsletter?action=${action}`;

describe('staff and subscribers', () => {
  const test = useApi();

  it('serves each action at its own address, too', async () => {
    const employee = await test.as('employee');
    const [byAction, byPath] = await Promise.all([
      employee.get(path('search&q=nobody')),
      employee.get('/api/newsletter/search?q=nobody'),
    ]);
    expect(byPath).toMatchObject({ status: 200, body: byAction.body });
    expect((await employee.get('/api/newsletter/nonsense')).status).toBe(404);
  });

  it('checks the permission first, then the input', async () => {
    const [employee, visitor] = [await test.as('employee'), await test.as('visitor')];
    expect((await test.api.get(path('list&limit=nonsense'))).status).toBe(401);
    expect((await visitor.get(path('list&limit=nonsense'))).status).toBe(403);
    expect((await employee.get(path('list&limit=nonsense'))).status).toBe(422);
    expect((await employee.get(path('export'))).status).toBe(403);
    expect((await employee.post(path('bulk_update'), { body: {} })).status).toBe(403);
    expect((await employee.put('/api/newsletter', { body: {} })).status).toBe(403);
    expect((await employee.post('/api/newsletter', { body: { _method: 'DELETE' } })).status).toBe(403);
    for (const action of ['', 'nonsense', 'constructor', 'bulk_update']) {
      expect(await test.api.get(path(action))).toMatchObject({
        status: 400,
        body: { error: 'Unknown action' },
      });
    }
    expect((await test.api.post(path('delete'), { body: { id: 1 } })).status).toBe(400);
    expect((await test.api.post('/api/newsletter', { body: {} })).status).toBe(401);
    const admin = await test.as('admin');
    for (const body of [{}, { id: 1 }, { _method: 'PUT', id: 1 }, []]) {
      expect(await admin.post('/api/newsletter', { body })).toMatchObject({
        status: 400,
        body: { error: 'Unknown action' },
      });
    }
    expect(await admin.post('/api/newsletter', { body: { _method: 'DELETE' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'id' }] },
    });
    expect((await test.api.patch('/api/newsletter')).status).toBe(405);
  });

  it('changes the status of many at once, each as an event', async () => {
    const admin = await test.as('admin');
    const ids = [await buildSubscriber(test, 'a@example.com'), await buildSubscriber(test, 'b@example.com')];
    const emails = ['A@EXAMPLE.COM', 'b@example.com', 'unknown@example.com'];
    const update = (body: object) => admin.post(path('bulk_update'), { body });
    expect(await update({ emails, status: 'bounced' })).toMatchObject({
      status: 200,
      body: { updated: 2, message: 'Subscribers updated successfully' },
    });
    for (const id of ids) {
      expect((await listEvents(test.db, 'subscriber', id)).at(-1)).toMatchObject({
        type: 'subscriber.status_changed',
        data: { from: 'active', to: 'bounced' },
        actor: { id: admin.userId },
      });
    }
    expect((await update({ emails, status: 'bounced' })).body.updated).toBe(0);
    expect((await update({ emails, status: 'gone' })).status).toBe(422);
    expect(await update({ emails: [], status: 'active' })).toMatchObject({
      status: 422,
      body: { error: 'Please select subscribers to update' },
    });
    const employee = await test.as('employee');
    expect((await employee.get(path('list&status=bounced'))).body.pagination.total).toBe(2);
  });

  it('changes the status of as many as one request may name', async () => {
    const admin = await test.as('admin');
    await test.db.raw(
      `insert into subscribers (email, status, subscription_source, subscription_date, updated_at)
       select 'many' || n || '@example.com', 'unsubscribed', 'test', now(), now() from generate_series(1, 5000) n`,
    );
    const emails = Array.from({ length: 5000 }, (_, index) => `many${index + 1}@example.com`);
    const changed = await admin.post(path('bulk_update'), { body: { emails, status: 'active' } });
    expect(changed).toMatchObject({ status: 200, body: { updated: 5000 } });
    const recorded = test
      .db('events')
      .where({ type: 'subscriber.status_changed' })
      .whereRaw(`data ->> 'email' like 'many%'`);
    expect((await recorded).length).toBe(5000);
    const many = test.db('subscribers').whereRaw(`email like 'many%'`);
    expect(await many.clone().where({ status: 'active', unsubscription_date: null })).toHaveLength(5000);
    await many.delete();
  });

  it('corrects an address: it is then unconfirmed, and the old links are invalid', async () => {
    const admin = await test.as('admin');
    const id = await buildSubscriber(test, 'typo@example.com');
    const old = await listLinks(test, 'typo@example.com');
    const change = (body: object) => admin.put('/api/newsletter', { body });
    const response = await change({ id, email: 'right@example.com', status: 'active', verified: 1 });
    expect(response).toMatchObject({ status: 200, body: { message: 'Subscriber updated successfully' } });
    expect(await test.db('subscribers').where({ id }).first()).toMatchObject({
      email: 'right@example.com',
      verification_date: null,
    });
    expect((await listEvents(test.db, 'subscriber', id)).at(-1)).toMatchObject({
      type: 'subscriber.address_changed',
      data: { from: 'typo@example.com', to: 'right@example.com' },
    });
    expect((await test.api.post(old.verify)).status).toBe(400);
    expect((await test.api.post(old.unsubscribe)).status).toBe(400);
    await buildSubscriber(test, 'other@example.com');
    expect(await change({ id, email: 'Other@example.com' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'email' }] },
    });
    expect((await change({ id, status: 'unsubscribed' })).status).toBe(200);
    const found = (await admin.get(path('search&q=RIGHT@'))).body.data;
    expect(found).toMatchObject([{ status: 'unsubscribed', unsubscription_date: expect.any(String) }]);
    expect((await change({ id: 999_999, status: 'active' })).status).toBe(404);
  });

  it('makes the old links of an address invalid, even for someone who opens one at that moment', async () => {
    await test.api.post(path('subscribe'), { body: { email: 'wrong@example.com' } });
    const { id } = await test.db('subscribers').where({ email: 'wrong@example.com' }).first('id');
    const { verify, unsubscribe } = await listLinks(test, 'wrong@example.com');
    const { opened } = await test.db.transaction(async (trx) => {
      await updateSubscriber(trx, { id, email: 'corrected@example.com' }, createSystemContext(new Date()));
      const opened = [verify, unsubscribe].map((link) => test.api.post(link));
      await waitUntilBlocked(test.db, 2);
      return { opened };
    });
    expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([400, 400]);
    expect(await test.db('subscribers').where({ id }).first()).toMatchObject({
      email: 'corrected@example.com',
      status: 'active',
      verification_date: null,
    });
  });

  it('deletes permanently', async () => {
    const admin = await test.as('admin');
    const id = await buildSubscriber(test, 'gone@example.com');
    const links = await listLinks(test, 'gone@example.com');
    const remove = () => admin.post('/api/newsletter', { body: { _method: 'DELETE', id } });
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } });
    expect((await remove()).status).toBe(404);
    expect(await test.db('subscribers').where({ id })).toEqual([]);
    expect((await listEvents(test.db, 'subscriber', id)).at(-1)).toMatchObject({
      type: 'subscriber.deleted',
    });
    expect((await test.api.post(links.verify)).status).toBe(400);
    expect((await admin.get(path('search&q=gone@'))).body.data).toEqual([]);
  });

  it('counts, pages, searches literally, exports and shows trends', async () => {
    await test.db('subscribers').delete();
    const admin = await test.as('admin');
    for (const email of ['one_a@example.com', 'onexa@example.com', '100%@example.com']) {
      await buildSubscriber(test, email);
    }
    await test.api.post(path('subscribe'), { body: { email: '=cmd@example.com' } });
    expect((await admin.get(path('stats'))).body.data).toMatchObject({
      total_subscriptions: 4,
      active_subscriptions: 4,
      verified_count: 3,
      by_status: { active: 4, unsubscribed: 0, bounced: 0, complained: 0 },
    });
    const emails = async (query: string) =>
      (await admin.get(path(query))).body.data.map((one: { email: string }) => one.email);
    expect(await emails('search&q=one_a')).toEqual(['one_a@example.com']);
    expect(await emails('search&q=100%25')).toEqual(['100%@example.com']);
    expect(await emails('list&sort=email&order=asc&limit=2&page=2')).toEqual([
      'one_a@example.com',
      'onexa@example.com',
    ]);
    expect((await admin.get(path('list&limit=5000'))).body.pagination).toMatchObject({
      limit: 1000,
      total: 4,
    });

    const csv = await admin.get(path('export&format=csv&status=active'));
    expect(csv.headers.get('Content-Disposition')).toMatch(
      /newsletter_subscribers_active_\d{4}-\d\d-\d\d\.csv/,
    );
    expect(csv.text).toContain(`"'=cmd@example.com"`);
    expect(csv.text.trim().split('\r\n')).toHaveLength(5);
    const json = await admin.get(path('export&format=json'));
    expect(json.headers.get('Content-Disposition')).toMatch(
      /newsletter_subscribers_all_\d{4}-\d\d-\d\d\.json/,
    );
    expect(json.body).toMatchObject({ success: true, count: 4 });
    expect(json.body.data).toHaveLength(4);
    const searched = async (query: string) =>
      (await admin.get(path(`export&format=json&${query}`))).body.data.map(
        (one: { email: string }) => one.email,
      );
    expect(await searched('q=ONE_a')).toEqual(['one_a@example.com']);
    expect(await searched('q=one&status=bounced')).toEqual([]);
    expect((await admin.get(path('export&q=100%25'))).text.trim().split('\r\n')).toHaveLength(2);
    expect((await admin.get(path('export&format=xml'))).status).toBe(422);

    for (const [period, least] of [
      ['daily', 30],
      ['weekly', 5],
      ['monthly', 1],
    ] as const) {
      const { data } = (await admin.get(path(`trends&period=${period}&days=30`))).body;
      expect(data.length).toBeGreaterThanOrEqual(least);
      const sum = (name: string) =>
        data.reduce((total: number, point: Record<string, number>) => total + (point[name] ?? 0), 0);
      expect(['subscriptions', 'verified', 'unsubscriptions'].map(sum)).toEqual([4, 3, 0]);
    }
    expect((await admin.get(path('test'))).body).toMatchObject({
      success: true,
      table_count: expect.any(Number),
    });
  });
});

describe('with 50,000 subscribers', () => {
  const test = useApi();

  beforeAll(async () => {
    await test.db.transaction(async (trx) => {
      await trx.raw('set local statement_timeout = 0');
      await trx.raw(
        `insert into subscribers (email, status, subscription_source, subscription_date, verification_date, updated_at, ip_address, user_agent)
       select 'person' || n || '@' || md5(n::text) || '.example',
         (array['active', 'active', 'active', 'unsubscribed', 'bounced'])[1 + n % 5], 'website',
         now() - n * interval '3 minutes', now() - n * interval '2 minutes', now() - n * interval '1 minute', '203.0.113.7',
         'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
       from generate_series(1, 50000) n`,
      );
    });
    await vacuumTable(test.db, 'subscribers');
  });

  it.each([
    'stats',
    'list',
    'list&page=1000',
    'list&limit=1000&sort=email&order=asc',
    'list&status=bounced&page=100',
    'list&sort=status',
    'list&sort=updated_at&order=asc&page=3',
    'search&q=person4711',
    'trends&days=30',
  ])('%s is answered from indexes', async (query) => {
    const staff = await test.as('admin');
    const plans = await explainPlans(test.db, async () => {
      expect((await staff.get(path(query))).status).toBe(200);
    });
    for (const { sql, plan } of plans) expect(plan, sql).not.toContain('Seq Scan on subscribers');
  });

  it('streams the export', async () => {
    const staff = await test.as('admin');
    v8.setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const readHeap = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const before = readHeap();
    const response = await fetch(`${test.origin}${path('export&format=json')}`, {
      headers: { Authorization: `Bearer ${staff.token}` },
    });
    let [bytes, most] = [0, 0];
    for await (const chunk of response.body ?? []) {
      const megabytes = Math.floor(bytes / 1e6);
      bytes += chunk.length;
      if (bytes / 1e6 > megabytes + 1) most = Math.max(most, readHeap() - before);
    }
    expect(bytes).toBeGreaterThan(15_000_000);
    expect(most).toBeLessThan(5_000_000);
  });
});
