import type { ReplyClock } from '@modules/replyClock/contract.ts';
import type { BadgeTone } from '../../../../ui/admin/Badge.tsx';
import { formatDate } from '../../../../ui/admin/dateFormats.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in the largest suitable unit: `under 1 min`, `45 min`, `30 h`, `3 days`. */
function formatMs(ms: number): string {
  if (ms < minute) return 'under 1 min';
  if (ms < hour) return `${Math.floor(ms / minute)} min`;
  if (ms < 2 * day) return `${Math.floor(ms / hour)} h`;
  return `${Math.floor(ms / day)} days`;
}

/** `time` follows the text. */
type ClockText = { text: string; time?: string; tone: BadgeTone };

/**
 * Describes a clock at a moment, because a due time may pass while the page is open; null when no
 * reply is owed.
 */
export function describeClock(clock: ReplyClock, now: number): ClockText | null {
  if (clock.state === 'answered') return null;
  if (clock.state === 'waiting') return { text: 'Waiting for customer', tone: 'neutral' };
  if (clock.state === 'snoozed') {
    return {
      text: `Snoozed until ${clock.snoozed_until ? formatDate(clock.snoozed_until) : '?'}`,
      tone: 'neutral',
    };
  }
  const left = new Date(clock.due_at).getTime() - now;
  const text = left < 0 ? 'Overdue' : 'Due in';
  return {
    text: clock.reopened ? `Customer answered, ${text.toLowerCase()}` : text,
    time: formatMs(Math.abs(left)),
    tone: left < 0 ? 'error' : clock.state === 'due' ? 'info' : 'warning',
  };
}
