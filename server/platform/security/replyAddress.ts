import { createHmac } from 'node:crypto';
import { deriveKey, isSameSignature } from './signatures.ts';

type ReplySettings = { JWT_SECRET: string; INBOUND_ADDRESS?: string | undefined };

/**
 * The reply address of an enquiry, such as `replies+12-3f…@example.com`; undefined when the product receives no mail.
 * The signature has hexadecimal digits, because mail servers may change the case of an address.
 */
export function signReplyAddress(settings: ReplySettings, enquiryId: number): string | undefined {
  if (!settings.INBOUND_ADDRESS) return undefined;
  const [local, domain] = splitAddress(settings.INBOUND_ADDRESS);
  return `${local}+${enquiryId}-${sign(settings.JWT_SECRET, enquiryId)}@${domain}`;
}

/** The enquiry of a reply address; null when it is another address, or the signature is invalid. */
export function verifyReplyAddress(settings: ReplySettings, address: string): number | null {
  const [local] = splitAddress(settings.INBOUND_ADDRESS ?? '');
  const [given] = splitAddress(address.toLowerCase());
  const [name, token = ''] = given.split(/\+(?=\d+-[\da-f]+$)/);
  const [id = '', signature = ''] = token.split('-');
  if (name !== local.toLowerCase() || !Number.isSafeInteger(Number(id || 'none'))) return null;
  return isSameSignature(signature, sign(settings.JWT_SECRET, Number(id))) ? Number(id) : null;
}

/** Whether mail to this address is received by the product. */
export function isInboundAddress({ INBOUND_ADDRESS = '' }: ReplySettings, address: string): boolean {
  const [local, domain] = splitAddress(INBOUND_ADDRESS.toLowerCase());
  const [given, givenDomain] = splitAddress(address.toLowerCase());
  return local !== '' && domain === givenDomain && (given === local || given.startsWith(`${local}+`));
}

function splitAddress(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

/**
 * 80 bits suffice, because an address can be guessed only by sending mails, and its local part may have 64 characters.
 */
const sign = (secret: string, enquiryId: number) =>
  createHmac('sha256', deriveKey(secret, 'reply-address'))
    .update(String(enquiryId))
    .digest('hex')
    .slice(0, 20);
