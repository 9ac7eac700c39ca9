import type { Changes } from '../../platform/events/auditDiff.ts';
import type { CsvCell } from '../../platform/text/csv.ts';
import type { EventType } from '../events.ts';
import type { AuditChange, AuditEntry } from './contract.ts';
import type { AuditRow } from './queries.ts';
import { describeEvent, getArea, replaceUnderscores } from './sentences.ts';

/**
 * Event types that visitors cause, and may cause without an account. Any other event without an actor was caused by the
 * system.
 */
const visitorEventTypes: readonly string[] = [
  'enquiry.submitted',
  'enquiry.withdrawn',
  'web_message.received',
  'customer_mail.received',
  'submission.quarantined',
  'review.received',
  'review.revised',
  'subscriber.subscribed',
  'subscriber.verification_requested',
  'subscriber.verified',
  'subscriber.unsubscribe_link_requested',
  'subscriber.unsubscribed',
  'user.password_reset_requested',
  // Again, for an account whose owner has no password yet.
  'user.invited',
] satisfies EventType[];

/** An event as an entry of the audit log, with days of the time zone. */
export function toEntry(row: AuditRow, timeZone: string): AuditEntry {
  const area = getArea(row.type);
  return {
    id: row.id,
    at: row.occurred_at.toISOString(),
    kind: row.type,
    area,
    entity: { type: row.entity_type, id: row.entity_id },
    person: row.actor,
    who: row.actor?.name ?? (visitorEventTypes.includes(row.type) ? 'A visitor' : 'The system'),
    what: describeEvent(row.type, row.data, timeZone),
    changes: toAuditChanges(row),
    address: row.address,
    request: row.request_id,
  };
}

/** Changes from the event's `from` and `to`, and those recorded with the event. */
function toAuditChanges({ type, data, changes }: AuditRow): AuditChange[] {
  const all: Changes = { ...changes };
  if ('from' in data && 'to' in data) all[getField(type)] = { from: data['from'], to: data['to'] };
  return Object.entries(all).map(([field, { from, to }]) => ({
    field: replaceUnderscores(field),
    before: asText(from),
    after: asText(to),
  }));
}

/** `enquiry.status_changed` concerns the field `status`. */
const getField = (type: string) => (type.split('.')[1] ?? type).replace(/_changed$/, '');

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const csvHeader = [
  ...['Time', 'Who', 'What', 'Changes', 'Kind', 'Entity', 'Entity ID', 'Address', 'Request'],
] as const;

export function toCsvRow(row: AuditRow, timeZone: string): CsvCell[] {
  const { who, what, changes, kind, entity, address, request } = toEntry(row, timeZone);
  const lines = changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`);
  return [row.occurred_at, who, what, lines.join('\n'), kind, entity.type, entity.id, address, request];
}
