import type { SubscriberStatus } from '@modules/newsletter/contract.ts';
import type { BadgeTone } from '../../components/admin/Badge.tsx';

export const statusLabels: Record<SubscriberStatus, string> = {
  active: 'Active',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
};

export const statusTones: Record<SubscriberStatus, BadgeTone> = {
  active: 'success',
  unsubscribed: 'neutral',
  bounced: 'warning',
  complained: 'error',
};

/** At most `length` characters, the last of them an ellipsis where something was cut. */
export const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });

export const momentText = (at: string | null) => (at ? moment.format(new Date(at)) : '–');
export const dayText = (at: string | null) => (at ? day.format(new Date(at)) : '–');
