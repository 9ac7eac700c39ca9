import {
  type EnquiryChannel,
  type EnquiryPriority,
  type EnquiryStatus,
  type EnquiryView,
  enquiryPriorities,
  enquiryTypes,
} from '@modules/enquiries/contract.ts';
import { capitalizedLabels } from '@platform/text/capitalize.contract.ts';
import type { BadgeTone } from '../../../ui/admin/Badge.tsx';

export const typeLabels = capitalizedLabels(enquiryTypes);

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

export const priorityLabels = capitalizedLabels(enquiryPriorities);

export const priorityTones: Record<EnquiryPriority, BadgeTone> = {
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  urgent: 'error',
};

export const channelLabels: Record<EnquiryChannel, string> = {
  booking: 'Booking form',
  contact: 'Contact form',
  mail: 'Mail',
};

export const viewLabels: Record<EnquiryView, string> = {
  open: 'Open',
  unassigned: 'Open, unassigned',
  urgent: 'Open, urgent',
  overdue: 'Overdue',
  today: 'Came today',
  mine: 'Open, mine',
  due: 'Due',
  waiting: 'Waiting for customer',
  snoozed: 'Snoozed',
};
