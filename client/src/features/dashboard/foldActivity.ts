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

/** Folds consecutive changes by the same member of staff that are of one kind or of one entity to one line each. */
export function foldActivity(activities: readonly Activity[]): ActivityLine[] {
  const lines: ActivityLine[] = [];
  for (const activity of activities) {
    const last = lines.at(-1);
    if (last && isSimilar(last.activity, activity)) last.moreChanges += 1;
    else lines.push({ activity, moreChanges: 0 });
  }
  return lines;
}

const isSimilar = (newer: Activity, older: Activity) =>
  newer.user === older.user &&
  staffEvents.has(newer.event) &&
  staffEvents.has(older.event) &&
  (newer.event === older.event || newer.entity_id === older.entity_id);
