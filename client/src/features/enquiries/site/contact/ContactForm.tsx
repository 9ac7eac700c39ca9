import { type ContactInput, contactSchema, enquiryTexts } from '@modules/enquiries/contract.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../../../lib/api/api.ts';
import { asApiError } from '../../../../lib/api/apiError.ts';
import { getErrorMessage } from '../../../../lib/api/errorMessage.ts';
import { malformed } from '../../../../lib/api/requestJson.ts';
import { currentConsent } from '../../../../lib/forms/consent.ts';
import { useForm } from '../../../../lib/forms/useForm.ts';
import { Alert } from '../../../../ui/site/Alert.tsx';
import { Button } from '../../../../ui/site/Button.tsx';
import { ConsentNote } from '../../../../ui/site/ConsentNote.tsx';
import { Honeypot } from '../../../../ui/site/Honeypot.tsx';
import { NeedsScript } from '../../../../ui/site/NeedsScript.tsx';
import { StillTrying } from '../../../../ui/site/StillTrying.tsx';
import { SiteForms } from '../../../../ui/theme/SiteForms.tsx';
import styles from './ContactForm.module.css';
import { useSubmitContactMutation } from './contactApi.ts';

type ContactValues = Required<ContactInput>;

const empty: ContactValues = {
  name: '',
  email: '',
  phone: '',
  enquiry_type: 'general',
  subject: '',
  message: '',
};

const typeLabels: Record<ContactValues['enquiry_type'], string> = {
  general: 'A general question',
  contact: 'Please contact me',
  travel: 'A journey',
  wedding: 'A wedding',
};

const sentBefore =
  'An earlier version of this message has reached us already. Press the button again to send this version as well.';

type Outcome = { kind: 'success' | 'error'; message: string };

export function ContactForm() {
  const form = useForm<ContactValues>({ schema: contactSchema, initial: empty, draft: 'contact-draft' });
  const [send, { isLoading: sending }] = useSubmitContactMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { values, errors } = form;

  const field = (name: keyof ContactValues): TextFieldProps => ({
    id: `contact-${name}`,
    name,
    value: values[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: (event) => {
      if (outcome) setOutcome(null);
      form.change(name, event.target.value as never); // the select offers only the schema's values
    },
    onBlur: () => form.blur(name),
  });

  const focus = (name: string) => document.getElementById(`contact-${name}`)?.focus();

  const fail = (error: ApiError) => {
    const { status, errors: fields } = error;
    form.noteAnswer(status);
    if (status === 409) form.renewKey();
    form.showServerErrors(fields);
    if (fields?.[0]) focus(fields[0].field);
    const message = getErrorMessage(error, enquiryTexts.contactFailed);
    const text = status === 409 ? sentBefore : status === 'network' ? enquiryTexts.network : message;
    setOutcome({ kind: 'error', message: text });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setOutcome(null);
    const wrong = form.validate();
    if (wrong) return focus(wrong);
    const extras = { consent: currentConsent.enquiry, ...form.readSpamChecks(event.currentTarget) };
    const { data, error } = await send({ input: { ...values, ...extras }, key: form.submissionKey() });
    if (!data) return fail(error ? asApiError(error) : malformed);
    form.clear();
    const reference = data.data?.reference ? ` Your reference is ${data.data.reference}.` : '';
    setOutcome({ kind: 'success', message: `${data.message || enquiryTexts.contactReceived}${reference}` });
  };

  return (
    <SiteForms>
      <form
        // if submitted before hydration, no values may end up in the URL
        method="post"
        className={styles.form}
        onSubmit={submit}
        noValidate
        aria-labelledby="contact-form-heading"
      >
        <h2 id="contact-form-heading">Write to us</h2>
        <NeedsScript instead="Please enable it, or call or email us: the details are at the bottom of this page." />
        <div className={styles.pair}>
          <TextField {...field('name')} label="Name" autoComplete="name" required />
          <TextField {...field('email')} label="Email" type="email" autoComplete="email" required />
          <TextField {...field('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
          <TextField {...field('enquiry_type')} label="What is it about?" select>
            {Object.entries(typeLabels).map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        </div>
        <TextField {...field('subject')} label="Subject" required />
        <TextField {...field('message')} label="Message" multiline minRows={5} required />
        <Honeypot />
        <ConsentNote version={currentConsent.enquiry} />
        {outcome ? <Alert kind={outcome.kind}>{outcome.message}</Alert> : null}
        <StillTrying sending={sending} />
        <Button type="submit" disabled={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
      </form>
    </SiteForms>
  );
}
