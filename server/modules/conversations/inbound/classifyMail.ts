import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/db.ts';
import { isInboundAddress } from '../../../platform/security/replyAddress.ts';
import type { ParsedMail } from './parseMail.ts';
import { findMessage } from './queries.ts';

export type InboundConfig = Pick<Config, 'INBOUND_ADDRESS' | 'JWT_SECRET' | 'MAIL_FROM' | 'PUBLIC_URL'>;

/** `own` was sent by this product, `automatic` by another program; neither receives a reply. */
export type MailKind = 'person' | 'automatic' | 'bounce' | 'own';

/** Determines who or what wrote a mail. */
export async function classifyMail(db: Database, mail: ParsedMail, config: InboundConfig): Promise<MailKind> {
  const value = (name: string) => readHeader(mail, name);
  const type = value('content-type');
  if (type.startsWith('multipart/report') && type.includes('delivery-status')) return 'bounce';
  const hasNullReturnPath = /^\s*<>\s*$/.test(value('return-path'));
  if (hasNullReturnPath && /^(?:mailer-daemon|postmaster)@/.test(mail.sender)) return 'bounce';
  if (await isOwn(db, mail, config)) return 'own';
  const isAutomatic =
    hasNullReturnPath ||
    (value('auto-submitted') !== '' && !value('auto-submitted').startsWith('no')) ||
    /\b(?:bulk|junk|auto_reply)\b/.test(value('precedence')) ||
    (mail.headers.has('list-unsubscribe') && !isFromGroup(mail)) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => mail.headers.has(name)) ||
    /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/.test(mail.sender);
  return isAutomatic ? 'automatic' : 'person';
}

const readHeader = ({ headers }: ParsedMail, name: string) =>
  headers.get(name)?.join(' ').toLowerCase() ?? '';

/**
 * Whether a group or discussion list forwarded a mail that a person wrote to it. Newsletters also have
 * List-Unsubscribe, but accept no posts.
 */
const isFromGroup = (mail: ParsedMail): boolean =>
  /\blist\b/.test(readHeader(mail, 'precedence')) ||
  readHeader(mail, 'list-post').includes('<') ||
  mail.headers.has('x-google-group-id') ||
  mail.headers.has('mailing-list');

/**
 * Recognised by its sender, or by its Message-ID: that of a reply is stored, those of other mails derive from event
 * ids. The host alone proves nothing, because it also occurs in mails of the agency's people.
 */
async function isOwn(
  db: Database,
  { sender, messageId }: ParsedMail,
  config: InboundConfig,
): Promise<boolean> {
  const from = /<([^<>]+)>\s*$/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM;
  if (sender === from.trim().toLowerCase() || isInboundAddress(config, sender)) return true;
  if (messageId === null) return false;
  const host = new URL(config.PUBLIC_URL).hostname;
  const isNotice = /^<event-\d+\.[a-z_]+@/.test(messageId) && messageId.toLowerCase().endsWith(`@${host}>`);
  return isNotice || (await findMessage(db, [messageId], 'reply')) !== undefined;
}
