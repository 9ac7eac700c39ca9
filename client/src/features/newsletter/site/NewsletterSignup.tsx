import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../lib/api/apiError.ts';
import { getErrorMessage } from '../../../lib/api/errorMessage.ts';
import { currentConsent } from '../../../lib/forms/consent.ts';
import { useSpamChecks } from '../../../lib/forms/spamChecks.ts';
import { isDefinitive, newSubmissionKey } from '../../../lib/forms/submissionKey.ts';
import { classNames } from '../../../lib/text/classNames.ts';
import { stillTryingText, useIsLate } from '../../../lib/useIsLate.ts';
import { Button } from '../../../ui/site/Button.tsx';
import { ConsentText } from '../../../ui/site/ConsentNote.tsx';
import { Honeypot } from '../../../ui/site/Honeypot.tsx';
import { NeedsScript } from '../../../ui/site/NeedsScript.tsx';
import styles from './NewsletterSignup.module.css';
import { useSubscribeMutation } from './newsletterApi.ts';

const texts = {
  invalid: 'Please enter a valid email address',
  already: 'You are already subscribed to our newsletter!',
  failed: 'Failed to subscribe. Please try again.',
  unknown: 'Something went wrong. Please try again later.',
  success: 'Thank you for subscribing! Please check your email to confirm your subscription.',
};

type Outcome = { kind: 'success' | 'error'; message: string } | null;

const failureText = (error: ApiError) =>
  error.status === 409
    ? texts.already
    : getErrorMessage(error, typeof error.status === 'number' ? texts.failed : texts.unknown);

export function NewsletterSignup() {
  return (
    <section className={styles.band} aria-labelledby="newsletter-heading" data-on="ink">
      <Signup />
    </section>
  );
}

function Signup() {
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const key = useRef('');
  const { readSpamChecks } = useSpamChecks();
  const input = useRef<HTMLInputElement>(null);
  const [subscribe, { isLoading }] = useSubscribeMutation();
  const isLate = useIsLate(isLoading);

  useEffect(() => {
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
    const address = email.trim();
    if (!address.includes('@')) {
      setOutcome({ kind: 'error', message: texts.invalid });
      input.current?.focus();
      return;
    }
    key.current ||= newSubmissionKey();
    const { data, error } = await subscribe({
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
    const message = failure ? failureText(failure) : texts.failed;
    setOutcome({ kind: 'error', message });
  };

  return (
    <div className={`wrap ${styles.inner}`}>
      <div>
        <h2 id="newsletter-heading">Postcards, not spam</h2>
        <p>New journeys, honest prices and news from the road, once or twice a month.</p>
      </div>
      <form method="post" onSubmit={submit} noValidate>
        <NeedsScript instead="Please enable it, or email us and we will add you." />
        <label className={styles.label} htmlFor="newsletter-email">
          Your email address
        </label>
        <div className={styles.field}>
          <input
            ref={input}
            id="newsletter-email"
            type="email"
            name="email"
            autoComplete="email"
            placeholder="you@example.com"
            required
            value={email}
            disabled={isLoading}
            aria-invalid={outcome?.kind === 'error' || undefined}
            aria-describedby="newsletter-state newsletter-note"
            onChange={(event) => edit(event.target.value)}
          />
          <Button type="submit" look="sunny" disabled={isLoading}>
            {isLoading ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </div>
        <Honeypot />
        <p
          id="newsletter-state"
          className={classNames(styles.state, outcome?.kind === 'error' && styles.error)}
          role="status"
        >
          {isLate ? stillTryingText : null}
          {outcome ? (
            <>
              <span className={styles.badge}>{outcome.kind === 'success' ? 'Subscribed!' : 'Error!'}</span>
              <span>{outcome.message}</span>
            </>
          ) : null}
        </p>
        <p id="newsletter-note" className={styles.note}>
          <ConsentText version={currentConsent.newsletter} />
        </p>
      </form>
    </div>
  );
}
