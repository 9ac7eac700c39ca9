import { paginate } from '../../../platform/contract.ts';
import type { Database } from '../../../platform/db/db.ts';
import { Endpoints, idParams } from '../../../platform/http/endpoints.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { discardSubmission, releaseSubmission } from './commands/releaseSubmission.ts';
import {
  type QuarantineForm,
  quarantineDoneSchema,
  quarantineListAnswerSchema,
  quarantineListSchema,
  quarantineTexts,
} from './contract.ts';
import { listQuarantined, type Release, toQuarantined } from './queries.ts';

export type QuarantineDependencies = {
  db: Database;
  storage: Storage;
  /** What each form does with a submission that is let through. */
  releases: Record<QuarantineForm, Release>;
};

/** `/api/quarantine`: what looked like spam, until staff have let it through or deleted it. */
export function quarantineEndpoints({ db, storage, releases }: QuarantineDependencies): Endpoints {
  const area = new Endpoints('/api/quarantine');

  area.get(
    '/',
    {
      summary: 'List the submissions in quarantine',
      access: 'enquiries.view',
      query: quarantineListSchema,
      answer: quarantineListAnswerSchema,
    },
    async ({ query }) => {
      const { rows, total } = await listQuarantined(db, query);
      const pagination = paginate(query.page, query.limit, total);
      return { success: true, data: rows.map(toQuarantined), pagination };
    },
  );

  area.post(
    '/:id/release',
    {
      summary: 'Release a submission, which is then processed like a new one',
      access: 'enquiries.respond',
      params: idParams,
      answer: quarantineDoneSchema,
    },
    async ({ params, context }) => {
      await releaseSubmission(db, releases, params.id, context);
      return { success: true, message: quarantineTexts.released };
    },
  );

  area.delete(
    '/:id',
    {
      summary: 'Delete a submission from the quarantine',
      access: 'enquiries.delete',
      params: idParams,
      answer: quarantineDoneSchema,
    },
    async ({ params, context }) => {
      await discardSubmission({ db, storage }, params.id, context);
      return { success: true, message: quarantineTexts.discarded };
    },
  );

  return area;
}
