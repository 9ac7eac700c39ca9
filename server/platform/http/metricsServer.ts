import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import type { Config } from '../config.ts';
import { metrics } from '../observability/metrics.ts';
import { type Collector, createScrape } from '../observability/scrape.ts';
import { type ProbeDependencies, probes } from './probes.ts';

type Dependencies = ProbeDependencies & {
  config: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>;
  /** The gauges that are read at each scrape. */
  collectors: readonly Collector[];
};

/** `port` is null without METRICS_PORT. */
export type MetricsServer = { port: number | null; close(): Promise<void> };

/**
 * Serves `/metrics` and the probes of a process on METRICS_PORT; without that setting it serves nothing.
 * @throws Error when the port cannot be listened on
 */
export async function serveMetrics({ config, collectors, ...probed }: Dependencies): Promise<MetricsServer> {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return { port: null, close: async () => undefined };
  const scrape = createScrape(collectors);
  const app = new Koa();
  app.use(probes(probed));
  app.use(async (ctx) => {
    if (ctx.path !== '/metrics') return;
    ctx.body = await scrape();
    ctx.set('Content-Type', metrics.contentType);
  });
  const server = app.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE' ? 'is taken by another process' : error.message;
    throw new Error(`METRICS_PORT ${port} ${taken}`);
  });
  return {
    port: (server.address() as AddressInfo).port, // a TCP server has no other kind
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
