import { type Database, transaction } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { record } from '../../platform/events/events.ts';
import { listExported } from '../../platform/events/exportEvents.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import { Endpoints, idParams, type Tag } from '../../platform/http/endpoints.ts';
import { csvStream } from '../../platform/text/csv.ts';
import { getEnquiry } from '../enquiries/queries.ts';
import { recordOutcome } from './commands/recordOutcome.ts';
import {
  outcomeResponseSchema,
  outcomeSchema,
  outcomeTexts,
  responseQuerySchema,
  responseStatisticsSchema,
} from './contract.ts';
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
  responses.get(
    '/api/responses/statistics',
    {
      summary: 'Get response times and outcomes of enquiries',
      access: 'enquiries.respond',
      query: responseQuerySchema,
      response: dataResponse(responseStatisticsSchema),
    },
    async ({ query, context }) => ({
      success: true,
      data: await getResponseStatistics(db, query.period, context.now),
    }),
  );
  responses.get(
    '/api/responses/export',
    {
      summary: 'Export the response statistics as CSV',
      access: 'enquiries.respond',
      query: responseQuerySchema,
      produces: 'text/csv',
    },
    async ({ query, context, ctx }) => {
      const rows = toCsvRows(await getResponseStatistics(db, query.period, context.now));
      const exported = listExported({ list: 'responses', format: 'csv', rows: rows.length, filter: query });
      await transaction(db, (trx) => record(trx, exported, context));
      ctx.type = 'text/csv; charset=utf-8';
      ctx.attachment(`responses_${query.period}.csv`);
      ctx.body = csvStream(
        csvHeader,
        (async function* () {
          yield rows;
        })(),
      );
      return undefined;
    },
  );
}

function declareOutcome(responses: Endpoints, db: Database): void {
  responses.get(
    '/api/enquiries/:id/outcome',
    {
      summary: 'Get the outcome of an enquiry',
      access: 'enquiries.view',
      params: idParams,
      response: dataResponse(outcomeResponseSchema),
      errors: ['NotFound'],
    },
    async ({ params }) => {
      if (!(await getEnquiry(db, params.id))) throw notFound(outcomeTexts.notFound);
      return { success: true, data: await getOutcome(db, params.id) };
    },
  );
  responses.put(
    '/api/enquiries/:id/outcome',
    {
      summary: 'Record the outcome of an enquiry',
      access: 'enquiries.respond',
      params: idParams,
      body: outcomeSchema,
      response: doneResponseSchema.extend({ data: outcomeResponseSchema }),
      errors: ['NotFound'],
    },
    async ({ params, body, context }) => {
      await recordOutcome(db, params.id, body, context);
      return { success: true, message: outcomeTexts.saved, data: await getOutcome(db, params.id) };
    },
  );
}
