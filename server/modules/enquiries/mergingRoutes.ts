import { doneResponseSchema } from '../../platform/fields.contract.ts';
import { type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { toReference } from '../../platform/text/toReference.ts';
import { mergeEnquiry } from './commands/mergeEnquiry.ts';
import { separateEnquiry } from './commands/separateEnquiry.ts';
import { mergeSchema, mergingTexts } from './merging.contract.ts';
import type { SubmissionDependencies } from './submissionRoutes.ts';

const spec = { access: 'enquiries.respond', params: idParams, response: doneResponseSchema } as const;

export function declareMerging(enquiries: Endpoints, dependencies: SubmissionDependencies): void {
  enquiries.put(
    '/api/enquiries/:id/merge',
    {
      summary:
        'Merge an enquiry into another one of the same person; it is closed, and its messages move along',
      ...spec,
      body: mergeSchema,
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, body, context }) => {
      await mergeEnquiry(dependencies, params.id, body.into, context);
      return { message: mergingTexts.done(toReference(params.id), toReference(body.into)) };
    },
  );
  enquiries.put(
    '/api/enquiries/:id/separate',
    { summary: 'Undo the merge of an enquiry', ...spec, errors: ['NotFound'] },
    async ({ params, context }) => {
      const wasMerged = await separateEnquiry(dependencies.db, params.id, context);
      return { message: wasMerged ? mergingTexts.separated : mergingTexts.notMerged };
    },
  );
}
