import { z } from 'zod';
import { daySchema, idSchema } from '../../platform/contract.ts';
import { asked, limitField } from '../../platform/fields/contract.ts';

const word = asked(z.string().trim().max(60));

/** What narrows the audit log. Days are whole days of the agency. */
export const auditFilterSchema = z.object({
  /** Who did it: the id of an account, also of one that is gone. */
  person: asked(idSchema),
  /** A kind of event, such as `enquiry.assigned`, or all kinds of an area, such as `enquiry`. */
  kind: word,
  area: word,
  /** One thing: its type and id. */
  entity_type: word,
  entity_id: asked(idSchema),
  start_date: asked(daySchema),
  end_date: asked(daySchema),
  /** Part of a name, title, reference or address. */
  search: asked(z.string().trim().max(200)),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

/** `before` is the `next_cursor` of the page before. */
export const auditListSchema = auditFilterSchema.extend({ before: asked(idSchema), limit: limitField(50) });
export type AuditListInput = z.output<typeof auditListSchema>;

/** One changed field as text; null is nothing. */
export const auditChangeSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

export const auditEntrySchema = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.string(),
  area: z.string(),
  entity: z.object({ type: z.string(), id: z.number() }),
  /** The account that did it; null for visitors and for the system itself. */
  person: z.object({ id: z.number(), name: z.string() }).nullable(),
  who: z.string(),
  /** What they did, to be read after `who`: `changed the status of …`. */
  what: z.string(),
  changes: z.array(auditChangeSchema),
  /** Of the client, for people who were signed in. */
  address: z.string().nullable(),
  /** The id under which the logs know the request. */
  request: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** GET /audit: newest first. `next_cursor` is null on the last page. */
export const auditListAnswerSchema = z.object({
  success: z.literal(true),
  data: z.array(auditEntrySchema),
  next_cursor: z.number().nullable(),
});
export type AuditListAnswer = z.infer<typeof auditListAnswerSchema>;

/** GET /audit/choices: what there is to filter by. */
export const auditChoicesSchema = z.object({
  people: z.array(z.object({ id: z.number(), name: z.string() })),
  areas: z.array(
    z.object({
      area: z.string(),
      label: z.string(),
      kinds: z.array(z.object({ kind: z.string(), label: z.string() })),
    }),
  ),
});
export type AuditChoices = z.infer<typeof auditChoicesSchema>;
