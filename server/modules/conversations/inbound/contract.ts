import { z } from 'zod';

/** How a mail can arrive. */
export const mailSources = ['imap', 'http'] as const;
export type MailSource = (typeof mailSources)[number];

/** The largest mail that is stored. */
export const mostMailBytes = 26 * 1024 * 1024;

/** The header with the signature of a mail that arrives over HTTP. */
export const signatureHeader = 'X-Mail-Signature';

/** The folder of the mailbox that stored mails are moved to. */
export const processedFolder = 'Processed';

export const inboundTexts = {
  cut: `This mail is larger than 26 MB: its files were not kept. The whole mail is in the folder “${processedFolder}” of the mailbox.`,
  tooLarge: 'The mail is too large. Maximum size is 26MB',
  off: 'This server receives no mail over HTTP: INBOUND_SECRET is not set.',
  wrongSignature: `The header ${signatureHeader} does not sign this body, or its time is more than 5 minutes off.`,
} as const;

/** POST /inbound-mail: `duplicate` when the mail was stored before. */
export const storedMailSchema = z.object({ id: z.number(), duplicate: z.boolean() });
export type StoredMail = z.infer<typeof storedMailSchema>;
