import { currentConsent } from '@modules/enquiries/consent.contract.ts';
import type { ContactInput } from '@modules/enquiries/contract.ts';
import { enquiryTexts } from '@modules/enquiries/formChoices.contract.ts';
import { lazyResolver } from '../../../../lib/forms/lazyResolver.ts';
import { Button } from '../../../../ui/site/Button.tsx';
import { ConsentNote } from '../../../../ui/site/ConsentNote.tsx';
import styles from '../../../../ui/site/FormFields.module.css';
import { FormOutcome } from '../../../../ui/site/FormOutcome.tsx';
import { Honeypot } from '../../../../ui/site/Honeypot.tsx';
import { nativeSelect } from '../../../../ui/site/nativeSelect.ts';
import { StillTrying } from '../../../../ui/site/StillTrying.tsx';
import { TextInput } from '../../../../ui/site/TextInput.tsx';
import { useEnquiryForm } from '../useEnquiryForm.ts';
import { submitContact } from './contactApi.ts';

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

const resolver = lazyResolver(async () => (await import('./contactResolver.ts')).contactResolver);

export function ContactForm() {
  const [send] = submitContact.useMutation();
  const form = useEnquiryForm({
    resolver,
    initial: empty,
    empty,
    draft: { name: 'contact-draft' },
    send: ({ body, metadata, key }) => send({ input: { ...body, ...metadata }, key }),
    onReceived: ({ message, data }) => {
      const reference = data?.reference ? ` Your reference is ${data.reference}.` : '';
      return `${message || enquiryTexts.contactReceived}${reference}`;
    },
    texts: { failed: enquiryTexts.contactFailed, sentBefore },
  });
  const { outcome, isSubmitting } = form;
  const field = <Name extends keyof ContactValues>(name: Name) => ({
    id: `contact-${name}`,
    name,
    control: form.control,
  });

  return (
    <form
      // Without script the browser sends the form itself.
      action="/api/contact/submit"
      method="post"
      className={styles.form}
      ref={form.formRef}
      onSubmit={form.submit}
      noValidate
      aria-labelledby="contact-form-heading"
    >
      <h2 id="contact-form-heading">Write to us</h2>
      <div className={styles.pair}>
        <TextInput {...field('name')} label="Name" autoComplete="name" required />
        <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required />
        <TextInput {...field('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
        <TextInput {...field('enquiry_type')} {...nativeSelect} label="What is it about?">
          {Object.entries(typeLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextInput>
      </div>
      <TextInput {...field('subject')} label="Subject" required />
      <TextInput {...field('message')} label="Message" rows={5} required />
      <Honeypot />
      <ConsentNote version={currentConsent.enquiry} />
      <FormOutcome outcome={outcome} />
      <StillTrying sending={isSubmitting} />
      <Button type="submit" disabled={isSubmitting}>
        <span>{isSubmitting ? 'Sending...' : 'Send message'}</span>
      </Button>
    </form>
  );
}
