import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
  type ViewportSize,
} from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import type { SeenResponse } from '../../server/testing/checkResponses.ts';
import { jsonWithin, useResponseWatch } from '../../server/testing/watchResponses.ts';
import { chromiumFlags, testBrowserPath } from './chromium.ts';

if (!testBrowserPath && process.env['CI'])
  throw new Error('Chromium is not installed (Debian: apt-get install chromium)');

/** Whether this machine has a browser. Where CI is set, its absence fails the run instead. */
export const browserIsHere = testBrowserPath !== undefined;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

type ContextOptions = Omit<BrowserContextOptions, 'viewport'> & {
  /**
   * For tests of a first visit, and for tests that answer or hold requests: nothing is cached, and all requests are
   * intercepted, because the first route that is added to a loaded page misses the requests of the next moment.
   */
  withoutCache?: boolean;
};

/** The size of the window is that of the desktop unless it is given. */
type PageOptions = ContextOptions & { viewport?: ViewportSize };

export type TestBrowser = {
  /**
   * Opens a page for a new visitor: without cookies and storage of others. It is closed after the test. The visitor
   * prefers reduced motion, so that nothing waits for it; a test of motion passes `reducedMotion: 'no-preference'`.
   */
  open(options?: PageOptions): Promise<Page>;
  /** The errors and warnings that the pages of this test wrote to their consoles. */
  readonly complaints: string[];
};

/**
 * Pages of a real Chromium for the tests of this file (or block). A test fails when one of its pages received a
 * response of the API that differs from the declaration of the call, including responses that the test made up.
 */
export function useBrowser(): TestBrowser {
  const contexts: { context: BrowserContext; key: string }[] = [];
  const complaints: string[] = [];
  // Its start does not count as time of the first test.
  beforeAll(async () => void (await runningBrowser()));
  afterEach(async () => {
    complaints.length = 0;
    await Promise.all(contexts.splice(0).map(({ context, key }) => release(context, key)));
  });
  // Hooks after a test run backwards: responses are read while their pages are still open.
  const responses = useResponseWatch();
  return {
    complaints,
    async open({ viewport = desktop, ...options } = {}) {
      const key = JSON.stringify(options);
      const { context, page } = await acquire(options, key);
      contexts.push({ context, key });
      // Pages of every size share the scripts that a context has loaded.
      await page.setViewportSize(viewport);
      context.on('response', (response) => responses.see(seenBy(response)));
      if (options.javaScriptEnabled === false) resizeWithoutScript(page);
      else {
        openWhenHydrated(page);
        resizeWithStyles(page);
      }
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
      });
      return page;
    },
  };
}

/**
 * Idle contexts, by their options. The scripts that one has loaded and compiled are available to its next page, which
 * saves half of the CPU time. An empty first page stays open, because the process that has compiled them ends with the
 * last page of its context.
 */
const idleContexts = new Map<string, BrowserContext[]>();

async function acquire({ withoutCache = false, ...options }: ContextOptions, key: string) {
  const idle = idleContexts.get(key)?.pop();
  const context = idle ?? (await (await runningBrowser()).newContext({ ...defaults, ...options }));
  context.setDefaultTimeout(60_000);
  // Playwright switches the cache off where it intercepts.
  if (withoutCache) await context.route('http://unused.invalid/**', (route) => route.abort());
  else if (!idle) await context.newPage();
  const page = await context.newPage();
  if (idle) await clearStorage(page);
  return { context, page };
}

const defaults = { viewport: desktop, reducedMotion: 'reduce' } as const;

/** Closes the pages of a context but the first, and leaves it to the next test; one without a cache is closed. */
async function release(context: BrowserContext, key: string) {
  context.removeAllListeners('response');
  if (JSON.parse(key).withoutCache) return context.close();
  const [, ...opened] = context.pages();
  await Promise.all(opened.map((page) => page.close()));
  await context.clearCookies();
  await context.setOffline(false);
  idleContexts.set(key, [...(idleContexts.get(key) ?? []), context]);
}

/** Deletes what earlier visitors stored at the origins of products; caches stay. */
async function clearStorage(page: Page) {
  const session = await page.context().newCDPSession(page);
  for (const origin of visitedOrigins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await session.detach();
}

const visitedOrigins = new Set<string>();

let launched: Browser | undefined;

/** One Chromium for all test files of this process; a new one after a crash. */
async function runningBrowser(): Promise<Browser> {
  if (!launched?.isConnected()) {
    idleContexts.clear();
    launched = await chromium.launch({
      ...(testBrowserPath ? { executablePath: testBrowserPath } : {}),
      args: [
        ...chromiumFlags,
        // Starting a process for each context takes an eighth of the CPU time of a page.
        '--renderer-process-limit=1',
        // No page lives long enough for optimized code to repay its compilation.
        '--js-flags=--no-opt,--no-maglev',
      ],
    });
  }
  return launched;
}

/** A response to a page; a body that was discarded with the page is not read. */
async function seenBy(response: Response): Promise<SeenResponse> {
  const { origin, pathname, search } = new URL(response.url());
  visitedOrigins.add(origin);
  const status = response.status();
  const type = pathname.startsWith('/api/') && status !== 304 ? response.headers()['content-type'] : null;
  const json = await jsonWithin(type, () => readBody(response));
  return { method: response.request().method(), url: pathname + search, status, json };
}

/** @throws Error when Chromium has dropped the body, in place of which it gives an empty one */
async function readBody(response: Response): Promise<string> {
  const text = await response.text();
  if (!text && response.headers()['content-length'] !== '0') throw new Error('The body was dropped');
  return text;
}

/**
 * Makes `goto` and `reload` wait until React has hydrated a public page: before that a click has no effect, and a test
 * clicks faster than a person. A test of the moment before passes `waitUntil: 'commit'`.
 */
function openWhenHydrated(page: Page) {
  const hydrated = () =>
    page.waitForFunction(
      () => !document.getElementById('state') || 'live' in document.documentElement.dataset,
    );
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await hydrated();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await hydrated();
    return response;
  };
}

/**
 * Makes `setViewportSize` wait until the page has been drawn in the new size: before that, lengths and media queries may
 * be those of the old one.
 */
function resizeWithStyles(page: Page) {
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await page.evaluate(async (width) => {
      const frame = () => new Promise(requestAnimationFrame);
      do await frame();
      while (innerWidth !== width);
      await frame();
    }, size.width);
  };
}

/**
 * Makes `setViewportSize` wait where no script of the page runs, so that no animation frame comes: reading a length
 * computes the layout.
 */
function resizeWithoutScript(page: Page) {
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
  };
}
