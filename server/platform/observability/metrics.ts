import type { Context } from 'koa';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process. Times are in seconds; labels have few values, independent of input. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const registers = [metrics];
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requestDuration = new Histogram({
  name: 'safarnama_http_request_duration_seconds',
  help: 'Duration of requests, by method, route pattern and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets,
  registers,
});

export const jobDuration = new Histogram({
  name: 'safarnama_job_duration_seconds',
  help: 'Duration of attempts of jobs, by queue',
  labelNames: ['queue'] as const,
  buckets: [...buckets, 30, 60],
  registers,
});

export const jobFailures = new Counter({
  name: 'safarnama_job_failures_total',
  help: 'Failed attempts of jobs, by queue',
  labelNames: ['queue'] as const,
  registers,
});

export const deadLettersTotal = new Counter({
  name: 'safarnama_dead_letters_total',
  help: 'Jobs whose attempts all failed, by queue',
  labelNames: ['queue'] as const,
  registers,
});

export const mailDeliveries = new Counter({
  name: 'safarnama_mail_deliveries_total',
  help: 'Attempts to send a mail, by outcome: sent, failed, withheld by a limit, or forgotten because its person was erased',
  labelNames: ['outcome'] as const,
  registers,
});

const cacheReads = new Counter({
  name: 'safarnama_response_cache_reads_total',
  help: 'Requests of public pages and reads, by whether the response was cached: hit or miss',
  labelNames: ['result'] as const,
  registers,
});

export const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Gauge<Label>({ name: `safarnama_${name}`, help, labelNames: [...labelNames], registers });

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function recordRequest(ctx: Context, seconds: number): void {
  const method = methods.has(ctx.method) ? ctx.method : 'other';
  requestDuration.observe({ method, route: getRoutePattern(ctx), status: String(ctx.status) }, seconds);
}

export function recordCachedResponse(method: string, route: string, status: number, seconds: number): void {
  requestDuration.observe({ method, route, status: String(status) }, seconds);
  recordCacheRead('hit');
}

export const recordCacheRead = (result: 'hit' | 'miss'): void => cacheReads.inc({ result });

/** The pattern that the router matched; requests without a route are counted by their kind, never by their address. */
export function getRoutePattern({ path, _matchedRoute: pattern }: Context): string {
  if (typeof pattern === 'string') return pattern;
  const kind = /^\/(api|uploads|media|assets|admin)(\/|$)/.exec(path)?.[1];
  if (kind === 'api' || kind === 'uploads') return 'unmatched';
  return kind ?? 'page';
}
