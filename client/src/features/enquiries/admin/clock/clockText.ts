import type { ReplyClock } from '@modules/replyClock/contract.ts';
import type { BadgeTone } from '../../../../ui/admin/Badge.tsx';
import { dayText } from '../../../../ui/admin/dateTexts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its largest unit that says enough: `45 min`, `30 h`, `3 days`. */
function durationText(ms: number): string {
  if (ms < hour) return `${Math.floor(ms / minute)} min`;
  if (ms < 2 * day) return `${Math.floor(ms / hour)} h`;
  return `${Math.floor(ms / day)} days`;
}

/** What a clock says at a moment; null when nothing is owed. A due time passes while the page is open. */
export function describeClock(clock: ReplyClock, now: number): { text: string; tone: BadgeTone } | null {
  if (clock.state === 'answered') return null;
  if (clock.state === 'waiting') return { text: 'Waiting for customer', tone: 'neutral' };
  if (clock.state === 'snoozed') {
    return {
      text: `Snoozed until ${clock.snoozed_until ? dayText(clock.snoozed_until) : '?'}`,
      tone: 'neutral',
    };
  }
  const left = new Date(clock.due_at).getTime() - now;
  const time = left < 0 ? `overdue ${durationText(-left)}` : `due in ${durationText(left)}`;
  const text = clock.reopened
    ? `Customer answered, ${time}`
    : `${time.charAt(0).toUpperCase()}${time.slice(1)}`;
  if (left < 0) return { text, tone: 'error' };
  return { text, tone: clock.state === 'due' ? 'info' : 'warning' };
}
