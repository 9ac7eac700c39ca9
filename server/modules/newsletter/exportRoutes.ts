import { Readable } from 'node:stream';
import type { Database } from '../../platform/db/db.ts';
import { recordExport } from '../../platform/events/exportEvents.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { sendCsvExport } from '../../platform/http/sendCsvExport.ts';
import { toDay } from '../../platform/text/days.contract.ts';
import { getTimeZone } from '../settings/queries.ts';
import { exportResponseSchema, exportSchema } from './contract.ts';
import { csvHeader, toCsvRow, toSubscriber } from './presenter.ts';
import { countSubscribers, readSubscriberBatches, type SubscriberFilter } from './queries.ts';

/** The export streams its rows, so that memory use does not grow with their number. */
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
    async ({ query: { format, ...filter }, ...caller }) => {
      const { context, ctx } = caller;
      const timeZone = await getTimeZone(db);
      const name = `newsletter_subscribers_${filter.status ?? 'all'}`;
      const facts = {
        list: 'newsletter',
        rows: await countSubscribers(db, filter),
        filter: { search: filter.q, status: filter.status },
      } as const;
      if (format === 'csv') {
        const batches = readSubscriberBatches(db, filter);
        return sendCsvExport(db, caller, {
          ...facts,
          name,
          header: csvHeader,
          batches,
          toCells: toCsvRow,
          timeZone,
        });
      }
      await recordExport(db, { ...facts, format }, context);
      ctx.attachment(`${name}_${toDay(context.now, timeZone)}.json`);
      ctx.type = 'application/json; charset=utf-8';
      ctx.body = Readable.from(streamJson(db, filter), { objectMode: false, highWaterMark: 64 * 1024 });
      return undefined;
    },
  );
}

/** `{"success":true,"data":[…],"count":…}`, batch after batch. */
async function* streamJson(db: Database, filter: SubscriberFilter): AsyncGenerator<string> {
  let count = 0;
  yield '{"success":true,"data":[';
  for await (const batch of readSubscriberBatches(db, filter)) {
    yield (count > 0 ? ',' : '') + batch.map((row) => JSON.stringify(toSubscriber(row))).join(',');
    count += batch.length;
  }
  yield `],"count":${count}}`;
}
