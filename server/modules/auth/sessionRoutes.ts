import { z } from 'zod';
import type { Database } from '../../platform/db.ts';
import { dataAnswer, doneAnswerSchema } from '../../platform/fields/contract.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { endOtherSessions, endSession } from './commands/endSessions.ts';
import { authTexts, sessionListSchema } from './contract.ts';
import { listSessions } from './queries.ts';

/** A person's own sessions: to see them, and to end them. */
export function declareSessions(auth: Endpoints, { db }: { db: Database }): void {
  auth.get(
    '/sessions',
    { summary: 'Your own sessions', access: 'signed-in', answer: dataAnswer(sessionListSchema) },
    async ({ actor, context }) => ({ success: true, data: await listSessions(db, actor, context.now) }),
  );

  auth.delete(
    '/sessions',
    {
      summary: 'End all your sessions but this one',
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
