import { z } from 'zod';
import { flagSchema, idSchema, textField } from '../../platform/contract.ts';
import { versionFields } from '../../platform/fields.contract.ts';
import { enquiryHistoryEntrySchema } from '../enquiries/contract.ts';
import { variableNames } from './variables.contract.ts';

/** Messages of a thread, beyond the enquiry, its notes and its history. */
const messageKinds = ['reply', 'customer_mail', 'web_message', 'call', 'whatsapp'] as const;
export type MessageKind = (typeof messageKinds)[number];

const messageDirections = ['outgoing', 'incoming'] as const;
export type MessageDirection = (typeof messageDirections)[number];

/** `queued` can be undone, `sending` is with the mail server or tried again, `failed` waits for a person. */
const messageStates = ['queued', 'sending', 'sent', 'failed', 'undone', 'received', 'logged'] as const;
export type MessageState = (typeof messageStates)[number];

/** How long a reply waits before it is sent. */
export const undoSeconds = 10;

export const conversationTexts = {
  empty: 'Please write a reply',
  tooLong: 'The reply must be at most 100000 characters long',
  erased: 'The data of this enquiry was erased. There is no address to reply to.',
  notUndoable: 'This reply is already being sent',
  notFailed: 'This reply has not failed',
  tooLongThread: 'This conversation is too long to show all of this message.',
  noSuchReply: 'Reply not found',
  noSuchFile: 'File not found',
  fileGone: 'A file is gone. Please attach it again',
  filesTooLarge: 'The files of a reply must have at most 20 MB together',
  noBrochure: 'This enquiry has no destination with a brochure',
  expiredLink: 'This link has expired. Please open the file again from the enquiry.',
  unresolved: (variables: string[]) => `Please fill in ${variables.join(', ')}`,
  merged: (reference: string) => `This enquiry was merged into ${reference}. Please answer it there.`,
  resolveOrWait: 'A reply resolves the enquiry or waits for the customer, not both',
  unseen: 'The customer has written in the meantime. Please read the new message, then send again.',
  unseenReply: 'Another reply was sent in the meantime. Please read it, then send again.',
  staleDraft: 'This draft was changed in another window',
  noText: 'Text is required',
  noSuchSavedReply: 'Saved reply not found',
  notShared: 'Only administrators change the replies that all share',
} as const;

/** A body of rich text; the server removes everything that its policy does not allow. */
const richText = z.string({ error: conversationTexts.empty }).max(100_000, conversationTexts.tooLong);

/** POST /enquiries/:id/replies */
export const replySchema = z
  .object({
    html: richText,
    /** Ids of uploaded files, in their order. */
    files: z.array(idSchema).max(10, 'A reply can have at most 10 files').default([]),
    /** Also sets the status `resolved`; otherwise an open enquiry becomes `replied`. */
    resolve: flagSchema.default(false),
    /** Stops the reply clock until the customer answers, once the reply cannot be undone any more. */
    wait: flagSchema.default(false),
    /**
     * The id of the newest message of the customer that the author has seen, 0 for none; the reply is refused when the
     * customer has written since.
     */
    last_seen: z.number().int().min(0).optional(),
    /** The same for the newest reply: this one is refused when another was queued since. */
    last_reply_seen: z.number().int().min(0).optional(),
  })
  .refine(({ resolve, wait }) => !(resolve && wait), {
    message: conversationTexts.resolveOrWait,
    path: ['wait'],
  });
export type ReplyInput = z.output<typeof replySchema>;

/** `send_at` is when the reply can no longer be undone, ISO 8601. */
export const queuedReplySchema = z.object({ id: z.number(), send_at: z.string() });
export type QueuedReply = z.infer<typeof queuedReplySchema>;

/** POST /enquiries/:id/contacts: a call or a WhatsApp message that happened outside of the product. */
export const contactLogSchema = z.object({
  kind: z.enum(['call', 'whatsapp'], { error: 'Please choose a call or a WhatsApp message' }),
  direction: z.enum(messageDirections, { error: 'Please choose who called or wrote' }).default('outgoing'),
  text: textField('Text', 10_000, 'Please write what was said'),
});
export type ContactLog = z.output<typeof contactLogSchema>;

/**
 * PUT /enquiries/:id/draft: `version` is the version that the text is based on, 0 for none. Empty text deletes the
 * draft.
 */
export const draftInputSchema = z.object({
  html: z.string({ error: 'Please send the draft' }).max(100_000, conversationTexts.tooLong),
  version: z.number({ error: 'Please send the version of the draft' }).int().min(0).max(1_000_000_000),
});
export const draftSchema = z.object({ html: z.string(), version: z.number() });
export type Draft = z.infer<typeof draftSchema>;

/** A text to start a reply with; its variables are those of `variables.contract.ts`. */
export const savedReplyInputSchema = z.object({
  name: textField('Name', 120, 'Name is required'),
  html: z
    .string({ error: conversationTexts.noText })
    .trim()
    .min(1, conversationTexts.noText)
    .max(100_000, 'Text must be at most 100000 characters long'),
  /** For all staff; otherwise for oneself. */
  shared: flagSchema.default(false),
});
export type SavedReplyInput = z.output<typeof savedReplyInputSchema>;
export const savedReplyUpdateSchema = savedReplyInputSchema.extend(versionFields);
export type SavedReplyUpdateInput = z.output<typeof savedReplyUpdateSchema>;
export const savedReplySchema = z.object({
  id: z.number(),
  name: z.string(),
  html: z.string(),
  shared: z.boolean(),
  updated_at: z.string(),
});
export type SavedReply = z.infer<typeof savedReplySchema>;

/** The text below each reply of a person; may be empty. */
export const signatureSchema = z.object({
  html: z
    .string({ error: 'Please send the signature' })
    .max(5000, 'The signature must be at most 5000 characters long'),
});

/** A file of a message, or of the reply that is being written. `url` opens without a header for 5 minutes. */
export const messageFileSchema = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  url: z.string(),
});
export type MessageFile = z.infer<typeof messageFileSchema>;

const base = {
  author: z.string().nullable(),
  /** ISO 8601. */
  at: z.string(),
  /** The enquiry that the entry belongs to, if that one was merged into this one. */
  merged: z.object({ id: z.number(), reference: z.string() }).optional(),
};

const threadEntrySchema = z.discriminatedUnion('kind', [
  /** The visitor's own enquiry. */
  z.object({ ...base, kind: z.literal('enquiry'), text: z.string() }),
  z.object({ ...base, kind: z.literal('note'), id: z.number(), text: z.string() }),
  z.object({
    ...base,
    kind: z.literal('event'),
    ...enquiryHistoryEntrySchema.pick({ id: true, action: true, from: true, to: true }).shape,
  }),
  z.object({
    ...base,
    kind: z.enum(messageKinds),
    id: z.number(),
    direction: z.enum(messageDirections),
    /** Sanitised; null when there is only plain text. */
    html: z.string().nullable(),
    text: z.string(),
    subject: z.string().nullable(),
    /** The address of the author of a mail; null when it is that of the enquiry. */
    sender: z.string().nullable(),
    /** Written by a program, such as an out-of-office reply. */
    automatic: z.boolean(),
    /** The earlier mail that a visitor quoted below their own words. */
    quoted: z.string().nullable(),
    /** Which parts of a received mail were cut or refused, one sentence each. */
    notices: z.array(z.string()),
    state: z.enum(messageStates),
    /** Why it has failed, or why it is tried again. */
    state_reason: z.string().nullable(),
    /** When a queued reply can no longer be undone, ISO 8601. */
    send_at: z.string().nullable(),
    sent_at: z.string().nullable(),
    files: z.array(messageFileSchema),
  }),
]);
export type ThreadEntry = z.infer<typeof threadEntrySchema>;
export type ThreadMessage = Extract<ThreadEntry, { direction: MessageDirection }>;

/** GET /enquiries/:id/conversation: oldest entry first, with the threads of enquiries that were merged into it. */
export const conversationSchema = z.object({
  entries: z.array(threadEntrySchema),
  /** The caller's unsent reply. */
  draft: draftSchema.nullable(),
  /** The caller's uploaded files that no reply has yet. */
  files: z.array(messageFileSchema),
  /** The destination whose brochure can be attached. */
  brochure: z.string().nullable(),
  variables: z.record(z.enum(variableNames), z.string().nullable()),
  /** Why mail does not reach the visitor, and since when (ISO 8601); null if no problem is known. */
  bounce: z.object({ reason: z.string(), at: z.string() }).nullable(),
  /** Why no reply can be written; absent when one can. */
  unanswerable: z.string().optional(),
  /** The server's time, ISO 8601, for counting down to `send_at`. */
  now: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;
