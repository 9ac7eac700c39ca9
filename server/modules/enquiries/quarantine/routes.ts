import type { Database } from '../../../platform/db/db.ts';
import { doneResponseSchema } from '../../../platform/fields.contract.ts';
import { deletion, Endpoints, idParams, type Tag } from '../../../platform/http/endpoints.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { discardSubmission, releaseSubmission } from './commands/releaseSubmission.ts';
import {
  type QuarantineForm,
  quarantineListResponseSchema,
  quarantineListSchema,
  quarantineTexts,
} from './contract.ts';
import { getVisibleForms, listQuarantined, type Release, toQuarantined } from './queries.ts';

export type QuarantineDependencies = {
  db: Database;
  storage: Storage;
  /** How each form accepts a released submission. */
  releases: Record<QuarantineForm, Release>;
};

const tag: Tag = {
  name: 'Quarantine',
  description: 'Submissions that look like spam, until staff release or delete them.',
};

export function quarantineEndpoints({ db, storage, releases }: QuarantineDependencies): Endpoints {
  const quarantine = new Endpoints(tag);

  quarantine.get(
    '/api/quarantine',
    {
      summary: 'List quarantined submissions',
      access: 'enquiries.view',
      query: quarantineListSchema,
      response: quarantineListResponseSchema,
    },
    async ({ query, may }) => {
      const { rows, pagination } = await listQuarantined(db, query, getVisibleForms(may));
      return { data: rows.map(toQuarantined), pagination };
    },
  );

  quarantine.post(
    '/api/quarantine/:id/release',
    {
      summary: 'Release a submission, which is then processed like a new one',
      access: 'enquiries.respond',
      params: idParams,
      response: doneResponseSchema,
      errors: ['NotFound', 'Conflict', 'ValidationFailed'],
    },
    async ({ params: { id }, may, context }) => {
      await releaseSubmission(db, releases, { id, forms: getVisibleForms(may) }, context);
      return { message: quarantineTexts.released };
    },
  );

  quarantine.delete(
    '/api/quarantine/:id',
    { summary: 'Delete a submission from the quarantine', access: 'enquiries.delete', ...deletion },
    async ({ params: { id }, may, context }) => {
      await discardSubmission({ db, storage }, { id, forms: getVisibleForms(may) }, context);
      return { message: quarantineTexts.discarded };
    },
  );

  return quarantine;
}
