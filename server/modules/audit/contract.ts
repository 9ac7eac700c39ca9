import { z } from 'zod';
import { daySchema, idSchema, limitedText } from '../../platform/contract.ts';
import { cursorResponse } from '../../platform/fields.contract.ts';
import { cursorFields, optionalValue } from '../../platform/query.contract.ts';

const word = optionalValue(limitedText(60));

/** Filters of the audit log. Days are whole days in the agency's time zone. */
export const auditFilterSchema = z.object({
  /** The acting user: an account id, also of a deleted account. */
  person: optionalValue(idSchema),
  /** A type of event, such as `enquiry.assigned`. The filter below selects all types of an area, such as `enquiry`. */
  kind: word,
  area: word,
  /** One entity: its type and id. */
  entity_type: word,
  entity_id: optionalValue(idSchema),
  start_date: optionalValue(daySchema),
  end_date: optionalValue(daySchema),
  /** Part of a name, title, reference or address. */
  search: optionalValue(limitedText(200)),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

export const auditListSchema = auditFilterSchema.extend(cursorFields(50));
export type AuditListInput = z.output<typeof auditListSchema>;

/** One changed field as text; null when empty. */
const auditChangeSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

const auditEntrySchema = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.string(),
  area: z.string(),
  entity: z.object({ type: z.string(), id: z.number() }),
  /** The acting account; null for visitors and the system itself. */
  person: z.object({ id: z.number(), name: z.string() }).nullable(),
  who: z.string(),
  /** What happened, a sentence that continues `who`: `changed the status of …`. */
  what: z.string(),
  changes: z.array(auditChangeSchema),
  /** Network address of the client, for signed-in users. */
  address: z.string().nullable(),
  /** The request id in the logs. */
  request: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditListResponseSchema = cursorResponse(auditEntrySchema);
export type AuditListResponse = z.infer<typeof auditListResponseSchema>;

/** GET /audit/choices: the available filters. */
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
