import { type ReviewResponse, reviewCreateSchema, reviewSchema } from '@modules/reviews/contract.ts';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { saveReview } from './reviewsAdminApi.ts';

const newReview = {
  guest_name: '',
  guest_email: '',
  name_consent: false,
  travel_month: '',
  journey: '',
  // until stars are chosen
  rating: 0,
  text: '',
  reply: '',
  state: 'pending' as ReviewResponse['state'],
};

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** The form of a review; `opened` is null for a new one. */
export function useReviewForm(opened: ReviewResponse | null, onSaved: (message: string) => void) {
  const [save] = saveReview.useMutation();
  return useEntryForm({
    draftName: `review-${opened?.id ?? 'new'}`,
    opened,
    savedSchema: reviewSchema,
    blank: newReview,
    schema: reviewCreateSchema,
    save: (fields, context) => save({ id: opened?.id ?? null, fields, ...context }),
    onSaved: () => onSaved(opened ? 'Review updated.' : 'Review added.'),
  });
}
