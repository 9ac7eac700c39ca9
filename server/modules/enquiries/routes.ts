import { z } from 'zod';
import { paginate } from '../../platform/contract.ts';
import { transaction } from '../../platform/db/db.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { record } from '../../platform/events/events.ts';
import { listExported } from '../../platform/events/exportEvents.ts';
import { dataAnswer, doneAnswerSchema, healthAnswerSchema } from '../../platform/fields.contract.ts';
import { Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { isSignedPath, signPath } from '../../platform/security/signedLinks.ts';
import { csvStream } from '../../platform/text/csv.ts';
import { toDay } from '../../platform/text/days.ts';
import { listAssignable } from '../accounts/users/queries.ts';
import { getTimeZone } from '../settings/queries.ts';
import { opensInBrowser } from './attachments.ts';
import { deleteEnquiry } from './commands/deleteEnquiry.ts';
import { updateEnquiry } from './commands/updateEnquiry.ts';
import {
  assigneeSchema,
  channelStatisticsSchema,
  type EnquiryChannel,
  enquiryChannels,
  enquiryFilterSchema,
  enquiryHistoryEntrySchema,
  enquiryListAnswerSchema,
  enquiryListSchema,
  enquirySchema,
  enquiryStatisticsSchema,
  enquiryUpdateSchema,
} from './contract.ts';
import { listHistory } from './history.ts';
import { listNotes } from './notes.ts';
import { csvHeader, toCsvRow, toEnquiry, toRow } from './presenter.ts';
import { countEnquiries, type EnquiryRecord, eachEnquiry, getEnquiry, listEnquiries } from './queries.ts';
import { getChannelStatistics, getEnquiryStatistics } from './statistics.ts';
import { declareSubmissions, type EnquiryDependencies } from './submissionRoutes.ts';

const linkSchema = dataAnswer(z.object({ url: z.string() })).extend({ url: z.string() });

/** `/api/enquiries` for all of them, `/api/booking` and `/api/contact` for those of one door. */
export function enquiryEndpoints(dependencies: EnquiryDependencies): Endpoints[] {
  const { db, storage, secret } = dependencies;
  const enquiries = new Endpoints('/api/enquiries');
  const doors = { booking: new Endpoints('/api/booking'), contact: new Endpoints('/api/contact') };

  const filePath = (id: number) => `/api/enquiries/${id}/attachment/file`;
  const attachmentUrl = ({ id, attachment }: EnquiryRecord, now: Date) =>
    attachment && signPath(secret, filePath(id), now);
  const find = async (id: number, channel?: EnquiryChannel) => {
    const enquiry = await getEnquiry(db, id, channel);
    if (!enquiry) throw notFound('Enquiry not found');
    return enquiry;
  };

  const read = async (id: number, now: Date, channel?: EnquiryChannel) => {
    const enquiry = await find(id, channel);
    return toEnquiry(enquiry, await listNotes(db, id), attachmentUrl(enquiry, now), now);
  };
  const clockAt = async (now: Date) => ({ timeZone: await getTimeZone(db), now });

  declareSubmissions(doors.contact, doors.booking, dependencies);

  const declareReads = (area: Endpoints, channel?: EnquiryChannel) => {
    area.get(
      '/',
      {
        summary: 'List enquiries',
        access: 'enquiries.view',
        query: enquiryListSchema,
        answer: enquiryListAnswerSchema,
      },
      async ({ query, context }) => {
        const scope = channel ? { ...query, channel } : query;
        const { rows, total } = await listEnquiries(db, scope, await clockAt(context.now));
        const data = rows.map((row) => toRow(row, context.now));
        return { success: true, data, pagination: paginate(query.page, query.limit, total) };
      },
    );
    const figures = channel ? channelStatisticsSchema : enquiryStatisticsSchema;
    area.get(
      '/statistics',
      { summary: 'Enquiry statistics', access: 'enquiries.view', answer: dataAnswer(figures) },
      async ({ context }) => {
        const clock = await clockAt(context.now);
        const data = channel
          ? await getChannelStatistics(db, channel, clock)
          : await getEnquiryStatistics(db, clock);
        return { success: true, data };
      },
    );
  };

  declareReads(enquiries);
  enquiries.get(
    '/export',
    {
      summary: 'Export all matching enquiries as CSV',
      access: 'enquiries.respond',
      query: enquiryFilterSchema,
    },
    async ({ query, context, ctx }) => {
      const clock = await clockAt(context.now);
      const total = await countEnquiries(db, query, clock);
      const { sort: _, order: __, ...filter } = query;
      const exported = listExported({ list: 'enquiries', format: 'csv', rows: total, filter });
      await transaction(db, (trx) => record(trx, exported, context));
      async function* rows() {
        for await (const batch of eachEnquiry(db, query, clock)) yield batch.map(toCsvRow);
      }
      ctx.type = 'text/csv; charset=utf-8';
      ctx.attachment(`enquiries_${query.status ?? 'all'}_${toDay(context.now, clock.timeZone)}.csv`);
      ctx.body = csvStream(csvHeader, rows());
      return undefined;
    },
  );
  enquiries.get(
    '/assignees',
    {
      summary: 'List the possible assignees',
      access: 'enquiries.respond',
      answer: dataAnswer(z.array(assigneeSchema)),
    },
    async ({ context }) => ({
      success: true,
      data: await listAssignable(db, 'enquiries.respond', context.actor?.id ?? null),
    }),
  );
  enquiries.get(
    '/:id/history',
    {
      summary: 'Get the history of an enquiry',
      access: 'enquiries.view',
      params: idParams,
      answer: dataAnswer(z.array(enquiryHistoryEntrySchema)),
    },
    async ({ params }) => {
      await find(params.id);
      return { success: true, data: await listHistory(db, params.id) };
    },
  );
  enquiries.get(
    '/:id/attachment',
    {
      summary: 'Get a link to the attachment, valid for 5 minutes',
      access: 'enquiries.view',
      params: idParams,
      answer: linkSchema,
    },
    async ({ params, context }) => {
      const url = attachmentUrl(await find(params.id), context.now);
      if (!url) throw notFound('This enquiry has no attachment');
      return { success: true, url, data: { url } };
    },
  );
  enquiries.get(
    '/:id/attachment/file',
    { summary: 'Download the attachment with a signed link', access: 'public', params: idParams },
    async ({ params, context, ctx }) => {
      if (!isSignedPath(secret, filePath(params.id), ctx.query, context.now)) {
        throw forbidden('This link has expired. Please open the attachment again from the enquiry.');
      }
      const { attachment } = await find(params.id);
      if (!attachment) throw notFound('This enquiry has no attachment');
      const { stream, size } = await storage.read(attachment.key);
      ctx.attachment(attachment.name, { type: opensInBrowser(attachment.mime) ? 'inline' : 'attachment' });
      ctx.type = attachment.mime;
      ctx.length = size;
      ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = stream;
      return undefined;
    },
  );
  enquiries.get(
    '/:id',
    {
      summary: 'Get an enquiry',
      access: 'enquiries.view',
      params: idParams,
      answer: dataAnswer(enquirySchema),
    },
    async ({ params, context }) => ({ success: true, data: await read(params.id, context.now) }),
  );

  for (const channel of enquiryChannels) {
    const area = doors[channel];
    declareReads(area, channel);
    area.get(
      '/health',
      { summary: 'Check the health of this area', access: 'public', answer: healthAnswerSchema },
      async () => {
        await db.raw('select 1');
        return { success: true, status: 'ok' };
      },
    );
    area.get(
      '/:id',
      {
        summary: 'Get an enquiry',
        access: 'enquiries.view',
        params: idParams,
        answer: dataAnswer(enquirySchema),
      },
      async ({ params, context }) => ({
        success: true,
        data: await read(params.id, context.now, channel),
      }),
    );
    area.put(
      '/:id',
      {
        summary: 'Change status, priority or assignment, or add a note',
        access: 'enquiries.respond',
        params: idParams,
        body: enquiryUpdateSchema,
        answer: doneAnswerSchema.extend({ data: enquirySchema }),
      },
      async ({ params, body, context }) => {
        await updateEnquiry(db, params.id, channel, body, context);
        const data = await read(params.id, context.now, channel);
        return { success: true, message: 'Enquiry updated', data };
      },
    );
    area.delete(
      '/:id',
      {
        summary: 'Delete an enquiry',
        access: 'enquiries.delete',
        params: idParams,
        answer: doneAnswerSchema,
      },
      async ({ params, context }) => {
        await deleteEnquiry({ db, storage }, params.id, channel, context);
        return { success: true, message: 'Enquiry deleted' };
      },
    );
  }

  return [enquiries, doors.booking, doors.contact];
}
