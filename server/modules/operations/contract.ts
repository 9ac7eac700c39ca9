import { z } from 'zod';
import { idSchema, limitedText } from '../../platform/contract.ts';
import { cursorResponse } from '../../platform/fields.contract.ts';
import { cursorFields, optionalValue } from '../../platform/query.contract.ts';

export const operationsTexts = {
  accepted: 'The command was sent to the workers.',
  unknownQueue: 'No worker has reported a queue of this name.',
  unknownReadModel: 'No worker has reported a read model of this name.',
  unknownMail: 'There is no mail with this id.',
  notPausable: 'This queue carries the commands themselves and cannot be paused.',
} as const;

const name = z.string().regex(/^[a-z][a-z_]{0,59}$/);
export const queueParams = z.object({ queue: name });
export const readModelParams = z.object({ name });

/** POST /operations/queues/{queue}/retry: the dead letters of these events; all of the queue when absent. */
export const retrySchema = z.object({ event_ids: z.array(idSchema).min(1).max(200).optional() });

/** How many jobs a queue holds. `failed` ones are dead letters: all their attempts failed. */
const queueStateSchema = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  delayed: z.number(),
  failed: z.number(),
  paused: z.boolean(),
  pausable: z.boolean(),
});
export type QueueState = z.infer<typeof queueStateSchema>;

/** The progress of a read model. `lag_seconds` is the age of the oldest event that it does not contain yet, or 0. */
const readModelStateSchema = z.object({
  name: z.string(),
  last_event_at: z.string().nullable(),
  lag_seconds: z.number(),
});
export type ReadModelState = z.infer<typeof readModelStateSchema>;

const deadLetterSchema = z.object({
  queue: z.string(),
  event_id: z.number(),
  kind: z.string(),
  attempts: z.number(),
  error: z.string(),
  /** ISO 8601. */
  failed_at: z.string(),
  /** The event's data with personal data masked; null when the event does not exist. */
  payload: z.record(z.string(), z.unknown()).nullable(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

const processStateSchema = z.object({
  id: z.string(),
  kind: z.enum(['api', 'worker']),
  host: z.string(),
  pid: z.number(),
  version: z.string(),
  queues: z.array(z.string()),
  started_at: z.string(),
  seen_at: z.string(),
});
export type ProcessState = z.infer<typeof processStateSchema>;

const commandStateSchema = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string(),
  what: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  outcome: z.string().nullable(),
});
export type CommandState = z.infer<typeof commandStateSchema>;

/** `data` of GET /operations. */
export const operationsSchema = z.object({
  /** The last report of a worker; null before the first one. */
  queues: z
    .object({
      taken_at: z.string(),
      age_seconds: z.number(),
      backend: z.string(),
      states: z.array(queueStateSchema),
      /** Dead letters: the newest 50 of each queue. */
      parked: z.array(deadLetterSchema),
      read_models: z.array(readModelStateSchema),
    })
    .nullable(),
  /** The mailbox of IMAP_URL; null when no worker reads one. `problem` is why the last attempt failed. */
  mailbox: z
    .object({ name: z.string(), read_at: z.string().nullable(), problem: z.string().nullable() })
    .nullable(),
  outbox: z.object({ events: z.number(), oldest_age_seconds: z.number() }),
  /** Those seen within the last minute. */
  processes: z.array(processStateSchema),
  /** The newest ten. */
  commands: z.array(commandStateSchema),
});
export type Operations = z.infer<typeof operationsSchema>;

export const mailStates = ['sending', 'sent', 'failed', 'withheld'] as const;
export type MailState = (typeof mailStates)[number];

export const mailListSchema = z.object({
  state: optionalValue(z.enum(mailStates)),
  kind: optionalValue(limitedText(60)),
  ...cursorFields(25),
});
export type MailListInput = z.output<typeof mailListSchema>;

/** One mail: its last attempt. */
const mailDeliverySchema = z.object({
  id: z.number(),
  event_id: z.number(),
  kind: z.string(),
  /** Masked. */
  recipient: z.string(),
  state: z.enum(mailStates),
  tries: z.number(),
  /** The mail server's response, or the connection error; addresses masked. */
  answer: z.string().nullable(),
  tried_at: z.string(),
});
export type MailDelivery = z.infer<typeof mailDeliverySchema>;

export const mailListResponseSchema = cursorResponse(mailDeliverySchema).extend({
  /** Every kind of mail that was ever sent. */
  kinds: z.array(z.string()),
});
export type MailListResponse = z.infer<typeof mailListResponseSchema>;
