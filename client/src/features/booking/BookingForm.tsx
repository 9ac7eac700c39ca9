import { bookingSchema, contactTimes } from '@modules/enquiries/contract.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { currentConsent } from '../../app/consent.ts';
import { SiteForms } from '../../app/theme/SiteForms.tsx';
import { useForm } from '../../app/useForm.ts';
import { Alert } from '../../components/Alert.tsx';
import { Button } from '../../components/Button.tsx';
import { ConsentNote } from '../../components/ConsentNote.tsx';
import { Honeypot } from '../../components/Honeypot.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import styles from './BookingForm.module.css';
import { type BookingSource, descriptionOf, isOwnDescription } from './bookingContext.ts';
import { type BookingValues, emptyBooking, type ServiceField } from './bookingValues.ts';
import { ServicesAccordion } from './ServicesAccordion.tsx';
import { SuccessPopup } from './SuccessPopup.tsx';
import { useBookingSubmission } from './useBookingSubmission.ts';
import { WeddingFields } from './WeddingFields.tsx';

type TextName = Exclude<keyof BookingValues, ServiceField>;
export type FieldProps = (name: TextName) => TextFieldProps;

type BookingFormProps = { source: BookingSource; wedding: boolean; weddingPackages: string[] };

export function BookingForm({ source, wedding, weddingPackages }: BookingFormProps) {
  const form = useForm<BookingValues>({
    schema: bookingSchema,
    initial: emptyBooking,
    draft: 'booking-draft',
  });
  const submission = useBookingSubmission(form, source, wedding);
  const { values, errors, restored, prefill } = form;
  const { sending, countdown, outcome, attachment } = submission;

  // The link's words fill the description until the visitor has written a word of their own.
  const written = useRef('');
  useEffect(() => {
    const text = descriptionOf(source, wedding);
    if (!restored || !text || text === written.current || !isOwnDescription(values.description)) return;
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
        // sent before the script is there, nothing typed may end up in the address
        method="post"
        className={styles.form}
        onSubmit={submission.submit}
        noValidate
        aria-label="Enquiry"
      >
        <NeedsScript instead="Please switch it on, or call or write to us: you find both at the foot of this page." />
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
        {wedding ? <WeddingFields field={field} /> : null}
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
