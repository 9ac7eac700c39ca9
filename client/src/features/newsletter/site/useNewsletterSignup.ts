import { currentConsent } from '@modules/enquiries/consent.contract.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { getSubmissionError } from '../../../lib/api/errorMessage.ts';
import { generateIdempotencyKey, isDefinitive } from '../../../lib/forms/idempotencyKey.ts';
import { useSpamChecks } from '../../../lib/forms/spamChecks.ts';
import { subscribe } from './newsletterApi.ts';

const texts = {
  invalid: 'Please enter a valid email address',
  already: 'You are already subscribed to our newsletter!',
  failed: 'Failed to subscribe. Please try again.',
  unknown: 'Something went wrong. Please try again later.',
  success: 'Thank you for subscribing! Please check your email to confirm your subscription.',
};

type Outcome = { kind: 'success' | 'error'; message: string } | null;

const getSignupFailure = (error: ApiError) =>
  error.status === 409
    ? texts.already
    : getSubmissionError(error, typeof error.status === 'number' ? texts.failed : texts.unknown);

function show(outcome: HTMLElement | null, form: HTMLFormElement | null | undefined) {
  // The bar at the bottom of a phone's screen may cover it.
  outcome?.scrollIntoView({ block: 'nearest' });
  // Field and button lost the focus because they were disabled meanwhile.
  if (document.activeElement === document.body) form?.querySelector('button')?.focus();
}

/** The address that is typed, its submission, and the outcome; a success disappears after 5 s. */
export function useNewsletterSignup() {
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const key = useRef('');
  const sentOn = useRef('');
  const { readSpamChecks } = useSpamChecks();
  const input = useRef<HTMLInputElement>(null);
  const state = useRef<HTMLParagraphElement>(null);
  const [send, { isLoading }] = subscribe.useMutation();

  useEffect(() => {
    // The visitor may have gone to another page, which has the form, too.
    if (outcome && sentOn.current === window.location.pathname) show(state.current, input.current?.form);
    if (outcome?.kind !== 'success') return;
    const timer = setTimeout(() => setOutcome(null), 5000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const edit = (value: string) => {
    setEmail(value);
    key.current = '';
    if (outcome) setOutcome(null);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    sentOn.current = window.location.pathname;
    const address = email.trim();
    if (!address.includes('@')) {
      setOutcome({ kind: 'error', message: texts.invalid });
      input.current?.focus();
      return;
    }
    key.current ||= generateIdempotencyKey();
    const { data, error } = await send({
      input: {
        email: address,
        source: 'website',
        consent: currentConsent.newsletter,
        ...readSpamChecks(event.currentTarget),
      },
      key: key.current,
    });
    if (data?.success) {
      setEmail('');
      key.current = '';
      setOutcome({ kind: 'success', message: data.message || texts.success });
      return;
    }
    const failure = error as ApiError | undefined; // RTK Query adds its serialised errors to the type
    if (failure && isDefinitive(failure.status)) key.current = '';
    const message = failure ? getSignupFailure(failure) : texts.failed;
    setOutcome({ kind: 'error', message });
  };

  return { email, edit, input, state, submit, isLoading, outcome };
}
