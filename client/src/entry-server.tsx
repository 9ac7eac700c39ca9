import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createKeptParts } from './app/keptParts.ts';
import { PartWriter, type WritePart } from './app/Part.tsx';
import { headHtml, scriptJson } from './app/pageHead.ts';
import { loadPage, type PageHead } from './app/pageModule.ts';
import type { ServerAnswers } from './app/requestJson.ts';
import { SiteApp } from './app/SiteApp.tsx';
import { SiteProviders } from './app/SiteProviders.tsx';
import { matchPage } from './app/siteAddresses.ts';
import { type AppStore, createStore, type RootState } from './app/store.ts';
import { getBusinessFacts } from './features/settings/settingsApi.ts';

export type RenderOptions = ServerAnswers & {
  /** Where the site is reached, without a trailing slash: canonical and preview addresses start with it. */
  origin: string;
  now?: Date;
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

/** What a store knows of the API that was told the agency's facts alone, by the answer that told them. */
const factsOf = new WeakMap<object, RootState['api']>();

async function storeWithFacts(answer: RenderOptions['answer']): Promise<AppStore> {
  const { body } = await answer('/api/settings/public');
  const known = typeof body === 'object' && body ? factsOf.get(body) : undefined;
  const store = createStore(known ? { api: known } : undefined, { answer });
  if (known) return store;
  const told = await store.dispatch(getBusinessFacts.initiate());
  if (told.isSuccess && typeof body === 'object' && body) factsOf.set(body, store.getState().api);
  return store;
}

/** Reads what one address of the public site (path and query) shows, asking `answer` for it. */
export async function prepare(url: string, options: RenderOptions): Promise<PreparedPage> {
  const { origin, now = new Date(), answer } = options;
  const store = await storeWithFacts(answer);
  const address = new URL(url, origin);
  const { page, params } = matchPage(address.pathname);
  const module = await loadPage(page);
  await Promise.all(module.load?.(store, params, address.searchParams) ?? []);
  return {
    store,
    head: module.head(store, params, address.searchParams),
    location: address.pathname + address.search,
    year: now.getFullYear(),
  };
}

/** What React writes before all else, of pictures that are to be fetched first. */
const fetchedAhead = /^(?:<link rel="preload"[^>]*>)*/;

/** The page's HTML, without waiting for anything; every bit of it by React when nobody keeps parts. */
export function renderTree({ store, location, year }: PreparedPage, keptPart?: KeptParts): string {
  const write = (tree: ReactNode, writePart: WritePart | null) =>
    renderToString(
      <SiteProviders store={store} year={year}>
        <StaticRouter location={location}>
          <PartWriter value={writePart}>{tree}</PartWriter>
        </StaticRouter>
      </SiteProviders>,
    );
  if (!keptPart) return write(<SiteApp />, null);
  let ahead = '';
  const page = write(<SiteApp />, (name, of, inside) => {
    const html = keptPart(`${name} ${JSON.stringify(of)}`, () => write(inside(), null));
    const links = fetchedAhead.exec(html)?.[0] ?? '';
    ahead += links;
    return html.slice(links.length);
  });
  return ahead + page;
}

type KeptParts = ReturnType<typeof createKeptParts>;
const keptParts = createKeptParts();

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
  const html = renderTree(prepared, keptParts);
  return {
    status: head.status ?? 200,
    html,
    head: headHtml(head, options.origin),
    state: scriptJson({ redux: handedOver(store), year }),
    ...(head.redirect ? { redirect: head.redirect } : {}),
  };
}
