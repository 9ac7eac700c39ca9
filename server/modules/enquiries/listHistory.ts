import type { Database } from '../../platform/db/db.ts';
import type { EventActor } from '../../platform/events/events.ts';
import type { ReplyClockEvent } from '../replyClock/events.ts';
import type { EnquiryHistoryEntry } from './contract.ts';
import type { EnquiryEvent } from './events.ts';

type HistoryEvent = EnquiryEvent | Extract<ReplyClockEvent, { type: `reply_clock.${string}` }>;

type Row = Pick<HistoryEvent, 'type'> & {
  id: number;
  data: { from?: string | null; to?: string | null; name?: string; until?: string };
  actor: EventActor;
  occurred_at: Date;
};

/** Who did what to an enquiry, oldest first; at most the last 500 events. */
export async function listHistory(db: Database, enquiryId: number): Promise<EnquiryHistoryEntry[]> {
  const rows: Row[] = await db('events')
    .select('id', 'type', 'data', 'actor', 'occurred_at')
    .where({ entity_type: 'enquiry', entity_id: enquiryId })
    .whereIn('type', Object.keys(actions))
    .orderBy('id', 'desc')
    .limit(500);
  return rows.reverse().map((row) => ({
    id: row.id,
    action: actions[row.type],
    actor: row.actor?.name ?? (byVisitor.includes(row.type) ? (row.data.name ?? null) : null),
    from: row.data.from ?? null,
    to: row.data.to ?? row.data.until ?? null,
    at: row.occurred_at.toISOString(),
  }));
}

const byVisitor: HistoryEvent['type'][] = ['enquiry.submitted', 'enquiry.withdrawn'];

const actions: Record<HistoryEvent['type'], EnquiryHistoryEntry['action']> = {
  'enquiry.submitted': 'submitted',
  'enquiry.status_changed': 'status_changed',
  'enquiry.priority_changed': 'priority_changed',
  'enquiry.notes_changed': 'notes_changed',
  'enquiry.note_added': 'note_added',
  'enquiry.assigned': 'assigned',
  'enquiry.withdrawn': 'withdrawn',
  'enquiry.merged': 'merged',
  'enquiry.separated': 'separated',
  'enquiry.deleted': 'deleted',
  'reply_clock.due_soon': 'reply_due_soon',
  'reply_clock.overdue': 'reply_overdue',
  'reply_clock.snoozed': 'snoozed',
  'reply_clock.paused': 'reply_clock_paused',
  'reply_clock.resumed': 'reply_clock_resumed',
};
