import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import type { Listener } from '../../platform/db/listener.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { getTimeZone } from '../settings/queries.ts';
import {
  activityQuerySchema,
  activitySchema,
  chartDataSchema,
  periodQuery,
  publicStatsSchema,
  streamQuerySchema,
} from './contract.ts';
import { type Missed, openLiveDashboard } from './live.ts';
import { listActivity, redact } from './queries.ts';
import { getChartData, getContentCounts, getDashboardStats } from './statistics.ts';

function getMissed(lastEventId: string, missedMs: number, now: Date): Missed {
  const afterEvent = Number(lastEventId);
  if (Number.isSafeInteger(afterEvent) && afterEvent > 0) return { afterEvent };
  return missedMs > 0 ? { from: new Date(now.getTime() - missedMs) } : null;
}

const tag: Tag = { name: 'Dashboard', description: 'Statistics and the newest activity.' };

export function dashboardEndpoints({ db, listener }: { db: Database; listener: Listener }): Endpoints {
  const dashboard = new Endpoints(tag);
  declareStatistics(dashboard, db);
  declareActivity(dashboard, db, listener);
  return dashboard;
}

function declareStatistics(dashboard: Endpoints, db: Database): void {
  dashboard.get(
    '/api/dashboard/public-stats',
    {
      summary: 'Get dashboard statistics; the complete set needs dashboard.view',
      access: 'public',
      cacheable: true,
      query: periodQuery('7d'),
      response: dataResponse(publicStatsSchema),
    },
    async ({ query, may, context }) => ({
      data: may('dashboard.view')
        ? await getDashboardStats(db, query.period, await getTimeZone(db), context.now)
        : await getContentCounts(db),
    }),
  );

  dashboard.get(
    '/api/dashboard/chart-data',
    {
      summary: 'Get publications and bookings by day',
      access: 'dashboard.view',
      query: periodQuery('7d'),
      response: dataResponse(chartDataSchema),
    },
    async ({ query, context }) => ({
      data: await getChartData(db, query.period, await getTimeZone(db), context.now),
    }),
  );
}

function declareActivity(dashboard: Endpoints, db: Database, listener: Listener): void {
  const live = openLiveDashboard(db, listener);
  listener.onClose(() => live.close());

  dashboard.get(
    '/api/dashboard/activity',
    {
      summary: 'List the newest activity',
      access: 'dashboard.view',
      query: activityQuerySchema,
      response: dataResponse(z.array(activitySchema)),
    },
    async ({ query, may }) => ({
      data: (await listActivity(db, query.limit)).map((entry) => redact(entry, may)),
    }),
  );

  dashboard.get(
    '/api/dashboard/stream',
    {
      summary: 'Stream new activity, changed statistics and who has an enquiry open as server-sent events',
      access: 'dashboard.view',
      query: streamQuerySchema,
      produces: 'text/event-stream',
      errors: ['TooManyRequests'],
    },
    ({ actor, may, ctx, query, context }) => {
      const stream = live.open(getMissed(ctx.get('Last-Event-ID'), query.missed_ms, context.now), {
        userId: actor.id,
        sessionId: actor.sessionId,
        present: (entry) => redact(entry, may),
        seesPresence: may('enquiries.view'),
      });
      ctx.set({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      ctx.body = stream;
      return undefined;
    },
  );
}
