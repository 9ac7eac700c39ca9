import type {
  EnquiryChannel,
  EnquiryPriority,
  EnquiryRow,
  EnquiryStatus,
  EnquiryType,
} from '@modules/enquiries/contract.ts';
import type { BadgeTone } from '../../components/admin/Badge.tsx';

export const typeLabels: Record<EnquiryType, string> = {
  booking: 'Booking',
  contact: 'Contact',
  wedding: 'Wedding',
  travel: 'Travel',
  general: 'General',
};

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  in_progress: 'In Progress',
  replied: 'Replied',
  resolved: 'Resolved',
  closed: 'Closed',
};

export const statusTones: Record<EnquiryStatus, BadgeTone> = {
  new: 'primary',
  in_progress: 'warning',
  replied: 'info',
  resolved: 'success',
  closed: 'neutral',
};

export const priorityLabels: Record<EnquiryPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

export const priorityTones: Record<EnquiryPriority, BadgeTone> = {
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  urgent: 'error',
};

/** Which of the two doors writes to an enquiry. */
export const channelOf = (enquiry: Pick<EnquiryRow, 'enquiry_type'>): EnquiryChannel =>
  enquiry.enquiry_type === 'booking' ? 'booking' : 'contact';

const dayMs = 86_400_000;

/** New, and waiting for more than a day. */
export const isOverdue = (row: Pick<EnquiryRow, 'status' | 'created_at'>, now: number) =>
  row.status === 'new' && now - Date.parse(row.created_at) > dayMs;

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
export const momentText = (at: string) => moment.format(new Date(at));

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
/** A calendar day, wherever the reader is. */
export const dayText = (at: string) => day.format(new Date(at.slice(0, 10)));
