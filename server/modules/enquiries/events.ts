import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import type { EnquiryChannel, EnquiryPriority, EnquiryStatus, EnquiryType } from './contract.ts';

/** The state at submission. The text itself is stored only in the enquiries table. */
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

/** References of a duplicate and of the main enquiry, with the id of the latter. */
type MergedEventData = { channel: EnquiryChannel; name: string; from: string; to: string; into: number };

type Change<Value> = { channel: EnquiryChannel; name: string; from: Value; to: Value };

export type EnquiryEvent = Events<{
  'enquiry.submitted': SubmittedEventData;
  'enquiry.status_changed': Change<EnquiryStatus>;
  'enquiry.priority_changed': Change<EnquiryPriority>;
  /** Recorded by releases that stored one text of notes per enquiry. */
  'enquiry.notes_changed': { channel: EnquiryChannel; name: string };
  /** The text is stored only in the table of notes, where it can be erased. */
  'enquiry.note_added': { channel: EnquiryChannel; name: string; noteId: number };
  /** By its visitor; the change of the status is an event of its own. */
  'enquiry.withdrawn': { channel: EnquiryChannel; name: string };
  /** A duplicate: its messages are in the thread of the other one. */
  'enquiry.merged': MergedEventData;
  'enquiry.separated': MergedEventData;
  /** Names, null for none. Older events do not have the id of the account that it was assigned to. */
  'enquiry.assigned': Change<string | null> & { assigneeId?: number | null };
  'enquiry.deleted': {
    channel: EnquiryChannel;
    name: string;
    reference: string;
    /** ISO 8601: the statistics of that day are reduced. */
    submittedAt: string;
    status: EnquiryStatus;
    priority: EnquiryPriority;
  };
}>;

export const enquiryEvent = createEventConstructor<EnquiryEvent>('enquiry');
