import type { Changes } from '../../platform/changes.ts';
import type { CsvCell } from '../../platform/csv.ts';
import type { AuditChange, AuditEntry } from './contract.ts';
import type { AuditRow } from './queries.ts';
import { areaOf, inWords, tell } from './sentences.ts';

const visitorsAreas = ['enquiry', 'subscriber'];

/** An event as the audit log shows it. */
export function toEntry(row: AuditRow): AuditEntry {
  const area = areaOf(row.type);
  return {
    id: row.id,
    at: row.occurred_at.toISOString(),
    kind: row.type,
    area,
    entity: { type: row.entity_type, id: row.entity_id },
    person: row.actor,
    who: row.actor?.name ?? (visitorsAreas.includes(area) ? 'A visitor' : 'The system'),
    what: tell(row.type, row.data),
    changes: changesOf(row),
    address: row.address,
    request: row.request_id,
  };
}

/** What the event's data tell by `from` and `to`, and the fields that were noted beside it. */
function changesOf({ type, data, changes }: AuditRow): AuditChange[] {
  const told: Changes = { ...changes };
  if ('from' in data && 'to' in data) told[fieldOf(type)] = { from: data['from'], to: data['to'] };
  return Object.entries(told).map(([field, { from, to }]) => ({
    field: inWords(field),
    before: asText(from),
    after: asText(to),
  }));
}

/** `enquiry.status_changed` is about the field `status`. */
const fieldOf = (type: string) => (type.split('.')[1] ?? type).replace(/_changed$/, '');

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const csvHeader = [
  ...['Time', 'Who', 'What', 'Changes', 'Kind', 'Entity', 'Entity ID', 'Address', 'Request'],
] as const;

export function toCsvRow(row: AuditRow): CsvCell[] {
  const { at, who, what, changes, kind, entity, address, request } = toEntry(row);
  const told = changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`);
  return [at, who, what, told.join('\n'), kind, entity.type, entity.id, address, request];
}
