import '../../../../lib/api/zodWithoutEval.ts';
import {
  type GuestReview,
  guestReviewSchema,
  type Invitation,
} from '@modules/reviews/invitations/contract.ts';
import { schemaResolver } from '../../../../lib/forms/schemaResolver.ts';

export const reviewResolver = schemaResolver<Invitation['review'], GuestReview>(guestReviewSchema);
