import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import type { SeenAnswer } from '../../server/testing/checkAnswers.ts';
import { jsonWithin, useAnswerWatch } from '../../server/testing/watchAnswers.ts';
import { chromiumFlags, testBrowserPath } from './chromium.ts';

if (!testBrowserPath && process.env['CI'])
  throw new Error('Chromium is not installed (Debian: apt-get install chromium)');

/** Whether this machine has a browser. Where CI is set, its absence fails the run instead. */
export const browserIsHere = testBrowserPath !== undefined;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

export type TestBrowser = {
  /**
   * A page of a person of their own: no cookies or storage of another. Closed after the test. The person likes no
   * motion, so that nothing waits for it; a test of what moves says `reducedMotion: 'no-preference'`.
   */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** What the pages of this test complained about on their consoles. */
  readonly complaints: string[];
};

/**
 * Windows of a real Chromium for the tests of this file (or block). A test fails when one of its pages got an answer
 * of the API that is not as its call is declared; answers that the test made up itself included.
 */
export function useBrowser(): TestBrowser {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  // Its start is nobody's test time.
  beforeAll(async () => void (await runningBrowser()));
  afterEach(async () => {
    complaints.length = 0;
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  // Hooks after a test run backwards: answers are read while their pages are still open.
  const answers = useAnswerWatch();
  return {
    complaints,
    async open(options = {}) {
      const browser = await runningBrowser();
      const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      context.setDefaultTimeout(30_000);
      // A first route that is added to a loaded page misses the requests of the next moment: interception is always on.
      await context.route('http://unused.invalid/**', (route) => route.abort());
      context.on('response', (response) => answers.see(seenBy(response)));
      const page = await context.newPage();
      if (options.javaScriptEnabled !== false) openWhenHydrated(page);
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    },
  };
}

let launched: Browser | undefined;

/** One Chromium for all files of this process, which ends with it; another when it crashed. */
async function runningBrowser(): Promise<Browser> {
  if (!launched?.isConnected()) {
    launched = await chromium.launch({
      ...(testBrowserPath ? { executablePath: testBrowserPath } : {}),
      args: chromiumFlags,
    });
  }
  return launched;
}

/** What a page was answered; a body that went with the page is not read. */
async function seenBy(response: Response): Promise<SeenAnswer> {
  const { pathname, search } = new URL(response.url());
  const status = response.status();
  const type = pathname.startsWith('/api/') && status !== 304 ? response.headers()['content-type'] : null;
  const json = await jsonWithin(type, () => response.text());
  return { method: response.request().method(), url: pathname + search, status, json };
}

/**
 * A page of the public site counts as open when React has taken it over: before that a click goes nowhere, and a
 * test that clicks faster than a person would fail for it. Who wants the moment before says `waitUntil: 'commit'`.
 */
function openWhenHydrated(page: Page) {
  const hydrated = () =>
    page.waitForFunction(
      () => !document.getElementById('state') || 'live' in document.documentElement.dataset,
    );
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await hydrated();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await hydrated();
    return answer;
  };
}
