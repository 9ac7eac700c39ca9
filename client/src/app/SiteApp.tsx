import { Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLayout } from '../pages/site/layout/SiteLayout.tsx';
import { SitePage } from './SitePage.tsx';
import { matchPage } from './siteAddresses.ts';
import { CurrentPageContext } from './useCurrentPage.ts';

type SiteAppProps = { /** The page is shown, and React listens to it. */ onReady?: () => void };

/** The public site below a router: the same tree on the server and in the browser. */
export function SiteApp({ onReady }: SiteAppProps) {
  const { pathname } = useLocation();
  const current = useMemo(() => matchPage(pathname), [pathname]);
  return (
    <CurrentPageContext value={current}>
      <Suspense fallback={null}>
        <SiteLayout>
          <SitePage page={current.page} />
        </SiteLayout>
        <Ready onReady={onReady} />
      </Suspense>
    </CurrentPageContext>
  );
}

/** Inside of the boundary, which is hydrated after what stands around it. */
function Ready({ onReady }: SiteAppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
