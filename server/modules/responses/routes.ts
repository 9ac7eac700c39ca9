import { coalesceReads } from '../../platform/db/coalesceReads.ts';
import type { Database } from '../../platform/db/db.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import { byId, Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { sendCsvExport } from '../../platform/http/sendCsvExport.ts';
import { type Period, periodQuery } from '../dashboard/contract.ts';
import { requireEnquiry } from '../enquiries/queries.ts';
import { getTimeZone } from '../settings/queries.ts';
import { recordOutcome } from './commands/recordOutcome.ts';
import { outcomeResponseSchema, outcomeSchema, outcomeTexts, responseStatisticsSchema } from './contract.ts';
import { csvHeader, toCsvRows } from './presenter.ts';
import { getOutcome } from './queries.ts';
import { getResponseStatistics } from './statistics.ts';

const tag: Tag = {
  name: 'Responses',
  description: 'How soon enquiries are answered, and what becomes of them.',
};

/** `/api/responses` and the outcome of an enquiry. */
export function responseEndpoints({ db }: { db: Database }): Endpoints {
  const responses = new Endpoints(tag);
  declareStatistics(responses, db);
  declareOutcome(responses, db);
  return responses;
}

function declareStatistics(responses: Endpoints, db: Database): void {
  // All open dashboards request them at the same moment, after each change of an enquiry.
  const getStatistics = coalesceReads((period: Period) => getResponseStatistics(db, period, new Date()));
  responses.get(
    '/api/responses/statistics',
    {
      summary: 'Get response times and outcomes of enquiries',
      access: 'enquiries.respond',
      query: periodQuery('30d'),
      response: dataResponse(responseStatisticsSchema),
    },
    async ({ query }) => ({ data: await getStatistics(query.period) }),
  );
  responses.get(
    '/api/responses/export',
    {
      summary: 'Export the response statistics as CSV',
      access: 'enquiries.respond',
      query: periodQuery('30d'),
      produces: 'text/csv',
    },
    async ({ query, ...caller }) => {
      const rows = toCsvRows(await getResponseStatistics(db, query.period, caller.context.now));
      return sendCsvExport(db, caller, {
        list: 'responses',
        filter: query,
        rows: rows.length,
        name: `responses_${query.period}`,
        header: csvHeader,
        batches: [rows],
        toCells: (row) => row,
        timeZone: await getTimeZone(db),
      });
    },
  );
}

function declareOutcome(responses: Endpoints, db: Database): void {
  responses.get(
    '/api/enquiries/:id/outcome',
    {
      summary: 'Get the outcome of an enquiry',
      access: 'enquiries.view',
      ...byId,
      response: dataResponse(outcomeResponseSchema),
    },
    async ({ params }) => {
      await requireEnquiry(db, params.id);
      return { data: await getOutcome(db, params.id) };
    },
  );
  responses.put(
    '/api/enquiries/:id/outcome',
    {
      summary: 'Record the outcome of an enquiry',
      access: 'enquiries.respond',
      ...byId,
      body: outcomeSchema,
      response: doneResponseSchema.extend({ data: outcomeResponseSchema }),
    },
    async ({ params, body, context }) => {
      await recordOutcome(db, params.id, body, context);
      return { message: outcomeTexts.saved, data: await getOutcome(db, params.id) };
    },
  );
}
