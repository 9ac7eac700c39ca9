import type { EventShape } from '../../platform/events/events.ts';
import type { EnquiryChannel, EnquiryPriority, EnquiryStatus, EnquiryType } from './contract.ts';

/** Presence at enquiries is notified to this channel, as JSON of `presenceMessageSchema`. It is not an event. */
export const presenceChannel = 'safarnama_presence';

/** What was true when the enquiry came in. The text itself stays in the enquiries table alone. */
export type SubmittedEventData = {
  reference: string;
  channel: EnquiryChannel;
  enquiryType: EnquiryType;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  destination: string | null;
  travelType: string | null;
};

/** References of a duplicate and of the enquiry that goes on, with the id of the latter. */
type MergedEventData = { channel: EnquiryChannel; name: string; from: string; to: string; into: number };

type Change<Value> = { channel: EnquiryChannel; name: string; from: Value; to: Value };

export type EnquiryEvent =
  | (EventShape & { type: 'enquiry.submitted'; data: SubmittedEventData })
  | (EventShape & { type: 'enquiry.status_changed'; data: Change<EnquiryStatus> })
  | (EventShape & { type: 'enquiry.priority_changed'; data: Change<EnquiryPriority> })
  /** Recorded by releases that stored one text of notes per enquiry. */
  | (EventShape & { type: 'enquiry.notes_changed'; data: { channel: EnquiryChannel; name: string } })
  | (EventShape & {
      type: 'enquiry.note_added';
      data: { channel: EnquiryChannel; name: string; noteId: number };
    })
  /** By its visitor; the change of the status is an event of its own. */
  | (EventShape & { type: 'enquiry.withdrawn'; data: { channel: EnquiryChannel; name: string } })
  /** A duplicate: its messages are in the thread of the other one. */
  | (EventShape & { type: 'enquiry.merged'; data: MergedEventData })
  | (EventShape & { type: 'enquiry.separated'; data: MergedEventData })
  | (EventShape & {
      type: 'enquiry.assigned';
      /** Older events do not have the id of the account that it was assigned to. */
      data: Change<string | null> & { assigneeId?: number | null };
    })
  | (EventShape & {
      type: 'enquiry.deleted';
      data: {
        channel: EnquiryChannel;
        name: string;
        reference: string;
        /** ISO 8601: the figures of that day lose it. */
        submittedAt: string;
        status: EnquiryStatus;
        priority: EnquiryPriority;
      };
    });

const enquiry = (id: number) => ({ type: 'enquiry', id });

export const enquirySubmitted = (id: number, data: SubmittedEventData): EnquiryEvent => ({
  type: 'enquiry.submitted',
  entity: enquiry(id),
  data,
});

export const enquiryStatusChanged = (id: number, data: Change<EnquiryStatus>): EnquiryEvent => ({
  type: 'enquiry.status_changed',
  entity: enquiry(id),
  data,
});

export const enquiryPriorityChanged = (id: number, data: Change<EnquiryPriority>): EnquiryEvent => ({
  type: 'enquiry.priority_changed',
  entity: enquiry(id),
  data,
});

/** The text stays in the table of notes alone: it may hold what must be erasable. */
export const enquiryNoteAdded = (
  id: number,
  data: { channel: EnquiryChannel; name: string; noteId: number },
): EnquiryEvent => ({ type: 'enquiry.note_added', entity: enquiry(id), data });

export const enquiryWithdrawn = (
  id: number,
  data: { channel: EnquiryChannel; name: string },
): EnquiryEvent => ({ type: 'enquiry.withdrawn', entity: enquiry(id), data });

export const enquiryMerged = (id: number, data: MergedEventData): EnquiryEvent => ({
  type: 'enquiry.merged',
  entity: enquiry(id),
  data,
});

export const enquirySeparated = (id: number, data: MergedEventData): EnquiryEvent => ({
  type: 'enquiry.separated',
  entity: enquiry(id),
  data,
});

/** Names of the previous and the new assignee; null for none. */
export const enquiryAssigned = (
  id: number,
  data: Change<string | null> & { assigneeId: number | null },
): EnquiryEvent => ({
  type: 'enquiry.assigned',
  entity: enquiry(id),
  data,
});

export const enquiryDeleted = (
  id: number,
  data: Extract<EnquiryEvent, { type: 'enquiry.deleted' }>['data'],
): EnquiryEvent => ({ type: 'enquiry.deleted', entity: enquiry(id), data });
