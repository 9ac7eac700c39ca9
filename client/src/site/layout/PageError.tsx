import { useEffect } from 'react';
import { Button, ButtonLink } from '../../ui/site/Button.tsx';
import { EmptyNotice } from '../../ui/site/Notice.tsx';

const title = 'This page did not open';

/** Shown when a page throws or its code does not load; after a release, a reload fixes it. */
export function PageError() {
  useEffect(() => {
    document.title = title;
  }, []);
  return (
    <EmptyNotice
      page
      title={title}
      text="An unexpected error occurred. Please try again. If the problem persists, please call us."
    >
      <Button onClick={() => window.location.reload()}>Try Again</Button>
      <ButtonLink to="/contact" look="quiet">
        Contact Support
      </ButtonLink>
    </EmptyNotice>
  );
}
