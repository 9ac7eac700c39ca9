import { z } from 'zod';
import type { Database } from '../../platform/db.ts';
import { dataAnswer } from '../../platform/fields/contract.ts';
import { Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { pauseQueue, requestReplay, resendMail, resumeQueue, retryJobs } from './commands.ts';
import {
  mailListAnswerSchema,
  mailListSchema,
  operationsSchema,
  operationsTexts,
  queueParams,
  readModelParams,
  retrySchema,
} from './contract.ts';
import { presentOperations, toMailDelivery } from './presenter.ts';
import { listMailKinds, listMails } from './queries.ts';

const access = 'operations.view' as const;
const accepted = { success: true, message: operationsTexts.accepted };
const told = { access, status: 202, answer: z.object({ success: z.literal(true), message: z.string() }) };

/** `/api/operations`: what the workers report, and what they are told to do. */
export function operationsEndpoints({ db }: { db: Database }): Endpoints {
  const operations = new Endpoints('/api/operations');

  operations.get(
    '/',
    { summary: 'Queues, outbox, read models and processes', access, answer: dataAnswer(operationsSchema) },
    async () => ({ success: true, data: await presentOperations(db) }),
  );

  operations.post(
    '/queues/:queue/pause',
    { summary: 'Stop working off a queue', ...told, params: queueParams },
    async ({ params, context }) => {
      await pauseQueue(db, params.queue, context);
      return accepted;
    },
  );

  operations.post(
    '/queues/:queue/resume',
    { summary: 'Work off a queue again', ...told, params: queueParams },
    async ({ params, context }) => {
      await resumeQueue(db, params.queue, context);
      return accepted;
    },
  );

  operations.post(
    '/queues/:queue/retry',
    { summary: 'Run parked jobs again', ...told, params: queueParams, body: retrySchema },
    async ({ params, body, context }) => {
      await retryJobs(db, params.queue, body.event_ids ?? null, context);
      return accepted;
    },
  );

  operations.post(
    '/read-models/:name/replay',
    { summary: 'Rebuild a read model from the events', ...told, params: readModelParams },
    async ({ params, context }) => {
      await requestReplay(db, params.name, context);
      return accepted;
    },
  );

  operations.get(
    '/mails',
    { summary: 'Mails, newest first', access, query: mailListSchema, answer: mailListAnswerSchema },
    async ({ query }) => {
      // One more than asked for tells whether there is a next page.
      const rows = await listMails(db, { ...query, limit: query.limit + 1 });
      const shown = rows.slice(0, query.limit);
      const next_cursor = rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null;
      const kinds = await listMailKinds(db);
      return { success: true, data: shown.map(toMailDelivery), next_cursor, kinds };
    },
  );

  operations.post(
    '/mails/:id/resend',
    { summary: 'Send a mail once more', ...told, params: idParams },
    async ({ params, context }) => {
      await resendMail(db, params.id, context);
      return accepted;
    },
  );

  return operations;
}
