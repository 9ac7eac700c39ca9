import type { EnquiryHistoryEntry } from '@modules/enquiries/contract.ts';
import { priorityLabels, statusLabels } from './enquiryWords.ts';

/** Describes a history entry in a sentence. */
export function historyText({ action, actor, from, to }: EnquiryHistoryEntry): string {
  const who = actor ?? 'Somebody';
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
    case 'deleted':
      return `${who} deleted the enquiry`;
  }
}

function change(from: string | null, to: string | null, labels: Record<string, string>) {
  const name = (value: string) => labels[value] ?? value;
  return `${from ? ` from ${name(from)}` : ''}${to ? ` to ${name(to)}` : ''}`;
}
