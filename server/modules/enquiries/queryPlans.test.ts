import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { fillTables } from '../../testing/fillTables.ts';
import { explainPlans } from '../../testing/plans.ts';
import { vacuumTable } from '../../testing/vacuumTable.ts';

const rows = 100_000;

const insertRows = `
  insert into enquiries (channel, enquiry_type, name, email, phone, subject, message, status, priority,
    created_at, updated_at)
  select channel, case channel when 'booking' then 'booking' else 'general' end,
    'Visitor ' || md5(n::text), 'visitor' || n || '@example.com', '+91 98' || lpad(n::text, 8, '0'),
    'Trip to ' || (array['Goa', 'Kerala', 'Ladakh', 'Bali'])[1 + n % 4],
    'We would like to travel: ' || md5((n * 7)::text) || repeat(' somewhere quiet by the sea,', 7),
    (array['new', 'in_progress', 'replied', 'resolved', 'closed'])[1 + n % 5],
    (array['low', 'medium', 'high', 'urgent'])[1 + n % 4],
    now() - n * interval '5 minutes', now() - n * interval '5 minutes'
  from generate_series(1, ?::integer) as n,
    lateral (select (array['booking', 'contact'])[1 + n % 2] as channel) c`;

describe(`with ${rows.toLocaleString('en-IN')} enquiries`, () => {
  const test = useApi();

  beforeAll(async () => {
    await fillTables(test.db, ['enquiries'], (trx) => trx.raw(insertRows, [rows]));
    await vacuumTable(test.db, 'enquiries');
  });

  const calls: [string, string][] = [
    ['the first page', '/api/enquiries'],
    ['the last page', '/api/enquiries?page=5000'],
    ['a page in the middle', '/api/enquiries?page=2500&sort=updated_at'],
    ['the first page by name', '/api/enquiries?sort=name&order=asc'],
    ['one status, urgent ones first', '/api/enquiries?status=new&sort=priority'],
    ['a page in the middle by priority', '/api/enquiries?page=2000&sort=priority'],
    ['a page in the middle by status', '/api/enquiries?page=2000&sort=status'],
    ['one person’s work', '/api/enquiries?assigned_to=none&page=10'],
    ['a search', '/api/enquiries?search=visitor4711'],
    ['a search for two words', '/api/enquiries?search=kerala+visitor4711'],
    ['a search in Devanagari', `/api/enquiries?search=${encodeURIComponent('यात्रा')}`],
    ['a search for a number', '/api/enquiries?search=9800004711'],
    ['what is overdue', '/api/enquiries?view=overdue&limit=100'],
    ['my enquiries', '/api/enquiries?view=mine'],
    ['unassigned ones', '/api/enquiries?view=unassigned'],
    ['what is due, first what is due first', '/api/enquiries?view=due&sort=due_at&order=asc'],
    ['what waits for the customer', '/api/enquiries?view=waiting'],
    ['what is snoozed', '/api/enquiries?view=snoozed'],
    ['weddings', '/api/enquiries?type=wedding'],
    ['a travel month', '/api/enquiries?travel_month=2027-02'],
    ['a flexibility', `/api/enquiries?flexibility=${encodeURIComponent('Dates are open')}`],
    ['a departure city', '/api/enquiries?departure_city=Mum'],
    ['a budget', `/api/enquiries?budget_range=${encodeURIComponent('Up to ₹25,000 per person')}`],
    ['families', '/api/enquiries?adults=2&children=with'],
    ['a search with filters', '/api/booking?search=kerala&status=closed&start_date=2026-01-01'],
    ['a person', '/api/enquiries/4711/person'],
    ['the statistics', '/api/enquiries/statistics'],
    ['the dashboard’s statistics', '/api/dashboard/public-stats?period=90d'],
    ['the dashboard’s chart', '/api/dashboard/chart-data?period=90d'],
    ['the dashboard’s feed', '/api/dashboard/activity'],
  ];

  it.each(calls)('%s is answered from indexes', async (_name, path) => {
    const staff = await test.as('admin');
    const plans = await explainPlans(test.db, async () => {
      expect((await staff.get(path)).status).toBe(200);
    });
    for (const { sql, plan } of plans) expect(plan, sql).not.toContain('Seq Scan on enquiries');
  });

  it('what is due is read in the order of an index, also by versions that join each table as often as it is named', async () => {
    const staff = await test.as('admin');
    const plans = await explainPlans(test.db, async () => {
      await staff.get('/api/enquiries?view=due&sort=due_at&order=asc');
    });
    const page = plans.find(({ sql }) => sql.includes('order by'));
    expect(page?.plan).toContain('using reply_clocks_running');
    expect(page?.sql.match(/reply_clocks"?\."?state/g)).toHaveLength(1);
    expect(page?.sql).not.toContain('exists');
  });
});
