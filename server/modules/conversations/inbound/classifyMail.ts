import type { Config } from '../../../platform/config.ts';
import { isInboundAddress } from '../../../platform/security/replyAddress.ts';
import type { ParsedMail } from './parseMail.ts';

export type InboundConfig = Pick<Config, 'INBOUND_ADDRESS' | 'JWT_SECRET' | 'MAIL_FROM' | 'PUBLIC_URL'>;

/** `own` was sent by this product, `automatic` by another program; neither is ever answered. */
export type MailKind = 'person' | 'automatic' | 'bounce' | 'own';

/** Who or what wrote a mail. */
export function classifyMail(mail: ParsedMail, ownMessageId: string, config: InboundConfig): MailKind {
  const value = (name: string) => mail.headers.get(name)?.join(' ').toLowerCase() ?? '';
  const type = value('content-type');
  if (type.startsWith('multipart/report') && type.includes('delivery-status')) return 'bounce';
  if (/^\s*<>\s*$/.test(value('return-path')) && /^(?:mailer-daemon|postmaster)@/.test(mail.sender)) {
    return 'bounce';
  }
  if (isOwn(mail.sender, ownMessageId, config)) return 'own';
  const isAutomatic =
    (value('auto-submitted') !== '' && !value('auto-submitted').startsWith('no')) ||
    /\b(?:bulk|list|junk|auto_reply)\b/.test(value('precedence')) ||
    /\b(?:all|oof|autoreply)\b/.test(value('x-auto-response-suppress')) ||
    [...mail.headers.keys()].some((name) => name.startsWith('list-')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => mail.headers.has(name)) ||
    /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/.test(mail.sender);
  return isAutomatic ? 'automatic' : 'person';
}

function isOwn(sender: string, messageId: string, config: InboundConfig): boolean {
  const from = /<([^<>]+)>\s*$/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM;
  if (sender === from.trim().toLowerCase() || isInboundAddress(config, sender)) return true;
  return messageId.toLowerCase().endsWith(`@${new URL(config.PUBLIC_URL).hostname}>`);
}
