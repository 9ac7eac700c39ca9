import { Button, ButtonLink } from '../../../components/Button.tsx';
import { EmptyNotice } from '../../../components/Notice.tsx';

/** A page that broke, or whose code could not be fetched: after a new release, a reload brings it back. */
export function PageError() {
  return (
    <EmptyNotice
      page
      title="This page did not open"
      text="An unexpected error occurred. Please try again. If it stays, call us: we answer the phone."
    >
      <Button onClick={() => window.location.reload()}>Try Again</Button>
      <ButtonLink to="/contact" look="quiet">
        Contact Support
      </ButtonLink>
    </EmptyNotice>
  );
}
