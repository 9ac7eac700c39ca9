import { type SubscriberStatus, subscriberStatuses } from '@modules/newsletter/contract.ts';
import { capitalizedLabels } from '@platform/text/capitalize.contract.ts';
import type { BadgeTone } from '../../../ui/admin/Badge.tsx';
import { toOptions } from '../../../ui/site/Options.tsx';

export const statusLabels = capitalizedLabels(subscriberStatuses);

export const statusOptions = toOptions(subscriberStatuses, statusLabels);

export const statusTones: Record<SubscriberStatus, BadgeTone> = {
  active: 'success',
  unsubscribed: 'neutral',
  bounced: 'warning',
  complained: 'error',
};
