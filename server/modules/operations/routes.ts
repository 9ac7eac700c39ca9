import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { dataAnswer } from '../../platform/fields.contract.ts';
import { Endpoints, idParams } from '../../platform/http/endpoints.ts';
import {
  pauseQueue,
  requestReplay,
  resendMail,
  resumeQueue,
  retryJobs,
} from './commands/operatorCommands.ts';
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
const command = { access, status: 202, answer: z.object({ success: z.literal(true), message: z.string() }) };

/** `/api/operations`: the workers' reports, and commands to the workers. */
export function operationsEndpoints({ db }: { db: Database }): Endpoints {
  const operations = new Endpoints('/api/operations');

  operations.get(
    '/',
    {
      summary: 'Get the state of queues, outbox, read models and processes',
      access,
      answer: dataAnswer(operationsSchema),
    },
    async () => ({ success: true, data: await presentOperations(db) }),
  );

  operations.post(
    '/queues/:queue/pause',
    { summary: 'Pause a queue', ...command, params: queueParams },
    async ({ params, context }) => {
      await pauseQueue(db, params.queue, context);
      return accepted;
    },
  );

  operations.post(
    '/queues/:queue/resume',
    { summary: 'Resume a queue', ...command, params: queueParams },
    async ({ params, context }) => {
      await resumeQueue(db, params.queue, context);
      return accepted;
    },
  );

  operations.post(
    '/queues/:queue/retry',
    { summary: 'Retry the dead letters of a queue', ...command, params: queueParams, body: retrySchema },
    async ({ params, body, context }) => {
      await retryJobs(db, params.queue, body.event_ids ?? null, context);
      return accepted;
    },
  );

  operations.post(
    '/read-models/:name/replay',
    { summary: 'Rebuild a read model from the events', ...command, params: readModelParams },
    async ({ params, context }) => {
      await requestReplay(db, params.name, context);
      return accepted;
    },
  );

  operations.get(
    '/mails',
    { summary: 'List mails, newest first', access, query: mailListSchema, answer: mailListAnswerSchema },
    async ({ query }) => {
      // One extra row shows whether there is a next page.
      const rows = await listMails(db, { ...query, limit: query.limit + 1 });
      const page = rows.slice(0, query.limit);
      const next_cursor = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null;
      const kinds = await listMailKinds(db);
      return { success: true, data: page.map(toMailDelivery), next_cursor, kinds };
    },
  );

  operations.post(
    '/mails/:id/resend',
    { summary: 'Resend a mail', ...command, params: idParams },
    async ({ params, context }) => {
      await resendMail(db, params.id, context);
      return accepted;
    },
  );

  return operations;
}
