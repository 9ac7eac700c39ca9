import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { fillTables } from '../../testing/fillTables.ts';
import { explainPlans } from '../../testing/plans.ts';
import { vacuumTable } from '../../testing/vacuumTable.ts';

const rows = 100_000;

const insertRows = `
  insert into events (type, entity_type, entity_id, data, actor, occurred_at, published_at)
  select (array['enquiry.submitted', 'enquiry.status_changed', 'post.revised', 'user.signed_in'])[1 + n % 4],
    (array['enquiry', 'enquiry', 'post', 'user'])[1 + n % 4], n % 20000,
    jsonb_build_object('name', 'Visitor ' || md5(n::text), 'email', 'visitor' || n || '@example.com',
      'title', 'On the road', 'changed', '[]'::jsonb, 'from', 'new', 'to', 'closed', 'kind', 'blog'),
    case when n % 4 = 0 then null else jsonb_build_object('id', 100 + n % 40, 'name', 'Person ' || n % 40) end,
    now() - n * interval '5 minutes', now()
  from generate_series(1, ?::integer) as n`;

describe(`with ${rows.toLocaleString('en-IN')} events`, () => {
  const test = useApi();

  beforeAll(async () => {
    await fillTables(test.db, ['events'], (trx) => trx.raw(insertRows, [rows]));
    await vacuumTable(test.db, 'events');
  });

  const calls: [string, string][] = [
    ['the newest page', '/api/audit'],
    ['a page far back', '/api/audit?before=90000'],
    ['one person', '/api/audit?person=107'],
    ['one person, far back', '/api/audit?person=107&before=90000'],
    ['a kind', '/api/audit?kind=post.revised'],
    ['an area, far back', '/api/audit?area=enquiry&before=90000'],
    ['one thing', '/api/audit?entity_type=enquiry&entity_id=4711'],
    ['a day long ago', '/api/audit?start_date=2026-01-01&end_date=2026-01-01'],
    ['a rare text', '/api/audit?search=visitor4711@'],
    ['a text that is nowhere', `/api/audit?search=${encodeURIComponent('यात्रा')}`],
    ['a text of one person', '/api/audit?search=visitor99&person=107'],
    ['the choices', '/api/audit/choices'],
    ['the commands of operators', '/api/operations'],
  ];

  it.each(calls)('%s is answered from indexes, without sorting them all', async (_name, path) => {
    const staff = await test.as('admin');
    const plans = await explainPlans(test.db, async () => {
      expect((await staff.get(path)).status).toBe(200);
    });
    for (const { sql, plan } of plans) {
      expect(plan, sql).not.toContain('Seq Scan on events');
      // Only a page, or the result of a search, is sorted.
      const sorted = [...plan.matchAll(/Sort\s+\(cost=[\d.]+ rows=(\d+)/g)].map(([, count]) => Number(count));
      for (const count of sorted) expect(count, plan).toBeLessThan(5000);
    }
  });
});
