import type { ReviewState } from '@modules/reviews/contract.ts';
import type { BadgeTone } from '../../../ui/admin/Badge.tsx';

export const stateLabels: Record<ReviewState, string> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
};

export const stateTones: Record<ReviewState, BadgeTone> = {
  pending: 'warning',
  published: 'success',
  rejected: 'neutral',
};
