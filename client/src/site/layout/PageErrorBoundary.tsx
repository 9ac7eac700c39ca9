import { Component, type ReactNode } from 'react';
import { PageError } from './PageError.tsx';

type PageErrorBoundaryProps = { children: ReactNode };

/** Leaves header and footer in place when a page throws. React supports error boundaries only as classes. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}
