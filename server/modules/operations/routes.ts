import type { Database } from '../../platform/db/db.ts';
import { readCursorPage } from '../../platform/db/readCursorPage.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import { Endpoints, idParams, type Tag } from '../../platform/http/endpoints.ts';
import {
  requestPause,
  requestReplay,
  requestResend,
  requestResume,
  requestRetry,
} from './commands/operatorCommands.ts';
import {
  mailListResponseSchema,
  mailListSchema,
  operationsSchema,
  operationsTexts,
  queueParams,
  readModelParams,
  retrySchema,
} from './contract.ts';
import { presentOperations, toMailDelivery } from './presenter.ts';
import { listMailKinds, listMails } from './queries.ts';

const tag: Tag = {
  name: 'Operations',
  description:
    'The reports of the workers, and commands to them. A command is accepted (202) and executed by a worker.',
};

const access = 'operations.view' as const;
const accepted = { message: operationsTexts.accepted };
const command = { access, status: 202, response: doneResponseSchema, errors: ['NotFound'] } as const;

export function operationsEndpoints({ db }: { db: Database }): Endpoints {
  const operations = new Endpoints(tag);
  declareReports(operations, db);
  declareQueueCommands(operations, db);
  declareOtherCommands(operations, db);
  return operations;
}

function declareReports(operations: Endpoints, db: Database): void {
  operations.get(
    '/api/operations',
    {
      summary: 'Get the state of queues, outbox, read models and processes',
      access,
      response: dataResponse(operationsSchema),
    },
    async () => ({ data: await presentOperations(db) }),
  );

  operations.get(
    '/api/operations/mails',
    { summary: 'List mails, newest first', access, query: mailListSchema, response: mailListResponseSchema },
    async ({ query }) => {
      const { rows, next_cursor } = await readCursorPage(query.limit, (limit) =>
        listMails(db, { ...query, limit }),
      );
      const kinds = await listMailKinds(db);
      return { data: rows.map(toMailDelivery), next_cursor, kinds };
    },
  );
}

function declareQueueCommands(operations: Endpoints, db: Database): void {
  operations.post(
    '/api/operations/queues/:queue/pause',
    { summary: 'Pause a queue', ...command, params: queueParams, errors: ['NotFound', 'Conflict'] },
    async ({ params, context }) => {
      await requestPause(db, params.queue, context);
      return accepted;
    },
  );

  operations.post(
    '/api/operations/queues/:queue/resume',
    { summary: 'Resume a queue', ...command, params: queueParams },
    async ({ params, context }) => {
      await requestResume(db, params.queue, context);
      return accepted;
    },
  );

  operations.post(
    '/api/operations/queues/:queue/retry',
    { summary: 'Retry the dead letters of a queue', ...command, params: queueParams, body: retrySchema },
    async ({ params, body, context }) => {
      await requestRetry(db, params.queue, body.event_ids ?? null, context);
      return accepted;
    },
  );
}

function declareOtherCommands(operations: Endpoints, db: Database): void {
  operations.post(
    '/api/operations/read-models/:name/replay',
    { summary: 'Rebuild a read model from the events', ...command, params: readModelParams },
    async ({ params, context }) => {
      await requestReplay(db, params.name, context);
      return accepted;
    },
  );

  operations.post(
    '/api/operations/mails/:id/resend',
    { summary: 'Resend a mail', ...command, params: idParams },
    async ({ params, context }) => {
      await requestResend(db, params.id, context);
      return accepted;
    },
  );
}
