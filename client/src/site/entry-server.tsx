import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { getBusinessFacts } from '../features/settings/settingsApi.ts';
import type { ServerResponses } from '../lib/api/baseQuery.ts';
import { type AppStore, createStore } from '../lib/store/store.ts';
import { collectStyles, createServerStyleCache, styleElement } from '../ui/theme/collectStyles.ts';
import { headHtml, scriptJson } from './pageHead.ts';
import { loadPage } from './pageModule.ts';
import { SiteApp } from './SiteApp.tsx';
import { SiteProviders } from './SiteProviders.tsx';
import { matchPage } from './siteRoutes.ts';

export type RenderOptions = ServerResponses & {
  /** The origin of the site, without a trailing slash: prefix of canonical and preview URLs. */
  origin: string;
  /** The styles of the site that the HTML of a page and the styles of its MUI components need. */
  getPageStyles: (html: string, componentStyles: string) => string;
};

export type RenderedPage = {
  status: number;
  /** Replaces `<!--page-->`. */
  html: string;
  /** Replaces `<!--head-->`. */
  head: string;
  /** Replaces `<!--state-->`: escaped JSON for `<script id="state" type="application/json">`. */
  state: string;
  /** Name of the page's file in `site/pages`. */
  pageName: string;
  /** A path of the site; when set, the response is a 301 to it. */
  redirect?: string;
};

/** Removes request ids and timestamps, which would change the page and its ETag without a change of data. */
const timeless = { requestId: 'server', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/** The site shows after Back what was read before, even without a connection, and reads it again after a minute. */
const caching = { keepUnusedDataFor: 3600, refetchOnMountOrArgChange: 60 };

/** The state for hydration, without subscriptions and invalidation data, which the site does not need. */
function toHydrationState(store: AppStore) {
  const { api, ...slices } = store.getState();
  const queries = Object.entries(api.queries).map(([key, query]) => [
    key,
    query?.status === 'fulfilled' ? { ...query, ...timeless } : query,
  ]);
  const none = { subscriptions: {}, provided: { keys: {}, tags: {} } };
  const config = { ...api.config, ...caching };
  return { ...slices, api: { ...api, config, queries: Object.fromEntries(queries), ...none } };
}

/** Renders one URL of the public site (path and query) with the data that its page loads through `respond`. */
export async function render(url: string, options: RenderOptions): Promise<RenderedPage> {
  const { origin, respond, getPageStyles } = options;
  const store = createStore(undefined, { respond });
  const address = new URL(origin + url);
  const { page, params } = matchPage(address.pathname);
  const module = await loadPage(page);
  const [, own] = await Promise.all([
    store.dispatch(getBusinessFacts.initiate()),
    ...(module.loader?.(store, params, address.searchParams) ?? []),
  ]);
  const unavailable = own?.isError ? { status: 503 } : {};
  const head = { ...unavailable, ...module.head(store, params, address.searchParams) };
  const styleCache = createServerStyleCache();
  const html = renderToString(
    <SiteProviders store={store} styleCache={styleCache}>
      <StaticRouter location={address.pathname + address.search}>
        <SiteApp />
      </StaticRouter>
    </SiteProviders>,
  );
  const componentStyles = collectStyles(styleCache, html);
  const pageStyles = `<style>${getPageStyles(html, componentStyles.css)}</style>`;
  return {
    status: head.status ?? 200,
    html,
    head: headHtml(head, origin) + styleElement(componentStyles) + pageStyles,
    state: scriptJson(toHydrationState(store)),
    pageName: page.name,
    ...(head.redirect ? { redirect: head.redirect } : {}),
  };
}
