import { Suspense, useMemo } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { matchPage, siteRoutes } from './siteRoutes.tsx';
import { CurrentPageContext } from './useCurrentPage.ts';

/** The public site below a router: the same tree on the server and in the browser. */
export function SiteApp() {
  const { pathname } = useLocation();
  const current = useMemo(() => matchPage(pathname), [pathname]);
  const shown = useRoutes(siteRoutes);
  return (
    <CurrentPageContext value={current}>
      <Suspense fallback={null}>{shown}</Suspense>
    </CurrentPageContext>
  );
}
