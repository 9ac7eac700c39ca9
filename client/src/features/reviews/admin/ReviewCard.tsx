import { type ReviewResponse, reviewStates } from '@modules/reviews/contract.ts';
import { Box, Typography } from '@mui/material';
import { formatMonth } from '@platform/text/formats.contract.ts';
import { asApiError } from '../../../lib/api/apiError.ts';
import { PillSelect } from '../../../ui/admin/PillSelect.tsx';
import { Stars } from '../Stars.tsx';
import { stateLabels, stateTones } from './reviewLabels.ts';
import { saveReview } from './reviewsAdminApi.ts';

type Props = {
  review: ReviewResponse;
  editable: boolean;
  report: (text: string) => void;
};

/** A review with its whole text, because staff decide by it, and its state. */
export function ReviewCard({ review, editable, report }: Props) {
  const [save] = saveReview.useMutation();
  const { id, guest_name: name, state, updated_at: version } = review;
  const change = async (to: ReviewResponse['state']) => {
    const { error } = await save({ id, fields: { state: to }, version });
    if (error) report(`The review of ${name} was not changed: ${asApiError(error).message}`);
  };
  return (
    <Box sx={{ p: 2, pb: 1, flex: 1, display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ color: 'warning.main' }}>
          <Stars rating={review.rating} />
        </Box>
        <PillSelect
          label={`State of the review of ${name}`}
          value={state}
          options={reviewStates}
          labels={stateLabels}
          tones={stateTones}
          editable={editable}
          onChange={change}
        />
      </Box>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {review.journey_name} · {formatMonth(review.travel_month)}
        {review.name_consent ? null : ' · Name is not published'}
        {review.source === 'guest' ? ' · Written by the guest' : null}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {review.text}
      </Typography>
      {review.reply ? (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          Reply: {review.reply}
        </Typography>
      ) : null}
    </Box>
  );
}
