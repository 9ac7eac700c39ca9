import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { NewsletterSignup } from '../../features/newsletter/site/NewsletterSignup.tsx';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { rememberPath } from '../../lib/previousPath.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { useScrollToTop } from '../useScrollToTop.ts';
import { useSiteHead } from '../useSiteHead.ts';
import { FloatingTools } from './FloatingTools.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { Preloader } from './Preloader.tsx';
import { ServiceGrid } from './ServiceGrid.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteLayout.module.css';

/** Header, page, newsletter, footer and floating controls. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const facts = useBusinessFacts();
  const { pathname, key } = useLocation();
  const current = useCurrentPage();
  const notFound = current.page.name === 'NotFoundPage';

  useSiteHead(current);
  useScrollToTop();
  const { main, recordLink } = useFocusAfterNavigation(pathname, key);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link without script; with it, the fragment of an invitation must stay in the address */}
      <a href="#main" className={styles.skip} onClick={skip}>
        Skip to content
      </a>
      <SiteHeader facts={facts} />
      {/* Named by the h1 of the page: screen readers announce it when the focus arrives. */}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        aria-labelledby="page-title"
        className={styles.main}
        onClickCapture={recordLink}
      >
        <PageErrorBoundary key={pathname} visit={key}>
          {children}
        </PageErrorBoundary>
      </main>
      <div className={`later ${styles.after}`}>
        {/* The home page has it below its slides. */}
        {pathname === '/' ? null : <ServiceGrid facts={facts} />}
        {notFound ? null : <NewsletterSignup />}
      </div>
      <SiteFooter facts={facts} />
      <FloatingTools facts={facts} onBookingForm={current.page.name === 'BookingPage'} />
      <Preloader />
    </>
  );
}

/** Moves the focus to a new page, or after Back to the link that led away from the page. */
function useFocusAfterNavigation(pathname: string, key: string) {
  const isBack = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  /** The link by which each entry of the history was left. */
  const followed = useRef(new Map<string, string>());
  const lastPath = useRef(pathname);
  // Runs before the effects of the new page, which may read the previous path.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    rememberPath(lastPath.current);
    lastPath.current = pathname;
    const href = isBack && followed.current.get(key);
    const link = href && [...(main.current?.querySelectorAll('a') ?? [])].find((one) => one.href === href);
    (link || main.current)?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);

  const recordLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (link) followed.current.set(key, link.href);
  };
  return { main, recordLink };
}
