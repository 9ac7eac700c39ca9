import { buffer } from 'node:stream/consumers';
import {
  markReplyDelayed,
  markReplyFailed,
  markReplySent,
} from '../../../server/modules/conversations/commands/markReplyDelivery.ts';
import {
  getMessage,
  listEarlierMessageIds,
  listMessageFiles,
  type MessageRecord,
} from '../../../server/modules/conversations/queries.ts';
import {
  type EnquiryRecord,
  getEnquiry,
  listMergedEnquiries,
} from '../../../server/modules/enquiries/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { CommandContext } from '../../../server/platform/events/events.ts';
import { signStatusPath } from '../../../server/platform/security/enquiryToken.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';
import type { MailConfig, MailEvent, MailPlan } from './mailPlan.ts';
import { replyHeaders } from './replyHeaders.ts';
import { enquiryReply } from './templates/EnquiryReply.tsx';
import { renderMail } from './templates/renderMail.ts';

type ReplyEvent = Extract<MailEvent, { type: 'reply.released' }>;

type Stores = { db: Database; storage: Storage };

/** The mail of a released reply; null when it was sent in the meantime, has failed, or was erased. */
export async function buildReplyMail(
  { db, storage }: Stores,
  config: MailConfig,
  { entity, data }: ReplyEvent,
): Promise<MailPlan | null> {
  const reply = await getMessage(db, data.messageId);
  const enquiry = await getEnquiry(db, entity.id);
  if (!reply?.recipient || !reply.message_id || !enquiry || enquiry.erased_at) return null;
  if (reply.state !== 'sending' && reply.state !== 'sent') return null;
  const { message_id: messageId, recipient } = reply;
  return {
    template: 'enquiry_reply',
    recipient,
    messageId,
    compose: async () => ({
      from: config.MAIL_FROM,
      ...(await composeReply(db, config, { ...reply, recipient }, enquiry)),
      attachments: await readFiles({ db, storage }, reply.id),
    }),
    ...outcomes(db, reply),
  };
}

async function composeReply(
  db: Database,
  config: MailConfig,
  reply: MessageRecord & { recipient: string },
  enquiry: EnquiryRecord,
) {
  const settings = await getSettings(db);
  const { reference, name } = enquiry;
  const { recipient } = reply;
  const earlier = await listThreadIds(db, reply);
  const mail = await renderMail(
    enquiryReply({
      settings,
      publicUrl: config.PUBLIC_URL,
      reference,
      signature: reply.signature,
      subject: reply.subject ?? '',
      html: reply.html ?? '',
      preview: reply.body,
      statusUrl: config.PUBLIC_URL + signStatusPath(config.JWT_SECRET, enquiry.id),
    }),
  );
  return {
    ...mail,
    to: { name, address: recipient },
    ...replyHeaders(config, { id: enquiry.id, name: settings.agency_name, recipient }, settings.email_info),
    // Written by a person, and may be answered.
    headers: { 'Auto-Submitted': 'no' },
    ...(earlier.length > 0 ? { references: earlier, inReplyTo: earlier.at(-1) ?? '' } : {}),
  };
}

async function readFiles({ db, storage }: Stores, messageId: number) {
  const files = await listMessageFiles(db, messageId);
  return Promise.all(
    files.map(async ({ key, name, mime }) => {
      const { stream } = await storage.read(key).catch((cause: Error) => {
        throw new Error(`${name} cannot be read: ${cause.message}`, { cause });
      });
      return { filename: name, contentType: mime, content: await buffer(stream) };
    }),
  );
}

/**
 * Message-IDs of the thread, oldest first, starting with the mail that confirmed the enquiry. The thread includes the
 * enquiries that were merged into it, which are answered in it.
 */
async function listThreadIds(db: Database, reply: MessageRecord): Promise<string[]> {
  const confirmation: string[] = await db('mail_deliveries')
    .join('events', 'events.id', 'mail_deliveries.event_id')
    .where({ entity_type: 'enquiry', entity_id: reply.enquiry_id, template: 'enquiry_confirmation' })
    .where('mail_deliveries.status', 'sent')
    .limit(1)
    .pluck('message_id');
  const merged = await listMergedEnquiries(db, reply.enquiry_id);
  const enquiryIds = [reply.enquiry_id, ...merged.map(({ id }) => id)];
  return [...confirmation, ...(await listEarlierMessageIds(db, enquiryIds, reply.id))];
}

/** How the outcome of an attempt is recorded in the thread. */
function outcomes(
  db: Database,
  { id, author_id, author_name }: MessageRecord,
): Required<Pick<MailPlan, 'onSent' | 'onFailed'>> {
  const author = author_id && author_name ? { id: author_id, name: author_name } : null;
  const toContext = (actor: CommandContext['actor']): CommandContext => ({
    actor,
    now: new Date(),
    requestId: null,
  });
  return {
    onSent: () => markReplySent(db, id, toContext(author)),
    onFailed: async ({ reason, isPermanent, isLate }) => {
      if (isPermanent || isLate) await markReplyFailed(db, id, reason, toContext(null));
      else await markReplyDelayed(db, id, reason);
      return isPermanent || isLate;
    },
  };
}
