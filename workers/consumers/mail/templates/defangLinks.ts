import type { EnquiryRecord } from '../../../../server/modules/enquiries/queries.ts';
import { removeInvisible } from '../../../../server/platform/contract.ts';

/** Characters that mail programs interpret as a dot. */
const dot = '[.。．｡․]';

/**
 * Text that no mail program turns into a link, of at most `maxLength` letters. Parts of links get brackets, and nothing
 * is removed between two characters that could form one together, so that the result needs no second pass. Amounts
 * (`3.500`), times (`10.30`) and days (`2.12.`) stay unchanged.
 */
export function defangLinks(text: string, maxLength: number): string {
  // Invisible characters would hide the rest from these rules.
  const plain = removeInvisible(text)
    // Schemes: `https://`, `mailto:a`.
    .replace(/[:：](?=[/\\／＼])|(?<=\p{L})[:：](?=[\p{L}\p{N}+%@])/gu, '[:]')
    // IPv6 addresses: `//[2001:db8::1]`.
    .replace(/(?<=[/／])\[(?=[0-9a-f]*:[0-9a-f:])/gi, '[ ')
    // Shares of a network: `\\host\file`.
    .replace(/[\\＼]{2,}/g, '\\')
    // Escaped characters: `%2E`.
    .replace(/[%％](?=[0-9a-f]{2})/gi, '[%]')
    // Addresses of four numbers; also days of three.
    .replace(dottedNumbers, (numbers) => numbers.replace(everyDot, '[.]'))
    // Names of hosts.
    .replace(dotInName, '[.]');
  return shorten(plain, maxLength);
}

const everyDot = new RegExp(dot, 'gu');
const dottedNumbers = new RegExp(String.raw`(?<!\p{N})\p{N}+(?:${dot}\p{N}+){2,}`, 'gu');
const dotInName = new RegExp(String.raw`(?<=[^\s.])${dot}(?=[\p{L}\p{M}\p{S}\u200c\u200d])`, 'gu');

function shorten(text: string, maxLength: number): string {
  const letters = [...text];
  if (letters.length <= maxLength) return text;
  const shortened = letters.slice(0, maxLength - 1).join('');
  return `${shortened.trimEnd()}…`;
}

/** The maximum number of letters that a mail shows of these texts; of others 120. */
const maxLengths: Record<string, number> = { name: 60, message: 600, budget_range: 60, contact_time: 60 };

/** An enquiry whose texts, except its address, can be shown to a person who may not have written them. */
export function defangEnquiry(enquiry: EnquiryRecord): EnquiryRecord {
  const { attachment, services } = enquiry;
  const texts = Object.entries(enquiry).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'email' ? defangLinks(value, maxLengths[name] ?? 120) : value,
  ]);
  return {
    ...(Object.fromEntries(texts) as EnquiryRecord), // fromEntries forgets the keys
    services: Object.fromEntries(
      Object.entries(services).map(([kind, ticked]) => [
        kind,
        ticked.map((option) => defangLinks(option, 80)),
      ]),
    ),
    attachment: attachment && { ...attachment, name: defangLinks(attachment.name, 80) },
  };
}
