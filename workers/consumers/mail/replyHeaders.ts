import { signReplyAddress } from '../../../server/platform/security/replyAddress.ts';
import type { MailConfig, ReplyHeaders } from './mailPlan.ts';

type Reader = { id: number; name: string; recipient: string };

/**
 * Headers that bring replies, and reports of failures, into the thread of an enquiry. Without an address for inbound
 * mail, replies go to `fallback`.
 */
export function replyHeaders(
  config: MailConfig,
  { id, name, recipient }: Reader,
  fallback?: string,
): ReplyHeaders {
  const signed = signReplyAddress(config, id);
  if (signed) return { replyTo: { name, address: signed }, envelope: { from: signed, to: recipient } };
  return fallback ? { replyTo: { name, address: fallback } } : {};
}
