import { z } from 'zod';
import type { Database } from '../../../platform/db/db.ts';
import { dataResponse, doneResponseSchema } from '../../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../../platform/http/endpoints.ts';
import { endOtherSessions, endSession } from './commands/endSessions.ts';
import { authTexts, sessionListSchema } from './contract.ts';
import { listSessions } from './queries.ts';

const tag: Tag = { name: 'Sessions', description: 'The sign-ins of the caller.' };

export function sessionEndpoints({ db }: { db: Database }): Endpoints {
  const sessions = new Endpoints(tag);

  sessions.get(
    '/api/auth/sessions',
    { summary: 'List your sessions', access: 'signed-in', response: dataResponse(sessionListSchema) },
    async ({ actor }) => ({ data: await listSessions(db, actor) }),
  );

  sessions.delete(
    '/api/auth/sessions',
    {
      summary: 'End all your other sessions',
      access: 'signed-in',
      response: doneResponseSchema.extend({ ended: z.int() }),
    },
    async ({ actor, context }) => {
      const ended = await endOtherSessions(db, actor, context);
      return { message: authTexts.othersEnded, ended };
    },
  );

  sessions.delete(
    '/api/auth/sessions/:id',
    {
      summary: 'End one of your sessions',
      access: 'signed-in',
      params: z.object({ id: z.uuid() }),
      response: doneResponseSchema,
      errors: ['NotFound'],
    },
    async ({ params, actor, context }) => {
      await endSession(db, actor, params.id, context);
      return { message: authTexts.sessionEnded };
    },
  );

  return sessions;
}
