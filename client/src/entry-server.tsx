import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { headHtml, scriptJson } from './app/pageHead.ts';
import { loadPage, type PageHead } from './app/pageModule.ts';
import type { ServerAnswers } from './app/requestJson.ts';
import { SiteApp } from './app/SiteApp.tsx';
import { SiteProviders } from './app/SiteProviders.tsx';
import { matchPage } from './app/siteAddresses.ts';
import { type AppStore, createStore } from './app/store.ts';
import { getBusinessFacts } from './features/settings/settingsApi.ts';

export type RenderOptions = ServerAnswers & {
  /** Where the site is reached, without a trailing slash: canonical and preview addresses start with it. */
  origin: string;
  now?: Date;
  store?: AppStore;
};

export type RenderedPage = {
  status: number;
  /** Goes to `<!--page-->`. */
  html: string;
  /** Goes to `<!--head-->`. */
  head: string;
  /** Goes to `<!--state-->`: escaped JSON for `<script id="state" type="application/json">`. */
  state: string;
  /** A path of the site; when given, the answer is a 301 to it. */
  redirect?: string;
};

/** A page whose data is there: what is left is to write it. */
type PreparedPage = { store: AppStore; head: PageHead; location: string; year: number };

/** Reads what one address of the public site (path and query) shows, asking `answer` for it. */
export async function prepare(url: string, options: RenderOptions): Promise<PreparedPage> {
  const { origin, now = new Date(), answer } = options;
  const store = options.store ?? createStore(undefined, { answer });
  const address = new URL(url, origin);
  const { page, params } = matchPage(address.pathname);
  const module = await loadPage(page);
  await Promise.all([
    store.dispatch(getBusinessFacts.initiate()),
    ...(module.load?.(store, params, address.searchParams) ?? []),
  ]);
  return {
    store,
    head: module.head(store, params, address.searchParams),
    location: address.pathname + address.search,
    year: now.getFullYear(),
  };
}

/** The page's HTML, without waiting for anything. */
export const renderTree = ({ store, location, year }: PreparedPage): string =>
  renderToString(
    <SiteProviders store={store} year={year}>
      <StaticRouter location={location}>
        <SiteApp />
      </StaticRouter>
    </SiteProviders>,
  );

/** Which request brought something and when would make another page, under another ETag, of the same data. */
const timeless = { requestId: 'server', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/** What the browser goes on with. Nobody subscribes to anything yet, and the site invalidates nothing. */
function handedOver(store: AppStore) {
  const { api, ...slices } = store.getState();
  const queries = Object.entries(api.queries).map(([key, query]) => [
    key,
    query?.status === 'fulfilled' ? { ...query, ...timeless } : query,
  ]);
  const none = { subscriptions: {}, provided: { keys: {}, tags: {} } };
  return { ...slices, api: { ...api, queries: Object.fromEntries(queries), ...none } };
}

/** Renders one address of the public site. */
export async function render(url: string, options: RenderOptions): Promise<RenderedPage> {
  const prepared = await prepare(url, options);
  const { store, head, year } = prepared;
  const html = renderTree(prepared);
  return {
    status: head.status ?? 200,
    html,
    head: headHtml(head, options.origin),
    state: scriptJson({ redux: handedOver(store), year }),
    ...(head.redirect ? { redirect: head.redirect } : {}),
  };
}
