import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MetricsServer, serveMetrics } from '../platform/http/metricsServer.ts';
import { metrics } from '../platform/observability/metrics.ts';
import { databaseReadiness } from '../platform/observability/readiness.ts';
import { type Collector, createScrape, databasePool, outbox } from '../platform/observability/scrape.ts';
import { useApi } from './api.ts';
import { buildContact } from './enquiries.ts';
import { eventually } from './eventually.ts';

describe('the metrics of a process', () => {
  const test = useApi({ METRICS_PORT: '0' });
  let server: MetricsServer;
  let accepting = true;
  beforeAll(async () => {
    const collectors = [outbox(test.db), databasePool(test.db)];
    server = await serveMetrics({
      config: test.config,
      collectors,
      isAccepting: () => accepting,
      isDatabaseReady: databaseReadiness(test.db),
    });
  });
  afterAll(() => server.close());

  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const scrape = async () => (await get('/metrics')).text();
  const valueIn = (text: string, series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };

  it('count requests by route pattern, regardless of the address', async () => {
    metrics.resetMetrics();
    for (const id of [1, 2, 3]) await test.api.get(`/api/destinations/${id}`);
    await test.api.get('/api/nothing/here');
    await test.api.get('/nothing/there?and=more');
    await (await test.as('admin')).get('/api/users?page=1');
    const text = await scrape();
    const count = (labels: string) =>
      valueIn(text, `safarnama_http_request_duration_seconds_count{${labels}}`);
    expect(count('method="GET",route="/api/destinations/:id",status="404"')).toBe(3);
    expect(count('method="GET",route="unmatched",status="404"')).toBe(1);
    expect(count('method="GET",route="page",status="404"')).toBe(1);
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    for (const route of routes) expect(route).toMatch(/^(\/api\/[\w/:-]*|unmatched|page)$/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(valueIn(text, 'safarnama_database_pool_connections{state="max"}')).toBe(10);
  });

  it('have the number and age of events that wait for the relay', async () => {
    // A busy machine may exceed the time of a collector, which is then left out.
    const outboxEvents = async () => {
      const text = await scrape();
      expect(valueIn(text, 'safarnama_outbox_events')).toBe(1);
      return text;
    };
    await eventually(outboxEvents); // somebody has signed in
    await test.db('events').update({ published_at: test.db.fn.now() });
    await buildContact(test);
    await test
      .db('events')
      .whereNull('published_at')
      .update({ occurred_at: test.db.raw("now() - interval '90 seconds'") });
    const text = await eventually(outboxEvents);
    expect(valueIn(text, 'safarnama_outbox_oldest_age_seconds')).toBeCloseTo(90, -1);
  });

  it('leave out what cannot be read in time, count that, and never query twice at once', async () => {
    let started = 0;
    const hanging: Collector = {
      name: 'hanging',
      collect() {
        started += 1;
        return new Promise(() => undefined);
      },
      clear: () => undefined,
    };
    const patient = createScrape([hanging]);
    const [text] = await Promise.all([patient(), patient()]);
    expect(started).toBe(1);
    expect(valueIn(text, 'safarnama_scrape_failures_total{collector="hanging"}')).toBeGreaterThan(0);
  });

  it('come with probes, of which readiness turns off first', async () => {
    expect([(await get('/livez')).status, (await get('/readyz')).status]).toEqual([200, 200]);
    accepting = false;
    expect([(await get('/livez')).status, (await get('/readyz')).status]).toEqual([200, 503]);
    accepting = true;
    expect((await get('/anything')).status).toBe(404);
  });
});
