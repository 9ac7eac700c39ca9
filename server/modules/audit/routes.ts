import type { Database } from '../../platform/db/db.ts';
import { readCursorPage } from '../../platform/db/readCursorPage.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { sendCsvExport } from '../../platform/http/sendCsvExport.ts';
import { getTimeZone } from '../settings/queries.ts';
import {
  auditChoicesSchema,
  auditFilterSchema,
  auditListResponseSchema,
  auditListSchema,
} from './contract.ts';
import { csvHeader, toCsvRow, toEntry } from './presenter.ts';
import { countEvents, listEvents, listPeople, readEventBatches } from './queries.ts';
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
      const zone = await getTimeZone(db);
      const { rows, next_cursor } = await readCursorPage(query.limit, (limit) =>
        listEvents(db, { ...query, limit }, zone),
      );
      return { data: rows.map((row) => toEntry(row, zone)), next_cursor };
    },
  );

  audit.get(
    '/api/audit/choices',
    {
      summary: 'List the available filters',
      access: 'audit.view',
      response: dataResponse(auditChoicesSchema),
    },
    async () => ({ data: { people: await listPeople(db), areas } }),
  );

  audit.get(
    '/api/audit/export',
    {
      summary: 'Export all matching entries as CSV',
      access: 'audit.view',
      query: auditFilterSchema,
      produces: 'text/csv',
    },
    async ({ query, ...caller }) => {
      const timeZone = await getTimeZone(db);
      return sendCsvExport(db, caller, {
        list: 'audit_log',
        filter: query,
        rows: await countEvents(db, query, timeZone),
        name: 'audit_log',
        header: csvHeader,
        batches: readEventBatches(db, query, timeZone),
        toCells: (row) => toCsvRow(row, timeZone),
        timeZone,
      });
    },
  );

  return audit;
}
