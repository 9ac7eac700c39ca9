import { Component, type ReactNode } from 'react';
import { PageError } from './PageError.tsx';

type PageErrorBoundaryProps = { children: ReactNode };

/** Keeps header and footer when a page breaks. React offers this to classes alone. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}
