import { type Database, transaction } from '../../platform/db/db.ts';
import { record } from '../../platform/events/events.ts';
import { listExported } from '../../platform/events/exportEvents.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { csvStream } from '../../platform/text/csv.ts';
import { toDay } from '../../platform/text/days.ts';
import { getTimeZone } from '../settings/queries.ts';
import {
  auditChoicesSchema,
  auditFilterSchema,
  auditListResponseSchema,
  auditListSchema,
} from './contract.ts';
import { csvHeader, toCsvRow, toEntry } from './presenter.ts';
import { countEvents, eachEvent, listEvents, listPeople } from './queries.ts';
import { areas } from './sentences.ts';

const tag: Tag = { name: 'Audit log', description: 'Who did what, when and from where. Read-only.' };

/** `/api/audit`: a read-only view of the events table. */
export function auditEndpoints({ db }: { db: Database }): Endpoints {
  const audit = new Endpoints(tag);

  audit.get(
    '/api/audit',
    {
      summary: 'List audit entries, newest first',
      access: 'audit.view',
      query: auditListSchema,
      response: auditListResponseSchema,
    },
    async ({ query }) => {
      // One extra row shows whether there is a next page.
      const rows = await listEvents(db, { ...query, limit: query.limit + 1 }, await getTimeZone(db));
      const page = rows.slice(0, query.limit);
      const next_cursor = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null;
      return { success: true, data: page.map(toEntry), next_cursor };
    },
  );

  audit.get(
    '/api/audit/choices',
    {
      summary: 'List the available filters',
      access: 'audit.view',
      response: dataResponse(auditChoicesSchema),
    },
    async () => ({ success: true, data: { people: await listPeople(db), areas } }),
  );

  audit.get(
    '/api/audit/export',
    {
      summary: 'Export all matching entries as CSV',
      access: 'audit.view',
      query: auditFilterSchema,
      produces: 'text/csv',
    },
    async ({ query, context, ctx }) => {
      const zone = await getTimeZone(db);
      const rowCount = await countEvents(db, query, zone);
      const exported = listExported({ list: 'audit_log', format: 'csv', rows: rowCount, filter: query });
      await transaction(db, (trx) => record(trx, exported, context));
      async function* rows() {
        for await (const batch of eachEvent(db, query, zone)) yield batch.map(toCsvRow);
      }
      ctx.type = 'text/csv; charset=utf-8';
      ctx.attachment(`audit_log_${toDay(context.now, zone)}.csv`);
      ctx.body = csvStream(csvHeader, rows());
      return undefined;
    },
  );

  return audit;
}
