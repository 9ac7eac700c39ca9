import { type Database, transaction } from '../../platform/db/db.ts';
import { record } from '../../platform/events/events.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { erasePerson } from './commands/erasePerson.ts';
import {
  erasedResponseSchema,
  erasureSchema,
  exportResponseSchema,
  foundResponseSchema,
  personSchema,
  privacyTexts,
} from './contract.ts';
import { privacyEvent } from './events.ts';
import { exportPerson } from './exportPerson.ts';
import { countKnown, findSubjects } from './queries.ts';

export type PrivacyDependencies = { db: Database; storage: Storage };

const tag: Tag = {
  name: 'Privacy',
  description:
    'Finds, exports and erases the data of a person. Search terms are in bodies, which are not logged.',
};

export function privacyEndpoints(dependencies: PrivacyDependencies): Endpoints {
  const { db } = dependencies;
  const privacy = new Endpoints(tag);

  privacy.post(
    '/api/privacy/find',
    {
      summary: 'Count the data of a person, by address or phone number',
      access: 'settings.manage',
      body: personSchema,
      response: foundResponseSchema,
    },
    async ({ body }) => ({
      data: await transaction(db, async (trx) => countKnown(trx, await findSubjects(trx, body))),
    }),
  );

  privacy.post(
    '/api/privacy/export',
    {
      summary: 'Export the data of a person as one JSON document',
      access: 'settings.manage',
      body: personSchema,
      response: exportResponseSchema,
    },
    async ({ body, context, ctx }) => {
      const subjects = await transaction(db, async (trx) => {
        const found = await findSubjects(trx, body);
        const { enquiries, subscribers } = found;
        const facts = { enquiries, subscribers };
        await record(trx, privacyEvent('personal_data.exported', 1, facts), context);
        return found;
      });
      ctx.type = 'application/json; charset=utf-8';
      ctx.attachment('personal-data.json');
      ctx.body = exportPerson(db, subjects, context.now);
      return undefined;
    },
  );

  privacy.post(
    '/api/privacy/erase',
    {
      summary: 'Erase the data of a person; `confirm` repeats the address or phone number',
      access: 'settings.manage',
      body: erasureSchema,
      response: erasedResponseSchema,
      errors: ['NotFound'],
    },
    async ({ body: { confirm: _, ...person }, context }) => ({
      message: privacyTexts.erased,
      data: await erasePerson(dependencies, person, context),
    }),
  );

  return privacy;
}
