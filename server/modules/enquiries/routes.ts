import { z } from 'zod';
import { dataResponse } from '../../platform/fields.contract.ts';
import { byId, Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { listAssignable } from '../accounts/users/queries.ts';
import { declareAttachments } from './attachmentRoutes.ts';
import { channelEndpoints } from './channelRoutes.ts';
import {
  assigneeListSchema,
  assigneeSchema,
  enquiryHistoryEntrySchema,
  enquiryStatisticsSchema,
} from './contract.ts';
import { enquiryReads, enquirySpecs, getFilterContext } from './enquiryReads.ts';
import { declareEnquiryExport } from './exportRoutes.ts';
import { listHistory } from './listHistory.ts';
import { declareMerging } from './mergingRoutes.ts';
import { declarePresence } from './presenceRoutes.ts';
import { listAssignedIds, requireEnquiry } from './queries.ts';
import { getEnquiryStatistics } from './statistics.ts';
import type { SubmissionDependencies } from './submissionRoutes.ts';

const tag: Tag = { name: 'Enquiries', description: 'Bookings and contact messages together.' };

/** `/api/enquiries` for all enquiries, `/api/booking` and `/api/contact` for those of one form. */
export function enquiryEndpoints(dependencies: SubmissionDependencies): Endpoints[] {
  const enquiries = new Endpoints(tag);
  declareEnquiryExport(enquiries, dependencies.db);
  declareAttachments(enquiries, dependencies);
  declareEnquiryReads(enquiries, dependencies);
  declareMerging(enquiries, dependencies);
  declarePresence(enquiries, dependencies.db);
  return [enquiries, ...channelEndpoints(dependencies)];
}

function declareEnquiryReads(enquiries: Endpoints, dependencies: SubmissionDependencies): void {
  const { db } = dependencies;
  const { list, read } = enquiryReads(dependencies);

  enquiries.get('/api/enquiries', { summary: 'List enquiries', ...enquirySpecs.list }, list);
  enquiries.get(
    '/api/enquiries/statistics',
    {
      summary: 'Get enquiry statistics',
      access: 'enquiries.view',
      response: dataResponse(enquiryStatisticsSchema),
    },
    async ({ context }) => ({ data: await getEnquiryStatistics(db, await getFilterContext(db, context)) }),
  );
  enquiries.get(
    '/api/enquiries/assignees',
    {
      summary: 'List the possible assignees',
      access: 'enquiries.respond',
      query: assigneeListSchema,
      response: dataResponse(z.array(assigneeSchema)),
    },
    async ({ query, context }) => {
      const others = query.assigned ? await listAssignedIds(db) : [];
      return { data: await listAssignable(db, context.actor?.id ?? null, others) };
    },
  );
  enquiries.get(
    '/api/enquiries/:id/history',
    {
      summary: 'Get the history of an enquiry',
      access: 'enquiries.view',
      ...byId,
      response: dataResponse(z.array(enquiryHistoryEntrySchema)),
    },
    async ({ params }) => {
      await requireEnquiry(db, params.id);
      return { data: await listHistory(db, params.id) };
    },
  );
  enquiries.get(
    '/api/enquiries/:id',
    { summary: 'Get an enquiry', ...enquirySpecs.get },
    async ({ params, context }) => ({ data: await read(params.id, context.now) }),
  );
}
