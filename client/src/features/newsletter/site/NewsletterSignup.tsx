import { currentConsent } from '@modules/enquiries/consent.contract.ts';
import { classNames } from '../../../lib/text/classNames.ts';
import { stillTryingText, useIsLate } from '../../../lib/useIsLate.ts';
import { Button } from '../../../ui/site/Button.tsx';
import { ConsentText } from '../../../ui/site/ConsentNote.tsx';
import { Honeypot } from '../../../ui/site/Honeypot.tsx';
import styles from './NewsletterSignup.module.css';
import { useNewsletterSignup } from './useNewsletterSignup.ts';

export function NewsletterSignup() {
  const { email, edit, input, state, submit, isLoading, outcome } = useNewsletterSignup();
  const isLate = useIsLate(isLoading);
  return (
    <section className={styles.band} aria-labelledby="newsletter-heading" data-on="ink">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="newsletter-heading">Postcards, not spam</h2>
          <p>New journeys, honest prices and news from the road, once or twice a month.</p>
        </div>
        <form action="/api/newsletter/subscribe" method="post" onSubmit={submit} noValidate>
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
          <p id="newsletter-note" className={styles.note}>
            <ConsentText version={currentConsent.newsletter} />
          </p>
          <p
            ref={state}
            id="newsletter-state"
            className={classNames(styles.state, outcome?.kind === 'error' && styles.error)}
            role="status"
          >
            {isLate ? <span>{stillTryingText}</span> : null}
            {outcome ? (
              <>
                <span className={styles.badge}>{outcome.kind === 'success' ? 'Subscribed!' : 'Error!'}</span>
                <span>{outcome.message}</span>
              </>
            ) : null}
          </p>
        </form>
      </div>
    </section>
  );
}
