import type { Invitation } from '@modules/reviews/invitations/contract.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo } from 'react';
import { Controller } from 'react-hook-form';
import { classNames } from '../../../../lib/text/classNames.ts';
import { Button } from '../../../../ui/site/Button.tsx';
import fields from '../../../../ui/site/FormFields.module.css';
import { FormOutcome } from '../../../../ui/site/FormOutcome.tsx';
import { Honeypot } from '../../../../ui/site/Honeypot.tsx';
import { nativeSelectWithEmptyChoice } from '../../../../ui/site/nativeSelect.ts';
import { Options } from '../../../../ui/site/Options.tsx';
import { StillTrying } from '../../../../ui/site/StillTrying.tsx';
import { TextInput } from '../../../../ui/site/TextInput.tsx';
import { StarsInput } from '../../StarsInput.tsx';
import styles from './GuestReview.module.css';
import { useGuestReviewForm } from './useGuestReviewForm.ts';

type Props = {
  token: string;
  /** Without it the form waits: on the server, and until it is loaded. */
  invitation: Invitation | undefined;
};

/** What a guest says about a journey; until staff have moderated it, it can be corrected. */
export function GuestReviewForm({ token, invitation }: Props) {
  const form = useGuestReviewForm(token, invitation);
  const { control, outcome, isSent, isSubmitting } = form;
  return (
    <form
      className={classNames(fields.form, styles.form)}
      inert={!invitation}
      ref={form.formRef}
      onSubmit={form.submit}
      noValidate
      aria-labelledby="review-heading"
    >
      <h2 id="review-heading">{isSent ? 'Your review' : 'Write your review'}</h2>
      {isSent ? <p>You can correct your review until we have read it.</p> : null}
      <ReviewFields control={control} journeys={invitation?.journeys} />
      <Honeypot />
      <FormOutcome outcome={outcome} />
      <StillTrying sending={isSubmitting} />
      <Button type="submit" disabled={isSubmitting}>
        <span>{isSubmitting ? 'Sending...' : isSent ? 'Send the correction' : 'Send the review'}</span>
      </Button>
    </form>
  );
}

type FieldsProps = {
  journeys: Invitation['journeys'] | undefined;
  control: ReturnType<typeof useGuestReviewForm>['control'];
};

/** Memoised: the form itself renders with every change of its state. */
const ReviewFields = memo(function ReviewFields({ control, journeys }: FieldsProps) {
  return (
    <>
      <StarsInput control={control} name="rating" label="How was it?" />
      <JourneyFields control={control} journeys={journeys} />
      <TextInput control={control} name="text" id="review-text" label="Your review" rows={6} required />
      <TextInput
        control={control}
        name="guest_name"
        id="review-name"
        label="Your name, as it is shown"
        autoComplete="name"
        required
      />
      <Controller
        control={control}
        name="name_consent"
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
            label="Show my name with the review. Without it, the review is by “A guest”."
          />
        )}
      />
    </>
  );
});

const JourneyFields = ({ control, journeys }: FieldsProps) => (
  <div className={fields.pair}>
    <TextInput
      control={control}
      name="journey"
      id="review-journey"
      label="Journey"
      required
      {...nativeSelectWithEmptyChoice}
    >
      <option value="">Please choose</option>
      <Options choices={journeys ?? []} />
    </TextInput>
    <TextInput
      control={control}
      name="travel_month"
      id="review-month"
      label="Month of travel"
      hint="Year and month, such as 2026-03"
      type="month"
      required
      slotProps={{ inputLabel: { shrink: true } }}
    />
  </div>
);
