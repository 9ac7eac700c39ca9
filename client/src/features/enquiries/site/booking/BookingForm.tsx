import { currentConsent } from '@modules/enquiries/consent.contract.ts';
import { contactTimes } from '@modules/enquiries/formChoices.contract.ts';
import type { PublicSettings } from '@modules/settings/contract.ts';
import type { ReplyTime } from '@modules/settings/replyTime.contract.ts';
import { memo, useRef } from 'react';
import type { FormControl } from '../../../../lib/forms/useFormField.ts';
import { Button } from '../../../../ui/site/Button.tsx';
import { ConsentNote } from '../../../../ui/site/ConsentNote.tsx';
import fields from '../../../../ui/site/FormFields.module.css';
import { FormOutcome } from '../../../../ui/site/FormOutcome.tsx';
import { Honeypot } from '../../../../ui/site/Honeypot.tsx';
import { nativeSelectWithEmptyChoice } from '../../../../ui/site/nativeSelect.ts';
import { StillTrying } from '../../../../ui/site/StillTrying.tsx';
import { TextInput } from '../../../../ui/site/TextInput.tsx';
import { AttachmentInput } from './AttachmentInput.tsx';
import styles from './BookingForm.module.css';
import type { BookingSource } from './bookingSource.ts';
import { type BookingValues, bindBooking } from './bookingValues.ts';
import type { PricedJourney } from './estimatePrice.ts';
import { JourneyFields } from './JourneyFields.tsx';
import type { TravellerValues } from './parseTravellers.ts';
import { ServiceChips } from './ServiceChips.tsx';
import { SuccessPopup } from './SuccessPopup.tsx';
import { useBookingForm } from './useBookingForm.ts';
import { WeddingFields } from './WeddingFields.tsx';

type BookingFormProps = {
  source: BookingSource;
  wedding: boolean;
  weddingPackages: string[];
  today: string;
  /** What the link says about the travellers. */
  travellers: TravellerValues;
  agency: Pick<PublicSettings, 'chat_number'> & ReplyTime;
  journey: PricedJourney | null;
  /** Name of the person who plans it. */
  planner?: string | undefined;
};

export function BookingForm(props: BookingFormProps) {
  const { source, wedding, weddingPackages, today, journey, agency, planner } = props;
  const form = useBookingForm(props);
  const { control, isSubmitting: sending, countdown, outcome } = form;
  const confirmation = useRef<HTMLDivElement>(null);

  return (
    <>
      <form
        {...plainForm}
        className={styles.form}
        ref={form.formRef}
        onSubmit={form.submit}
        noValidate
        aria-label="Enquiry"
      >
        <BookingFields {...{ control, source, wedding, today, journey, weddingPackages }} />
        <AttachmentInput control={control} lost={form.lostFile} onChosen={form.forgetLostFile} />
        <Honeypot />
        <ConsentNote version={currentConsent.enquiry} />
        {outcome ? (
          <div ref={confirmation} tabIndex={-1}>
            <FormOutcome outcome={outcome} />
          </div>
        ) : null}
        <StillTrying sending={sending} />
        <SubmitButton wedding={wedding} sending={sending} countdown={countdown} />
        <p className={styles.hint}>
          What you type stays in this tab until you send it, even if the connection drops.
        </p>
      </form>
      <SuccessPopup
        received={form.received}
        agency={agency}
        planner={planner}
        onClose={form.closePopup}
        // the button that sent the form cannot take the focus back: it is disabled for a moment
        onClosed={() => confirmation.current?.focus({ preventScroll: true })}
      />
    </>
  );
}

type BookingFieldsProps = Pick<BookingFormProps, 'source' | 'wedding' | 'today' | 'journey'> & {
  control: FormControl<BookingValues>;
  weddingPackages: string[];
};

/** Memoised: the form itself renders with every change of its state. */
const BookingFields = memo(function BookingFields(props: BookingFieldsProps) {
  const { control, source, wedding, today, journey, weddingPackages } = props;
  return (
    <>
      <PlainFields source={source} wedding={wedding} />
      <PersonFields control={control} />
      <TextInput
        {...bindBooking(control)('description')}
        label={wedding ? 'Tell us about your wedding' : 'What do you have in mind?'}
        placeholder="Where to, when, how many of you, what you love…"
        rows={4}
        required
      />
      {wedding ? (
        <WeddingFields control={control} today={today} />
      ) : (
        <JourneyFields control={control} today={today} journey={journey} />
      )}
      {wedding ? null : <ServiceChips control={control} weddingPackages={weddingPackages} />}
    </>
  );
});

type SubmitButtonProps = { wedding: boolean; sending: boolean; countdown: number };

const SubmitButton = memo(function SubmitButton({ wedding, sending, countdown }: SubmitButtonProps) {
  const label = wedding ? 'Send wedding enquiry' : 'Send enquiry';
  return (
    <Button type="submit" disabled={sending || countdown > 0}>
      <span>{sending ? 'Submitting...' : countdown > 0 ? `Submitted (${countdown})` : label}</span>
    </Button>
  );
});

/** Without script, or when it does not arrive, the browser sends the form itself. */
const plainForm = {
  action: '/api/booking/submit',
  method: 'post',
  encType: 'multipart/form-data',
} as const;

type PlainFieldsProps = Pick<BookingFormProps, 'source' | 'wedding'>;

/** What the script adds to a submission, for a browser that sends the form itself. */
function PlainFields({ source, wedding }: PlainFieldsProps) {
  const { info, travel_type, journeys = [] } = source;
  const origin = { for: source.for || (wedding ? 'wedding' : ''), info, travel_type };
  return (
    <>
      {Object.entries(origin).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {journeys.map((journey) => (
        <input key={journey} type="hidden" name="journeys[]" value={journey} />
      ))}
    </>
  );
}

function PersonFields({ control }: Pick<BookingFieldsProps, 'control'>) {
  const field = bindBooking(control);
  return (
    <fieldset className={styles.group}>
      <legend>How do we reach you?</legend>
      <div className={fields.pair}>
        <TextInput {...field('login_id')} label="Full name" autoComplete="name" required />
        <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required />
        <TextInput {...field('mobile')} label="Mobile number" type="tel" autoComplete="tel" required />
        <TextInput {...field('contact_time')} {...nativeSelectWithEmptyChoice} label="Best time to call">
          <option value="">No preference</option>
          {contactTimes.map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </TextInput>
      </div>
    </fieldset>
  );
}
