import type { Database } from '../../platform/db/db.ts';
import type { CommandContext } from '../../platform/events/events.ts';
import { dataResponse } from '../../platform/fields.contract.ts';
import { byId, type Caller } from '../../platform/http/endpoints.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import { getTimeZone } from '../settings/queries.ts';
import {
  type EnquiryChannel,
  type EnquiryListInput,
  enquiryListResponseSchema,
  enquiryListSchema,
  enquirySchema,
} from './contract.ts';
import { listNotes } from './notes.ts';
import { toEnquiry, toEnquiryRow } from './presenter.ts';
import { type EnquiryRecord, listEnquiries, requireEnquiry } from './queries.ts';

/** The common parts of the endpoints for all enquiries, for bookings and for contact messages. */
export const enquirySpecs = {
  list: { access: 'enquiries.view', query: enquiryListSchema, response: enquiryListResponseSchema },
  get: { access: 'enquiries.view', ...byId, response: dataResponse(enquirySchema) },
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

/** Reads of enquiries: of one channel, or of all. `secret` signs the links to private files. */
export function enquiryReads({ db, secret }: { db: Database; secret: string }, channel?: EnquiryChannel) {
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
