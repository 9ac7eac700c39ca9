import { type NewsPriority, newsPriorities } from '@modules/articles/contract.ts';
import { capitalizedLabels } from '@platform/text/capitalize.contract.ts';
import type { BadgeTone } from '../../../ui/admin/Badge.tsx';

export const priorityLabels = capitalizedLabels(newsPriorities);

export const priorityTones: Record<NewsPriority, BadgeTone> = {
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  urgent: 'error',
};

export type PostStatus = 'draft' | 'published';
export const postStatuses = ['draft', 'published'] as const;
export const statusLabels = capitalizedLabels(postStatuses);
export const statusTones: Record<PostStatus, BadgeTone> = { draft: 'neutral', published: 'success' };
