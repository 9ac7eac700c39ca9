import { Readable } from 'node:stream';
import { type Database, transaction } from '../../platform/db/db.ts';
import { record } from '../../platform/events/events.ts';
import { listExported } from '../../platform/events/exportEvents.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { csvStream } from '../../platform/text/csv.ts';
import { toDay } from '../../platform/text/days.ts';
import { getTimeZone } from '../settings/queries.ts';
import { exportResponseSchema, exportSchema, subscriberListSchema } from './contract.ts';
import { csvHeader, toCsvRow, toSubscriber } from './presenter.ts';
import { eachSubscriber, listSubscribers, type SubscriberFilter } from './queries.ts';

/** The export streams its rows: memory does not grow with their number. */
export function declareSubscriberExport(newsletter: Endpoints, db: Database): void {
  newsletter.get(
    '/api/newsletter/export',
    {
      summary: 'Export all subscribers matching a search and a status, as CSV or JSON',
      access: 'newsletter.export',
      query: exportSchema,
      response: exportResponseSchema,
      produces: 'text/csv',
    },
    async ({ query: { format, ...filter }, context, ctx }) => {
      const { total } = await listSubscribers(db, { ...subscriberListSchema.parse({ limit: 1 }), ...filter });
      const narrowedBy = { search: filter.q, status: filter.status };
      const exported = listExported({ list: 'newsletter', format, rows: total, filter: narrowedBy });
      await transaction(db, (trx) => record(trx, exported, context));
      const day = toDay(context.now, await getTimeZone(db));
      ctx.attachment(`newsletter_subscribers_${filter.status ?? 'all'}_${day}.${format}`);
      if (format === 'json') {
        ctx.type = 'application/json; charset=utf-8';
        ctx.body = Readable.from(streamJson(db, filter), { objectMode: false, highWaterMark: 64 * 1024 });
        return undefined;
      }
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = csvStream(csvHeader, streamRows(db, filter));
      return undefined;
    },
  );
}

async function* streamRows(db: Database, filter: SubscriberFilter) {
  for await (const batch of eachSubscriber(db, filter)) yield batch.map(toCsvRow);
}

/** `{"success":true,"data":[…],"count":…}`, batch after batch. */
async function* streamJson(db: Database, filter: SubscriberFilter): AsyncGenerator<string> {
  let count = 0;
  yield '{"success":true,"data":[';
  for await (const batch of eachSubscriber(db, filter)) {
    yield (count > 0 ? ',' : '') + batch.map((row) => JSON.stringify(toSubscriber(row))).join(',');
    count += batch.length;
  }
  yield `],"count":${count}}`;
}
