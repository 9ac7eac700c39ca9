import type { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import type { CommandContext } from '../../platform/events/events.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import { byId, type Caller, deletion, idParams } from '../../platform/http/endpoints.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { getTimeZone } from '../settings/queries.ts';
import { deleteEnquiry, type EraseConversations } from './commands/deleteEnquiry.ts';
import { updateEnquiry } from './commands/updateEnquiry.ts';
import {
  channelStatisticsSchema,
  type EnquiryChannel,
  type EnquiryListInput,
  enquiryListResponseSchema,
  enquiryListSchema,
  enquirySchema,
  enquiryUpdateSchema,
  type FormChannel,
} from './contract.ts';
import { listNotes } from './notes.ts';
import { toEnquiry, toEnquiryRow } from './presenter.ts';
import { type EnquiryRecord, listEnquiries, requireEnquiry } from './queries.ts';
import { getChannelStatistics } from './statistics.ts';

type Dependencies = {
  db: Database;
  storage: Storage;
  /** Signs the links to private files. */
  secret: string;
  eraseConversations: EraseConversations;
};

type IdParams = { params: { id: number } };

/** The common parts of the endpoints for all enquiries, for bookings and for contact messages. */
export const enquirySpecs = {
  list: { access: 'enquiries.view', query: enquiryListSchema, response: enquiryListResponseSchema },
  statistics: { access: 'enquiries.view', response: dataResponse(channelStatisticsSchema) },
  get: { access: 'enquiries.view', ...byId, response: dataResponse(enquirySchema) },
  update: {
    access: 'enquiries.respond',
    params: idParams,
    body: enquiryUpdateSchema,
    response: doneResponseSchema.extend({ data: enquirySchema }),
    errors: ['NotFound', 'Conflict'],
  },
  delete: { access: 'enquiries.delete', ...deletion },
} as const;

export const getFilterContext = async (db: Database, { now, actor }: CommandContext) => ({
  timeZone: await getTimeZone(db),
  now,
  userId: actor?.id ?? null,
});

export const attachmentPath = (id: number): string => `/api/enquiries/${id}/attachment/file`;

/** A link to the attachment that works for 5 minutes; null without an attachment. */
export const signAttachmentUrl = (secret: string, enquiry: EnquiryRecord, now: Date): string | null =>
  enquiry.attachment && signPath(secret, attachmentPath(enquiry.id), now);

/** Reads of enquiries: of one channel, or of all. */
export function enquiryReads({ db, secret }: Pick<Dependencies, 'db' | 'secret'>, channel?: EnquiryChannel) {
  return {
    list: async ({ query, context }: { query: EnquiryListInput } & Caller) => {
      const scope = channel ? { ...query, channel } : query;
      const { rows, pagination } = await listEnquiries(db, scope, await getFilterContext(db, context));
      return { data: rows.map((row) => toEnquiryRow(row, context.now)), pagination };
    },
    read: async (id: number, now: Date) => {
      const enquiry = await requireEnquiry(db, id, channel);
      const notes = await listNotes(db, id);
      return toEnquiry(enquiry, notes, signAttachmentUrl(secret, enquiry, now), now);
    },
  };
}

export function channelHandlers(dependencies: Dependencies, channel: FormChannel) {
  const { db, storage, eraseConversations } = dependencies;
  const { list, read } = enquiryReads(dependencies, channel);
  return {
    list,
    getStatistics: async ({ context }: Caller) => ({
      data: await getChannelStatistics(db, channel, await getFilterContext(db, context)),
    }),
    checkHealth: async () => {
      await db.raw('select 1');
      return { status: 'ok' };
    },
    get: async ({ params, context }: IdParams & Caller) => ({ data: await read(params.id, context.now) }),
    update: async ({
      params,
      body,
      context,
    }: IdParams & { body: z.output<typeof enquiryUpdateSchema> } & Caller) => {
      await updateEnquiry(db, { id: params.id, channel }, body, context);
      return { message: 'Enquiry updated', data: await read(params.id, context.now) };
    },
    delete: async ({ params, context }: IdParams & Caller) => {
      await deleteEnquiry({ db, storage, eraseConversations }, params.id, channel, context);
      return { message: 'Enquiry deleted' };
    },
  };
}
