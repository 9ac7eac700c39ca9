import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Ready } from '../lib/hydration/Ready.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { SitePage } from './SitePage.tsx';
import { matchPage } from './siteRoutes.ts';
import { CurrentPageContext } from './useCurrentPage.ts';

type SiteAppProps = { /** Called when the page is hydrated. */ onReady?: () => void };

/** The public site below a router: the same tree on the server and in the browser. */
export function SiteApp({ onReady }: SiteAppProps) {
  const { pathname } = useLocation();
  const current = useMemo(() => matchPage(pathname), [pathname]);
  return (
    <CurrentPageContext value={current}>
      <SiteLayout>
        <SitePage page={current.page} />
      </SiteLayout>
      <Ready onReady={onReady} />
    </CurrentPageContext>
  );
}
