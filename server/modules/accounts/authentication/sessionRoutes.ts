import { z } from 'zod';
import type { Database } from '../../../platform/db/db.ts';
import { dataAnswer, doneAnswerSchema } from '../../../platform/fields.contract.ts';
import type { Endpoints } from '../../../platform/http/endpoints.ts';
import { endOtherSessions, endSession } from './commands/endSessions.ts';
import { authTexts, sessionListSchema } from './contract.ts';
import { listSessions } from './queries.ts';

/** Routes for the caller's own sessions: list and end them. */
export function declareSessions(auth: Endpoints, { db }: { db: Database }): void {
  auth.get(
    '/sessions',
    { summary: 'List your sessions', access: 'signed-in', answer: dataAnswer(sessionListSchema) },
    async ({ actor }) => ({ success: true, data: await listSessions(db, actor) }),
  );

  auth.delete(
    '/sessions',
    {
      summary: 'End all your other sessions',
      access: 'signed-in',
      answer: doneAnswerSchema.extend({ ended: z.int() }),
    },
    async ({ actor, context }) => {
      const ended = await endOtherSessions(db, actor, context);
      return { success: true, message: authTexts.othersEnded, ended };
    },
  );

  auth.delete(
    '/sessions/:id',
    {
      summary: 'End one of your sessions',
      access: 'signed-in',
      params: z.object({ id: z.uuid() }),
      answer: doneAnswerSchema,
    },
    async ({ params, actor, context }) => {
      await endSession(db, actor, params.id, context);
      return { success: true, message: authTexts.sessionEnded };
    },
  );
}
