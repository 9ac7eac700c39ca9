import { type Database, transaction } from '../../platform/db/db.ts';
import { record } from '../../platform/events/events.ts';
import { listExported } from '../../platform/events/exportEvents.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { csvStream } from '../../platform/text/csv.ts';
import { toDay } from '../../platform/text/days.ts';
import { enquiryFilterSchema } from './contract.ts';
import { getClock } from './enquiryHandlers.ts';
import { csvHeader, toCsvRow } from './presenter.ts';
import { countEnquiries, eachEnquiry } from './queries.ts';

/** The export streams its rows: memory does not grow with their number. */
export function declareEnquiryExport(enquiries: Endpoints, db: Database): void {
  enquiries.get(
    '/api/enquiries/export',
    {
      summary: 'Export all matching enquiries as CSV',
      access: 'enquiries.respond',
      query: enquiryFilterSchema,
      produces: 'text/csv',
    },
    async ({ query, context, ctx }) => {
      const clock = await getClock(db, context);
      const total = await countEnquiries(db, query, clock);
      const { sort: _, order: __, ...filter } = query;
      const exported = listExported({ list: 'enquiries', format: 'csv', rows: total, filter });
      await transaction(db, (trx) => record(trx, exported, context));
      async function* rows() {
        for await (const batch of eachEnquiry(db, query, clock)) yield batch.map(toCsvRow);
      }
      ctx.type = 'text/csv; charset=utf-8';
      ctx.attachment(`enquiries_${query.status ?? 'all'}_${toDay(context.now, clock.timeZone)}.csv`);
      ctx.body = csvStream(csvHeader, rows());
      return undefined;
    },
  );
}
