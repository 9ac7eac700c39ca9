import type { EnquiryHistoryEntry } from '@modules/enquiries/contract.ts';
import { formatDate } from '../../../ui/admin/dateFormats.ts';
import { priorityLabels, statusLabels } from './enquiryLabels.ts';

export function historyText({ action, actor, from, to }: EnquiryHistoryEntry): string {
  const who = actor ?? 'The system';
  switch (action) {
    case 'submitted':
      return actor ? `${actor} sent the enquiry` : 'The enquiry was sent';
    case 'status_changed':
      return `${who} changed the status${change(from, to, statusLabels)}`;
    case 'priority_changed':
      return `${who} changed the priority${change(from, to, priorityLabels)}`;
    case 'notes_changed':
      return `${who} changed the notes`;
    case 'note_added':
      return `${who} added a note`;
    case 'assigned':
      return to ? `${who} assigned it to ${to}` : `${who} took the assignment back`;
    case 'withdrawn':
      return `${actor ?? 'The visitor'} withdrew the enquiry`;
    case 'merged':
      return `${who} merged ${from} into ${to}`;
    case 'separated':
      return `${who} separated ${from} from ${to}`;
    case 'deleted':
      return `${who} deleted the enquiry`;
    case 'reply_due_soon':
      return 'The reply was due soon';
    case 'reply_overdue':
      return 'The reply was overdue';
    case 'snoozed':
      return `${who} snoozed it${to ? ` until ${formatDate(to)}` : ''}`;
    case 'reply_clock_paused':
      return `${who} set it to wait for the customer`;
    case 'reply_clock_resumed':
      return actor ? `${actor} started the reply clock again` : 'It came back from a snooze';
  }
}

function change(from: string | null, to: string | null, labels: Record<string, string>) {
  const name = (value: string) => labels[value] ?? value;
  return `${from ? ` from ${name(from)}` : ''}${to ? ` to ${name(to)}` : ''}`;
}
