import { bookingSchemaOn, contactTimes } from '@modules/enquiries/contract.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useEffect, useMemo, useRef } from 'react';
import { currentConsent } from '../../../../lib/forms/consent.ts';
import { useForm } from '../../../../lib/forms/useForm.ts';
import { Alert } from '../../../../ui/site/Alert.tsx';
import { Button } from '../../../../ui/site/Button.tsx';
import { ConsentNote } from '../../../../ui/site/ConsentNote.tsx';
import { Honeypot } from '../../../../ui/site/Honeypot.tsx';
import { NeedsScript } from '../../../../ui/site/NeedsScript.tsx';
import { StillTrying } from '../../../../ui/site/StillTrying.tsx';
import { SiteForms } from '../../../../ui/theme/SiteForms.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import styles from './BookingForm.module.css';
import { type BookingSource, getDescription, getDraftName } from './bookingContext.ts';
import { type BookingValues, emptyBooking, type ServiceField } from './bookingValues.ts';
import { ServicesAccordion } from './ServicesAccordion.tsx';
import { SuccessPopup } from './SuccessPopup.tsx';
import { useBookingSubmission } from './useBookingSubmission.ts';
import { WeddingFields } from './WeddingFields.tsx';

/** Contact fields that all enquiries share. */
const person = {
  name: 'booking-person',
  fields: ['login_id', 'email', 'mobile', 'contact_time'],
} as const;

type TextName = Exclude<keyof BookingValues, ServiceField>;
export type FieldProps = (name: TextName) => TextFieldProps;

type BookingFormProps = { source: BookingSource; wedding: boolean; weddingPackages: string[]; today: string };

export function BookingForm({ source, wedding, weddingPackages, today }: BookingFormProps) {
  const form = useForm<BookingValues>({
    schema: useMemo(() => bookingSchemaOn(today), [today]),
    initial: emptyBooking,
    draft: getDraftName(source, wedding),
    shared: person,
  });
  const submission = useBookingSubmission(form, source, wedding);
  const { values, errors, restored, prefill } = form;
  const { sending, countdown, outcome, attachment } = submission;

  // The link's text fills the description until the visitor edits it.
  const written = useRef('');
  useEffect(() => {
    const text = getDescription(source, wedding);
    const isOwn = values.description !== '' && values.description !== written.current;
    if (!restored || text === written.current || isOwn) return;
    written.current = text;
    prefill({ description: text });
  });

  const field: FieldProps = (name) => ({
    id: `booking-${name}`,
    name,
    value: values[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: (event) => submission.edit(name, event.target.value),
    onBlur: () => form.blur(name),
  });

  return (
    <SiteForms>
      <form
        // if submitted before hydration, no values may end up in the URL
        method="post"
        className={styles.form}
        onSubmit={submission.submit}
        noValidate
        aria-label="Enquiry"
      >
        <NeedsScript instead="Please enable it, or call or email us: the details are at the bottom of this page." />
        <fieldset className={styles.group}>
          <legend>How do we reach you?</legend>
          <div className={styles.pair}>
            <TextField {...field('login_id')} label="Full name" autoComplete="name" required />
            <TextField {...field('email')} label="Email" type="email" autoComplete="email" required />
            <TextField {...field('mobile')} label="Mobile number" type="tel" autoComplete="tel" required />
            <TextField {...field('contact_time')} label="Best time to call" select>
              <MenuItem value="">No preference</MenuItem>
              {contactTimes.map((time) => (
                <MenuItem key={time} value={time}>
                  {time}
                </MenuItem>
              ))}
            </TextField>
          </div>
        </fieldset>
        {wedding ? <WeddingFields field={field} today={today} /> : null}
        <TextField
          {...field('description')}
          label={wedding ? 'Tell us about your wedding' : 'What do you have in mind?'}
          placeholder="Where to, when, how many of you, what you love…"
          multiline
          minRows={4}
          required
        />
        {wedding ? null : (
          <ServicesAccordion values={values} weddingPackages={weddingPackages} onChange={submission.edit} />
        )}
        <AttachmentField {...attachment} />
        <Honeypot />
        <ConsentNote version={currentConsent.enquiry} />
        {outcome ? <Alert kind={outcome.kind}>{outcome.message}</Alert> : null}
        <StillTrying sending={sending} />
        <Button type="submit" disabled={sending || countdown > 0}>
          {sending ? 'Submitting...' : countdown > 0 ? `Submitted (${countdown})` : submitLabel(wedding)}
        </Button>
        <p className={styles.hint}>
          What you type stays on this device until you send it, even if the connection drops.
        </p>
      </form>
      <SuccessPopup received={submission.received} onClose={submission.closePopup} />
    </SiteForms>
  );
}

const submitLabel = (wedding: boolean) => (wedding ? 'Send wedding enquiry' : 'Send enquiry');
