import {
  type ReviewResponse,
  type ReviewState,
  reviewCreateSchema,
  reviewSchema,
} from '@modules/reviews/contract.ts';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useSaveReviewMutation } from './reviewsAdminApi.ts';

type ReviewValues = {
  guest_name: string;
  guest_email: string;
  name_consent: boolean;
  travel_month: string;
  journey: string;
  /** 0 until stars are chosen. */
  rating: number;
  text: string;
  reply: string;
  state: ReviewState;
};

const newReview: ReviewValues = {
  guest_name: '',
  guest_email: '',
  name_consent: false,
  travel_month: '',
  journey: '',
  rating: 0,
  text: '',
  reply: '',
  state: 'pending',
};

const toReviewValues = (review: ReviewResponse): ReviewValues => ({
  guest_name: review.guest_name,
  guest_email: review.guest_email ?? '',
  name_consent: review.name_consent,
  travel_month: review.travel_month,
  journey: review.journey,
  rating: review.rating,
  text: review.text,
  reply: review.reply ?? '',
  state: review.state,
});

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** The form of a review; `opened` is null for a new one. */
export function useReviewForm(opened: ReviewResponse | null, onSaved: () => void) {
  const [save] = useSaveReviewMutation();
  const toast = useToast();
  return useEntryForm({
    draftName: `review-${opened?.id ?? 'new'}`,
    opened,
    savedSchema: reviewSchema,
    toValues: toReviewValues,
    blank: newReview,
    schema: reviewCreateSchema,
    save: (fields, { version }) => save({ id: opened?.id ?? null, fields, version }),
    onSaved: () => {
      toast('success', opened ? 'Review updated.' : 'Review added.');
      onSaved();
    },
  });
}
