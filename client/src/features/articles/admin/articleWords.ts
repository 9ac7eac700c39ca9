import type { NewsPriority } from '@modules/articles/contract.ts';
import type { BadgeTone } from '../../../ui/admin/Badge.tsx';

export const priorityLabels: Record<NewsPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

export const priorityTones: Record<NewsPriority, BadgeTone> = {
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  urgent: 'error',
};

export type PostStatus = 'draft' | 'published';
export const postStatuses = ['draft', 'published'] as const;
export const statusLabels: Record<PostStatus, string> = { draft: 'Draft', published: 'Published' };
export const statusTones: Record<PostStatus, BadgeTone> = { draft: 'neutral', published: 'success' };
