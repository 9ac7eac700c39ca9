import { z } from 'zod';
import { cursorResponse } from '../../../platform/fields.contract.ts';
import { cursorFields, optionalValue } from '../../../platform/query.contract.ts';

/** How a mail can arrive. */
const mailSources = ['imap', 'http'] as const;
export type MailSource = (typeof mailSources)[number];

/** The largest mail that is stored. */
export const maxMailBytes = 26 * 1024 * 1024;

/** The header with the signature of a mail that arrives over HTTP. */
export const signatureHeader = 'X-Mail-Signature';

/** The folder of the mailbox to which stored mails are moved. */
export const processedFolder = 'Processed';

export const inboundTexts = {
  cut: `This mail is larger than 26 MB: its files were not kept. The whole mail is in the folder “${processedFolder}” of the mailbox.`,
  tooLarge: 'The mail is too large. Maximum size is 26MB',
  off: 'This server receives no mail over HTTP: INBOUND_SECRET is not set.',
  wrongSignature: `The header ${signatureHeader} does not sign this body, or its time is more than 5 minutes off.`,
  unknownMail: 'There is no received mail with this id.',
  notRetryable: 'This mail is in its thread already, or waits for a worker.',
  retried: 'The mail is assigned again.',
} as const;

/** `received` waits for a worker, `processed` is in a thread, `ignored` belongs to none, `failed` cannot be read. */
export const receivedMailStates = ['received', 'processed', 'ignored', 'failed'] as const;
export type ReceivedMailState = (typeof receivedMailStates)[number];

/** Mails in these states are in no thread, and may be assigned again. */
export const retryableStates = ['ignored', 'failed'] as const satisfies readonly ReceivedMailState[];

/** GET /inbound-mails */
export const receivedMailListSchema = z.object({
  state: optionalValue(z.enum(receivedMailStates)),
  ...cursorFields(25),
});
export type ReceivedMailListInput = z.output<typeof receivedMailListSchema>;

const receivedMailSchema = z.object({
  id: z.number(),
  source: z.enum(mailSources),
  /** Masked; null when the mail names none, or one that only its parser can read and has not read. */
  sender: z.string().nullable(),
  /** Bytes that are stored. */
  size: z.number(),
  state: z.enum(receivedMailStates),
  /** Why it is in no thread. */
  reason: z.string().nullable(),
  enquiry_id: z.number().nullable(),
  received_at: z.string(),
});
export type ReceivedMail = z.infer<typeof receivedMailSchema>;

export const receivedMailListResponseSchema = cursorResponse(receivedMailSchema);
export type ReceivedMailListResponse = z.infer<typeof receivedMailListResponseSchema>;

/** POST /inbound-mail: `duplicate` when the mail was stored before. */
export const storedMailSchema = z.object({ id: z.number(), duplicate: z.boolean() });
export type StoredMail = z.infer<typeof storedMailSchema>;
