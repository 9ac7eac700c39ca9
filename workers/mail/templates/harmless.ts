import type { EnquiryRecord } from '../../../server/modules/enquiries/queries.ts';

/**
 * Text that no mail program turns into a link, in at most `longest` letters: addresses lose their scheme, and the
 * dots inside words get brackets. Everything stays legible.
 */
export function withoutLinks(text: string, longest: number): string {
  const plain = text
    .replace(/\b[a-z][a-z0-9+.-]*:\/\//gi, '')
    .replace(/(?<=[\p{L}\p{N}])[.。．｡](?=\p{L})/gu, '[.]');
  const letters = [...plain];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : plain;
}

/** An enquiry whose texts can be shown to somebody who may not have written them. */
export function harmless(enquiry: EnquiryRecord): EnquiryRecord {
  const tame = (text: string | null, longest: number) => text && withoutLinks(text, longest);
  const { attachment, services } = enquiry;
  return {
    ...enquiry,
    name: withoutLinks(enquiry.name, 60),
    subject: withoutLinks(enquiry.subject, 120),
    message: withoutLinks(enquiry.message, 600),
    destination: tame(enquiry.destination, 120),
    travel_type: tame(enquiry.travel_type, 120),
    budget_range: tame(enquiry.budget_range, 60),
    venue: tame(enquiry.venue, 120),
    contact_time: tame(enquiry.contact_time, 60),
    services: Object.fromEntries(
      Object.entries(services).map(([kind, ticked]) => [kind, ticked.map((one) => withoutLinks(one, 80))]),
    ),
    attachment: attachment && { ...attachment, name: withoutLinks(attachment.name, 80) },
  };
}
