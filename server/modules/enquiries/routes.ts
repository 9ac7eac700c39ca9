import { z } from 'zod';
import { paginate } from '../../platform/contract.ts';
import { csvStream } from '../../platform/csv.ts';
import { dayOf } from '../../platform/days.ts';
import { type Database, transaction } from '../../platform/db.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { record } from '../../platform/events.ts';
import { dataAnswer, doneAnswerSchema, healthAnswerSchema } from '../../platform/fields/contract.ts';
import { Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { isSignedPath, signPath } from '../../platform/signedLinks.ts';
import type { Storage } from '../../platform/storage.ts';
import { listExported } from '../exports/events.ts';
import type { Quarantine } from '../quarantine/queries.ts';
import { getTimeZone } from '../settings/queries.ts';
import { opensInBrowser } from './attachments.ts';
import { deleteEnquiry } from './commands/deleteEnquiry.ts';
import { updateEnquiry } from './commands/updateEnquiry.ts';
import {
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
import { getChannelStatistics, getEnquiryStatistics } from './figures.ts';
import { listHistory } from './history.ts';
import { csvHeader, toCsvRow, toEnquiry, toRow } from './presenter.ts';
import { type EnquiryRecord, eachEnquiry, getEnquiry, listEnquiries } from './queries.ts';
import { declareSubmissions } from './submissionRoutes.ts';

export type EnquiryDependencies = {
  db: Database;
  storage: Storage;
  /** Signs the links to private files. */
  secret: string;
  mailConfigured: boolean;
  rateLimits: boolean;
  /** A form that is sent sooner looks like a program's. */
  formMinSeconds: number;
  quarantine: Quarantine;
};

const linkSchema = dataAnswer(z.object({ url: z.string() })).extend({ url: z.string() });

/** `/api/enquiries` for all of them, `/api/booking` and `/api/contact` for those of one door. */
export function enquiryEndpoints(dependencies: EnquiryDependencies): Endpoints[] {
  const { db, storage, secret } = dependencies;
  const enquiries = new Endpoints('/api/enquiries');
  const doors = { booking: new Endpoints('/api/booking'), contact: new Endpoints('/api/contact') };

  const filePath = (id: number) => `/api/enquiries/${id}/attachment/file`;
  const present = (enquiry: EnquiryRecord, now: Date) =>
    toEnquiry(enquiry, enquiry.attachment && signPath(secret, filePath(enquiry.id), now));
  const find = async (id: number, channel?: EnquiryChannel) => {
    const enquiry = await getEnquiry(db, id, channel);
    if (!enquiry) throw notFound('Enquiry not found');
    return enquiry;
  };

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
      async ({ query }) => {
        const scope = channel ? { ...query, channel } : query;
        const { rows, total } = await listEnquiries(db, scope, await getTimeZone(db));
        return { success: true, data: rows.map(toRow), pagination: paginate(query.page, query.limit, total) };
      },
    );
    const figures = channel ? channelStatisticsSchema : enquiryStatisticsSchema;
    area.get(
      '/statistics',
      { summary: 'Counts', access: 'enquiries.view', answer: dataAnswer(figures) },
      async ({ context }) => {
        const zone = await getTimeZone(db);
        const data = channel
          ? await getChannelStatistics(db, channel, zone, context.now)
          : await getEnquiryStatistics(db, zone, context.now);
        return { success: true, data };
      },
    );
  };

  declareReads(enquiries);
  enquiries.get(
    '/export',
    {
      summary: 'Every matching enquiry as CSV',
      access: 'enquiries.respond',
      query: enquiryFilterSchema,
    },
    async ({ query, context, ctx }) => {
      const zone = await getTimeZone(db);
      const { total } = await listEnquiries(db, enquiryListSchema.parse({ ...query, limit: 1 }), zone);
      const { sort: _, order: __, ...filter } = query;
      const exported = listExported({ list: 'enquiries', format: 'csv', rows: total, filter });
      await transaction(db, (trx) => record(trx, exported, context));
      async function* rows() {
        for await (const batch of eachEnquiry(db, query, zone)) yield batch.map(toCsvRow);
      }
      ctx.type = 'text/csv; charset=utf-8';
      ctx.attachment(`enquiries_${query.status ?? 'all'}_${dayOf(context.now, zone)}.csv`);
      ctx.body = csvStream(csvHeader, rows());
      return undefined;
    },
  );
  enquiries.get(
    '/:id/history',
    {
      summary: 'Who changed what',
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
      summary: 'A link to the attachment, for 5 minutes',
      access: 'enquiries.view',
      params: idParams,
      answer: linkSchema,
    },
    async ({ params, context }) => {
      const { attachment_url } = present(await find(params.id), context.now);
      if (!attachment_url) throw notFound('This enquiry has no attachment');
      return { success: true, url: attachment_url, data: { url: attachment_url } };
    },
  );
  enquiries.get(
    '/:id/attachment/file',
    { summary: 'The attachment itself, by a signed link', access: 'public', params: idParams },
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
    { summary: 'One enquiry', access: 'enquiries.view', params: idParams, answer: dataAnswer(enquirySchema) },
    async ({ params, context }) => ({ success: true, data: present(await find(params.id), context.now) }),
  );

  for (const channel of enquiryChannels) {
    const area = doors[channel];
    declareReads(area, channel);
    area.get(
      '/health',
      { summary: 'Health of this area', access: 'public', answer: healthAnswerSchema },
      async () => {
        await db.raw('select 1');
        return { success: true, status: 'ok' };
      },
    );
    area.get(
      '/:id',
      {
        summary: 'One enquiry',
        access: 'enquiries.view',
        params: idParams,
        answer: dataAnswer(enquirySchema),
      },
      async ({ params, context }) => ({
        success: true,
        data: present(await find(params.id, channel), context.now),
      }),
    );
    area.put(
      '/:id',
      {
        summary: 'Change status, priority, notes or assignment',
        access: 'enquiries.respond',
        params: idParams,
        body: enquiryUpdateSchema,
        answer: doneAnswerSchema.extend({ data: enquirySchema }),
      },
      async ({ params, body, context }) => {
        await updateEnquiry(db, params.id, channel, body, context);
        const data = present(await find(params.id, channel), context.now);
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
