import { dataResponse, doneResponseSchema, healthResponseSchema } from '../../platform/fields.contract.ts';
import { deletion, Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { deleteEnquiry } from './commands/deleteEnquiry.ts';
import { updateEnquiry } from './commands/updateEnquiry.ts';
import { channelStatisticsSchema, enquirySchema, enquiryUpdateSchema } from './contract.ts';
import { enquiryReads, enquirySpecs, getFilterContext } from './enquiryReads.ts';
import { getChannelStatistics } from './statistics.ts';
import {
  declareBookingSubmission,
  declareContactSubmission,
  type SubmissionDependencies,
} from './submissionRoutes.ts';

/** The two forms, and what summaries call an enquiry and several. */
const forms = [
  {
    channel: 'booking',
    tag: { name: 'Bookings', description: 'Booking enquiries: the public form and their handling.' },
    one: 'a booking enquiry',
    many: 'booking enquiries',
    declareSubmission: declareBookingSubmission,
  },
  {
    channel: 'contact',
    tag: { name: 'Contact messages', description: 'Messages of the contact form, and their handling.' },
    one: 'a contact message',
    many: 'contact messages',
    declareSubmission: declareContactSubmission,
  },
] as const;
type Form = (typeof forms)[number];

/** `/api/booking` and `/api/contact` */
export function channelEndpoints(dependencies: SubmissionDependencies): Endpoints[] {
  return forms.map((form) => {
    const endpoints = new Endpoints(form.tag);
    form.declareSubmission(endpoints, dependencies);
    declareReads(endpoints, form, dependencies);
    declareHandling(endpoints, form, dependencies);
    return endpoints;
  });
}

function declareReads(
  endpoints: Endpoints,
  { channel, one, many }: Form,
  dependencies: SubmissionDependencies,
): void {
  const { db } = dependencies;
  const { list, read } = enquiryReads(dependencies, channel);
  endpoints.get(`/api/${channel}`, { summary: `List ${many}`, ...enquirySpecs.list }, list);
  endpoints.get(
    `/api/${channel}/statistics`,
    {
      summary: `Get ${channel} statistics`,
      access: 'enquiries.view',
      response: dataResponse(channelStatisticsSchema),
    },
    async ({ context }) => ({
      data: await getChannelStatistics(db, channel, await getFilterContext(db, context)),
    }),
  );
  endpoints.get(
    `/api/${channel}/health`,
    {
      summary: `Check that the ${channel} form is available`,
      access: 'public',
      response: healthResponseSchema,
    },
    async () => {
      await db.raw('select 1');
      return { status: 'ok' };
    },
  );
  endpoints.get(
    `/api/${channel}/:id`,
    { summary: `Get ${one}`, ...enquirySpecs.get },
    async ({ params, context }) => ({ data: await read(params.id, context.now) }),
  );
}

function declareHandling(
  endpoints: Endpoints,
  { channel, one }: Form,
  dependencies: SubmissionDependencies,
): void {
  const { read } = enquiryReads(dependencies, channel);
  endpoints.put(
    `/api/${channel}/:id`,
    {
      summary: `Change status, priority or assignee of ${one}, or add a note`,
      access: 'enquiries.respond',
      params: idParams,
      body: enquiryUpdateSchema,
      response: doneResponseSchema.extend({ data: enquirySchema }),
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, body, context }) => {
      await updateEnquiry(dependencies.db, { id: params.id, channel }, body, context);
      return { message: 'Enquiry updated', data: await read(params.id, context.now) };
    },
  );
  endpoints.delete(
    `/api/${channel}/:id`,
    { summary: `Delete ${one}`, access: 'enquiries.delete', ...deletion },
    async ({ params, context }) => {
      await deleteEnquiry(dependencies, params.id, channel, context);
      return { message: 'Enquiry deleted' };
    },
  );
}
