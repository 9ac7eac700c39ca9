import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { getBusinessFacts } from '../features/settings/settingsApi.ts';
import type { ServerAnswers } from '../lib/api/requestJson.ts';
import { type AppStore, createStore, type RootState } from '../lib/store/store.ts';
import { PartWriter, type WritePart } from '../ui/site/Part.tsx';
import { FormStyles, formStylesHtml } from '../ui/theme/formStyles.ts';
import { createKeptParts } from './keptParts.ts';
import { headHtml, scriptJson } from './pageHead.ts';
import { loadPage, type PageHead } from './pageModule.ts';
import { SiteApp } from './SiteApp.tsx';
import { SiteProviders } from './SiteProviders.tsx';
import { matchPage } from './siteRoutes.ts';

export type RenderOptions = ServerAnswers & {
  /** The origin of the site, without a trailing slash: prefix of canonical and preview URLs. */
  origin: string;
  now?: Date;
};

export type RenderedPage = {
  status: number;
  /** Replaces `<!--page-->`. */
  html: string;
  /** Replaces `<!--head-->`. */
  head: string;
  /** Replaces `<!--state-->`: escaped JSON for `<script id="state" type="application/json">`. */
  state: string;
  /** A path of the site; when set, the response is a 301 to it. */
  redirect?: string;
};

/** A page whose data is loaded and that is ready to render. */
type PreparedPage = {
  store: AppStore;
  head: PageHead;
  location: string;
  year: number;
  /** Filled while the page renders. */
  formStyles: EmotionCache[];
};

/** The API state of a store that contains only the agency's settings, by the response body they came in. */
const settingsStates = new WeakMap<object, RootState['api']>();

async function storeWithFacts(answer: RenderOptions['answer']): Promise<AppStore> {
  const { body } = await answer('/api/settings/public');
  const known = typeof body === 'object' && body ? settingsStates.get(body) : undefined;
  const store = createStore(known ? { api: known } : undefined, { answer });
  if (known) return store;
  const settings = await store.dispatch(getBusinessFacts.initiate());
  if (settings.isSuccess && typeof body === 'object' && body) settingsStates.set(body, store.getState().api);
  return store;
}

/** Loads the data of one URL of the public site (path and query) through `answer`. */
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
    formStyles: [],
  };
}

/** The preload elements for images that React writes first. */
const fetchedAhead = /^(?:<link rel="preload"[^>]*>)*/;

/** Renders the page's HTML synchronously; without a fragment cache React renders all of it. */
export function renderTree(
  { store, location, year, formStyles }: PreparedPage,
  keptPart?: KeptParts,
): string {
  const write = (tree: ReactNode, writePart: WritePart | null) =>
    renderToString(
      <SiteProviders store={store} year={year}>
        <StaticRouter location={location}>
          <FormStyles value={formStyles}>
            <PartWriter value={writePart}>{tree}</PartWriter>
          </FormStyles>
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

/** Removes request ids and timestamps, which would change the page and its ETag without a change of data. */
const timeless = { requestId: 'server', startedTimeStamp: 1, fulfilledTimeStamp: 1 };

/** The state for hydration, without subscriptions and invalidation data, which the site does not need. */
function handedOver(store: AppStore) {
  const { api, ...slices } = store.getState();
  const queries = Object.entries(api.queries).map(([key, query]) => [
    key,
    query?.status === 'fulfilled' ? { ...query, ...timeless } : query,
  ]);
  const none = { subscriptions: {}, provided: { keys: {}, tags: {} } };
  return { ...slices, api: { ...api, queries: Object.fromEntries(queries), ...none } };
}

/** Renders one URL of the public site. */
export async function render(url: string, options: RenderOptions): Promise<RenderedPage> {
  const prepared = await prepare(url, options);
  const { store, head, year } = prepared;
  const html = renderTree(prepared, keptParts);
  return {
    status: head.status ?? 200,
    html,
    head: headHtml(head, options.origin) + formStylesHtml(prepared.formStyles),
    state: scriptJson({ redux: handedOver(store), year }),
    ...(head.redirect ? { redirect: head.redirect } : {}),
  };
}
