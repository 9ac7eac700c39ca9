import type { StaffMember } from '../../server/modules/accounts/users/queries.ts';
import type { EnquiryPriority, EnquiryStatus } from '../../server/modules/enquiries/contract.ts';
import {
  type EnquiryEvent,
  enquiryEvent,
  type SubmittedEventData,
} from '../../server/modules/enquiries/events.ts';
import type { DemoStaff } from '../loadStaff.ts';
import type { Random } from '../random.ts';

export type Handled = {
  status: EnquiryStatus;
  priority: EnquiryPriority;
  assigned_to: number | null;
  updated_at: Date;
};

export type Note = {
  id: number;
  enquiry_id: number;
  author_id: number;
  author_name: string;
  body: string;
  created_at: Date;
};

export type Step = { event: EnquiryEvent; actor: StaffMember; at: Date };

const hourMs = 3600 * 1000;

/** How far staff get with an enquiry, with the weight of each case; steps in the future are left out. */
const courses: readonly (readonly [readonly EnquiryStatus[], number])[] = [
  [['in_progress', 'replied', 'resolved'], 62],
  [['in_progress', 'replied', 'closed'], 16],
  [['replied', 'resolved'], 14],
  [['in_progress', 'replied'], 4],
  [['in_progress'], 2],
  [[], 2],
];

/**
 * Simulates how staff handled an enquiry until `now`: returns its present state, one of `notes` on it, and each change
 * as the events that commands record.
 */
export function handleEnquiry(
  random: Random,
  notes: readonly string[],
  {
    id,
    channel,
    name,
    noteId,
  }: Pick<SubmittedEventData, 'channel' | 'name'> & { id: number; noteId: number },
  submittedAt: Date,
  staff: DemoStaff,
  now: Date,
): { handled: Handled; note: Note | null; steps: Step[] } {
  const handled: Handled = {
    status: 'new',
    priority: 'medium',
    assigned_to: null,
    updated_at: submittedAt,
  };
  let note: Note | null = null;
  const steps: Step[] = [];
  const clerk = random.chance(0.75) ? staff.employee : staff.manager;
  let at = submittedAt.getTime();

  /** Whether the step has already happened; `change` is then true from that moment on. */
  const step = (
    hours: number,
    actor: StaffMember,
    change: Partial<Handled>,
    event: EnquiryEvent,
  ): boolean => {
    at += hours * hourMs;
    if (at >= now.getTime()) return false;
    Object.assign(handled, change, { updated_at: new Date(at) });
    steps.push({ event, actor, at: new Date(at) });
    return true;
  };

  const course = random.weighted(courses);
  const priority = random.weighted<EnquiryPriority>([
    ['medium', 68],
    ['high', 16],
    ['low', 9],
    ['urgent', 7],
  ]);
  if (priority !== 'medium') {
    const change = { channel, name, from: 'medium', to: priority } as const;
    const event = enquiryEvent('enquiry.priority_changed', id, change);
    step(random.next() * 2, staff.manager, { priority }, event);
  }
  if (course.length > 0 && random.chance(0.85)) {
    const change = { channel, name, from: null, to: clerk.name, assigneeId: clerk.id };
    const event = enquiryEvent('enquiry.assigned', id, change);
    step(0.3 + random.next() * 4, staff.manager, { assigned_to: clerk.id }, event);
  }
  for (const to of course) {
    const hours = to === 'resolved' || to === 'closed' ? 30 + random.next() * 140 : 1 + random.next() * 17;
    const change = { channel, name, from: handled.status, to };
    if (!step(hours, clerk, { status: to }, enquiryEvent('enquiry.status_changed', id, change))) break;
    if (to === 'replied' && random.chance(0.4)) {
      const body = random.pick(notes);
      const event = enquiryEvent('enquiry.note_added', id, { channel, name, noteId });
      if (step(0.2, clerk, {}, event)) {
        const author = { author_id: clerk.id, author_name: clerk.name };
        note = { id: noteId, enquiry_id: id, ...author, body, created_at: handled.updated_at };
      }
    }
  }
  return { handled, note, steps };
}
