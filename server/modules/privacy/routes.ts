import { type Database, transaction } from '../../platform/db/db.ts';
import { record } from '../../platform/events/events.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { erasePerson } from './commands/erasePerson.ts';
import {
  erasedAnswerSchema,
  erasureSchema,
  exportAnswerSchema,
  foundAnswerSchema,
  personSchema,
  privacyTexts,
} from './contract.ts';
import { personalDataExported } from './events.ts';
import { exportPerson } from './exportPerson.ts';
import { countKnown, findSubjects } from './queries.ts';

export type PrivacyDependencies = { db: Database; storage: Storage };

/** `/api/privacy`: what is known of one person, a copy of it, and its erasure. Searches travel in bodies, not in logs. */
export function privacyEndpoints(dependencies: PrivacyDependencies): Endpoints {
  const { db } = dependencies;
  const area = new Endpoints('/api/privacy');

  area.post(
    '/find',
    {
      summary: 'Count the data of a person, by address or phone number',
      access: 'settings.manage',
      body: personSchema,
      answer: foundAnswerSchema,
    },
    async ({ body }) => ({
      success: true,
      data: await transaction(db, async (trx) => countKnown(trx, body, await findSubjects(trx, body))),
    }),
  );

  area.post(
    '/export',
    {
      summary: 'Export the data of a person as one JSON document',
      access: 'settings.manage',
      body: personSchema,
      answer: exportAnswerSchema,
    },
    async ({ body, context, ctx }) => {
      const subjects = await transaction(db, async (trx) => {
        const found = await findSubjects(trx, body);
        const { enquiries, subscribers } = found;
        await record(trx, personalDataExported({ enquiries, subscribers }), context);
        return found;
      });
      ctx.type = 'application/json; charset=utf-8';
      ctx.attachment('personal-data.json');
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = exportPerson(db, body, subjects, context.now);
      return undefined;
    },
  );

  area.post(
    '/erase',
    {
      summary: 'Erase the data of a person; `confirm` repeats the address or phone number',
      access: 'settings.manage',
      body: erasureSchema,
      answer: erasedAnswerSchema,
    },
    async ({ body: { confirm: _, ...person }, context }) => ({
      success: true,
      message: privacyTexts.erased,
      data: await erasePerson(dependencies, person, context),
    }),
  );

  return area;
}
