import { type SubscriberStatus, subscriberStatuses } from '@modules/newsletter/contract.ts';
import { capitalizedLabels } from '@platform/text/capitalize.contract.ts';
import type { BadgeTone } from '../../../ui/admin/Badge.tsx';

export const statusLabels = capitalizedLabels(subscriberStatuses);

export const statusOptions = subscriberStatuses.map((value) => ({ value, label: statusLabels[value] }));

export const statusTones: Record<SubscriberStatus, BadgeTone> = {
  active: 'success',
  unsubscribed: 'neutral',
  bounced: 'warning',
  complained: 'error',
};

/** Truncates to `length` characters, with an ellipsis if something was cut. */
export const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
