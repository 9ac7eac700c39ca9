import { Component, type ReactNode, startTransition, useEffect } from 'react';
import { Button, ButtonLink } from '../../ui/site/Button.tsx';
import { EmptyNotice } from '../../ui/site/Notice.tsx';
import { restoreTitle } from '../useSiteHead.ts';

type PageErrorBoundaryProps = {
  /** Another one tries again to show the page. */
  visit: string;
  children: ReactNode;
};
type PageErrorBoundaryState = { failed: boolean };

/** Leaves header and footer in place when a page throws. React supports error boundaries only as classes. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: PageErrorBoundaryProps, { failed }: PageErrorBoundaryState) {
    // in a transition the error stays visible while the code of the page loads
    if (failed && before.visit !== this.props.visit) startTransition(() => this.setState({ failed: false }));
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}

const title = 'This page did not open';

/** Shown when a page throws or its code does not load; after a release, a reload fixes it. */
function PageError() {
  useEffect(() => {
    document.title = title;
    // Not to the title from before: the page may have got its own since, when a link to it was prefetched.
    return restoreTitle;
  }, []);
  return (
    <EmptyNotice
      page
      title={title}
      text="Please check your connection and try again. If the problem persists, please call us."
    >
      <Button onClick={() => window.location.reload()}>Try Again</Button>
      <ButtonLink to="/contact" look="quiet">
        Contact Support
      </ButtonLink>
    </EmptyNotice>
  );
}
