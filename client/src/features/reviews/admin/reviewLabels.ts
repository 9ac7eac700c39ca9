import { type ReviewState, reviewStates } from '@modules/reviews/contract.ts';
import { capitalizedLabels } from '@platform/text/capitalize.contract.ts';
import type { BadgeTone } from '../../../ui/admin/Badge.tsx';

export const stateLabels = capitalizedLabels(reviewStates);

export const stateTones: Record<ReviewState, BadgeTone> = {
  pending: 'warning',
  published: 'success',
  rejected: 'neutral',
};
