import type { Activity } from '@modules/dashboard/contract.ts';

/** Events that staff cause; those of customers are never folded. */
const staffEvents: ReadonlySet<string | null> = new Set([
  'enquiry.status_changed',
  'enquiry.priority_changed',
  'enquiry.note_added',
  'enquiry.assigned',
  'enquiry.deleted',
  'user.created',
  'user.deleted',
]);

type ActivityLine = {
  /** The newest activity of the line. */
  activity: Activity;
  /** How many older changes by the same person follow it directly. */
  moreChanges: number;
};

/** Folds consecutive changes by the same member of staff to one line each. */
export function foldActivity(activities: readonly Activity[]): ActivityLine[] {
  const lines: ActivityLine[] = [];
  for (const activity of activities) {
    const last = lines.at(-1);
    const isSameRun =
      last?.activity.user === activity.user &&
      staffEvents.has(last.activity.event) &&
      staffEvents.has(activity.event);
    if (last && isSameRun) last.moreChanges += 1;
    else lines.push({ activity, moreChanges: 0 });
  }
  return lines;
}
