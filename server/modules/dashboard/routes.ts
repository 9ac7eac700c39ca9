import { z } from 'zod';
import type { Database } from '../../platform/db.ts';
import { dataAnswer } from '../../platform/fields/contract.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import type { Listener } from '../../platform/listener.ts';
import { isSessionAlive } from '../auth/queries.ts';
import { getTimeZone } from '../settings/queries.ts';
import {
  activityQuerySchema,
  activitySchema,
  chartDataSchema,
  periodQuerySchema,
  publicStatsSchema,
} from './contract.ts';
import { openLiveDashboard } from './live.ts';
import { getChartData, getContentCounts, getDashboardStats, listActivity } from './queries.ts';

export function dashboardEndpoints({ db, listener }: { db: Database; listener: Listener }): Endpoints {
  const dashboard = new Endpoints('/api/dashboard');
  const live = openLiveDashboard(db, listener);
  listener.onClose(() => live.close());

  dashboard.get(
    '/public-stats',
    {
      summary: 'Counts; all of them with dashboard.view',
      access: 'public',
      query: periodQuerySchema,
      answer: dataAnswer(publicStatsSchema),
    },
    async ({ query, may, context }) => ({
      success: true,
      data: may('dashboard.view')
        ? await getDashboardStats(db, query.period, await getTimeZone(db), context.now)
        : await getContentCounts(db),
    }),
  );

  dashboard.get(
    '/chart-data',
    {
      summary: 'What was published and booked, by day',
      access: 'dashboard.view',
      query: periodQuerySchema,
      answer: dataAnswer(chartDataSchema),
    },
    async ({ query, context }) => ({
      success: true,
      data: await getChartData(db, query.period, await getTimeZone(db), context.now),
    }),
  );

  dashboard.get(
    '/activity',
    {
      summary: 'The newest activity',
      access: 'dashboard.view',
      query: activityQuerySchema,
      answer: dataAnswer(z.array(activitySchema)),
    },
    async ({ query }) => ({ success: true, data: await listActivity(db, query.limit) }),
  );

  dashboard.get(
    '/stream',
    { summary: 'New activity and changed figures as server-sent events', access: 'dashboard.view' },
    ({ actor, ctx }) => {
      const last = Number(ctx.get('Last-Event-ID'));
      ctx.set({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      ctx.body = live.open(Number.isSafeInteger(last) && last > 0 ? last : null, () =>
        isSessionAlive(db, actor, new Date()),
      );
      return undefined;
    },
  );

  return dashboard;
}
