import { startTransition, useEffect, useState } from 'react';
import { GuestReview } from '../../features/reviews/site/guest/GuestReview.tsx';
import { EmptyNotice } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule } from '../pageModule.ts';
import { pageTitle } from './pageTitle.ts';

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Review your journey'),
  description: 'For guests whom we have invited by mail to review their journey.',
  canonicalPath: '/review',
  noindex: true,
});

export function Component() {
  const token = useToken();
  return (
    <>
      <PageBanner title="Review your journey" text="A few honest words help the next travellers to choose." />
      <div className="wrap">
        <noscript>
          <EmptyNotice
            title="Please open the plain form"
            text="Your mail has a second link for browsers without JavaScript."
          />
        </noscript>
        <GuestReview token={token} />
      </div>
    </>
  );
}

/** The token is in the fragment, which is not sent to servers: null until the page is hydrated, empty without one. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    // Not in the task that hydrates the page: both together would block a slow phone.
    startTransition(() => setToken(window.location.hash.slice(1)));
    /** Another invitation, opened in the same tab, begins with a new page. */
    const reload = () => window.location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);
  return token;
}
