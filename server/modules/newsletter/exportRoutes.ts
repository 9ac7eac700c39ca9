import { Readable } from 'node:stream';
import { type Database, transaction } from '../../platform/db/db.ts';
import { record } from '../../platform/events/events.ts';
import { listExported } from '../../platform/events/exportEvents.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { csvStream } from '../../platform/text/csv.ts';
import { toDay } from '../../platform/text/days.ts';
import { getTimeZone } from '../settings/queries.ts';
import { exportAnswerSchema, exportSchema, type SubscriberStatus, subscriberListSchema } from './contract.ts';
import { csvHeader, toCsvRow, toSubscriber } from './presenter.ts';
import { eachSubscriber, listSubscribers } from './queries.ts';

/** The export streams its rows: memory does not grow with their number. */
export function declareSubscriberExport(newsletter: Endpoints, db: Database): void {
  newsletter.get(
    '/api/newsletter/export',
    {
      summary: 'Export all matching subscribers as CSV or JSON',
      access: 'newsletter.export',
      query: exportSchema,
      response: exportAnswerSchema,
      produces: 'text/csv',
    },
    async ({ query: { format, status }, context, ctx }) => {
      const { total } = await listSubscribers(db, subscriberListSchema.parse({ status, limit: 1 }));
      const exported = listExported({ list: 'newsletter', format, rows: total, filter: { status } });
      await transaction(db, (trx) => record(trx, exported, context));
      if (format === 'json') {
        ctx.type = 'application/json; charset=utf-8';
        ctx.body = Readable.from(streamJson(db, status), { objectMode: false, highWaterMark: 64 * 1024 });
        return undefined;
      }
      const day = toDay(context.now, await getTimeZone(db));
      ctx.type = 'text/csv; charset=utf-8';
      ctx.attachment(`newsletter_subscribers_${status ?? 'all'}_${day}.csv`);
      ctx.body = csvStream(csvHeader, streamRows(db, status));
      return undefined;
    },
  );
}

async function* streamRows(db: Database, status: SubscriberStatus | undefined) {
  for await (const batch of eachSubscriber(db, { status })) yield batch.map(toCsvRow);
}

/** `{"success":true,"data":[…],"count":…}`, batch after batch. */
async function* streamJson(db: Database, status: SubscriberStatus | undefined): AsyncGenerator<string> {
  let count = 0;
  yield '{"success":true,"data":[';
  for await (const batch of eachSubscriber(db, { status })) {
    yield (count > 0 ? ',' : '') + batch.map((row) => JSON.stringify(toSubscriber(row))).join(',');
    count += batch.length;
  }
  yield `],"count":${count}}`;
}
