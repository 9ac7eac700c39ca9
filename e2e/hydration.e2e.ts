import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readClientManifest } from '../server/site/clientManifest.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { holdRequests } from './support/holdRequests.ts';
import { useProduct } from './support/product.ts';
import { demoEntries, missingPages, type PublicPage, publicPages } from './support/publicPages.ts';
import { staffApi } from './support/staffApi.ts';

/** Without the calls that only wake the server or count a view. */
const sideCalls = /\/api\/(health|(blog|news)\/\d+\/views)$/;

/** Reverses the order of the style sheets of components, and finds elements whose place then changes. */
function findOrderDependent(): string[] {
  const global: string[] = [];
  const files = new Map<string, string[]>();
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style:not([data-emotion])')];
  for (const { cssText } of styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])) {
    // A class of a CSS module has six characters after `_`: the first three are a hash of its file. Others are global.
    const file = cssText.match(/\._([\w-]{3})[\w-]{3}(?![\w-])/)?.[1];
    if (file) files.set(file, [...(files.get(file) ?? []), cssText]);
    else global.push(cssText);
  }
  if (files.size < 2) throw new Error('The style sheets of components were not recognized');
  const whole = document.createElement('style');
  document.head.append(whole);
  for (const style of styles) style.remove();
  const elements = [...document.querySelectorAll('body *')];
  const measure = (order: string[][]) => {
    whole.textContent = [...global, ...order.flat()].join('\n');
    return elements.map((element) => JSON.stringify(element.getBoundingClientRect()));
  };
  const forwards = measure([...files.values()]);
  const backwards = measure([...files.values()].reverse());
  return elements
    .filter((_, index) => forwards[index] !== backwards[index])
    .map((element) => `${element.tagName}.${element.className}`)
    .slice(0, 3);
}

describe.skipIf(!browserIsHere)('the hydration of the public site', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();
  let pages: PublicPage[];
  beforeAll(async () => {
    pages = publicPages(await demoEntries(product.db));
  });

  /** A page starts its later requests before the browser becomes idle. */
  const rested = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  /** A browser that saves data prefetches nothing: all calls are the page's own. */
  const savingData = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

  /** Reports layout shifts after the page was completely painted. */
  const reportMoves = (page: Page) =>
    page.addInitScript(async () => {
      await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
      // Before that, content that is still loading may move the start of the page.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const whole = performance.now();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (entry.startTime > whole && entry.value > 0.005)
            throw new Error(`Moved: ${JSON.stringify(entry)}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  // What they show depends on the browser's storage or on the link.
  const isStored = ({ canonical }: PublicPage) => ['/shortlist', '/review'].includes(canonical);

  it.each([
    { viewport: phone, isVisited: () => true },
    // The server renders the same page for every width, so one of each kind is enough.
    {
      viewport: desktop,
      isVisited: ({ path, canonical }: PublicPage) => path === canonical && !path.includes('?'),
    },
  ])('causes no errors, repeated requests or layout shifts, at $viewport.width px', async (visit) => {
    const { viewport, isVisited } = visit;
    const page = await browser.open({ viewport, reducedMotion: 'no-preference' });
    await savingData(page);
    await reportMoves(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !sideCalls.test(pathname)) calls.push(request.url());
    });
    const expectQuiet = async (path: string, expected: RegExp) => {
      await page.goto(product.origin + path);
      await rested(page);
      expect.soft(calls.splice(0), `${path} asked again`).toEqual([]);
      const unexpected = browser.complaints.splice(0).filter((line) => !expected.test(line));
      expect.soft(unexpected, path).toEqual([]);
    };
    for (const one of pages.filter(isVisited)) {
      await expectQuiet(one.path, isStored(one) ? /Moved: / : /^$/);
      // The server's styles stay where they are.
      const styles = page.locator('meta[name="emotion-insertion-point"] + style[data-s]');
      expect.soft(await styles.count(), one.path).toBe(1);
    }
    // The browser itself reports the status 404 of a page. What it shows is in the middle of what has arrived.
    for (const path of viewport === phone ? missingPages : missingPages.slice(0, 1))
      await expectQuiet(path, /status of 404|Moved: /);
  });

  it('looks the same in any order of the style sheets, because the script may load them in any order', async () => {
    const page = await browser.open({ javaScriptEnabled: false });
    for (const { path } of pages.filter((one) => one.path === one.canonical)) {
      await page.goto(product.origin + path);
      expect.soft(await page.evaluate(findOrderDependent), path).toEqual([]);
    }
  });

  it('runs nothing that its policy forbids when it validates', async () => {
    const page = await browser.open();
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
        throw new Error(`${violatedDirective} refuses ${blockedURI}`);
      }),
    );
    for (const path of ['/booking', '/contact']) {
      await page.goto(product.origin + path);
      const email = page.getByRole('form').getByLabel('Email').first();
      await email.fill('nowhere');
      await email.blur();
      await page.getByText('Please enter a valid email address').first().waitFor();
    }
    expect(browser.complaints).toEqual([]);
  });

  it('calls no array method that Chrome 109 lacks, the last for Windows 7 and 8', () => {
    const files = Object.values(readClientManifest('dist/client', 'manifest')).map(({ file }) => file);
    const isNew = /\.(toSorted|toReversed|toSpliced)\(/;
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => isNew.test(readFileSync(`dist/client/${file}`, 'utf8')))).toEqual([]);
  });

  it('hydrates an article whose heading has the id of its data', async () => {
    const staff = await staffApi(product);
    const { post } = await staff('POST', '/blog', {
      title: 'The state of the roads',
      excerpt: 'What the rains have left.',
      content: '<h2 id="state">The state of the roads</h2><p>Slow.</p>',
      categories: ['Travel'],
      featured_image: '/pictures/blog/trek.svg',
      published: true,
    });
    const page = await browser.open();
    await page.goto(`${product.origin}/blog-details/${post.id}`);
    expect(browser.complaints).toEqual([]);
  });

  it('requests only the data of the next page when a link is followed', async () => {
    const page = await browser.open();
    await savingData(page);
    const documents: string[] = [];
    const calls: string[] = [];
    await page.goto(product.origin);
    await rested(page);
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url());
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
    });
    await page.getByRole('link', { name: 'View All', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Popular Destinations' }).waitFor();
    await page.getByText('Showing 13 of 13 destinations').waitFor();
    expect(await page.title()).toContain('Popular Destinations');
    await page.getByRole('link', { name: 'View itinerary: Kerala' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kerala' }).waitFor();
    await page.goBack();
    await page.getByText('Showing 13 of 13 destinations').waitFor();
    expect(documents).toEqual([]);
    expect(calls.filter((call) => call === '/api/destinations/journeys')).toHaveLength(1);
    expect(browser.complaints).toEqual([]);
  });

  it('opens a page with data that was prefetched while the pointer was on its link', async () => {
    const page = await browser.open({ withoutCache: true });
    const fetched = page.waitForResponse('**/api/destinations/by-name/Kerala');
    await page.goto(`${product.origin}/destination`);
    const link = page.getByRole('link', { name: 'View itinerary: Kerala' });
    await link.hover();
    await (await fetched).finished();
    await page.context().setOffline(true);
    await link.click();
    await page.getByRole('complementary', { name: 'Price and booking' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Kerala' }).waitFor();
  });

  it.each([phone, desktop])(
    'paints its largest picture without another request at $width px',
    async (viewport) => {
      const page = await browser.open({ withoutCache: true, viewport });
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort(),
      );
      await page.goto(product.origin, { waitUntil: 'commit' });
      const hero = page.getByRole('region', { name: 'Highlights' }).locator('img').first();
      await expect
        .poll(() => hero.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
        .toBeGreaterThan(0);
    },
  );

  it('fetches scripts and the fonts of a phone after its first paint', async () => {
    const page = await browser.open({ withoutCache: true, viewport: phone });
    await page.goto(product.origin);
    await page.locator('html[data-fonts]').waitFor();
    const { painted, files, heading } = await page.evaluate(() => ({
      painted:
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      files: performance.getEntriesByType('resource').filter(({ name }) => /\.(woff2|js)$/.test(name)),
      heading: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
    }));
    expect(files.filter(({ name }) => name.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2);
    expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThanOrEqual(5);
    for (const { name, startTime } of files) expect.soft(startTime, name).toBeGreaterThan(painted);
    expect(heading).toMatch(/^"?Fraunces"?,/);
  });

  it('starts where browsers ignore links that preload modules', async () => {
    const page = await browser.open();
    await page.addInitScript(() => {
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'modulepreload' && supports.call(this, token);
      };
      const { append } = Element.prototype;
      Element.prototype.append = function (...nodes) {
        for (const node of nodes)
          if (node instanceof HTMLLinkElement && node.rel === 'modulepreload') node.rel = 'unknown';
        append.apply(this, nodes);
      };
    });
    await page.goto(product.origin);
    await page.locator('html[data-live]').waitFor();
  });

  it('does not wait for fonts when a button was pressed before its script arrived', async () => {
    const page = await browser.open({ withoutCache: true, viewport: phone });
    const releaseFonts = await holdRequests(page, '**/*.woff2');
    const releaseScript = await holdRequests(page, '**/assets/index-*.js');
    const requested = page.waitForRequest('**/assets/index-*.js');
    await page.goto(product.origin, { waitUntil: 'commit' });
    await requested;
    await page.getByRole('button', { name: 'Open menu' }).click();
    releaseScript();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('html[data-fonts]').count()).toBe(0);
    releaseFonts();
  });

  it('starts at the next key when its script did not arrive, and preserves typed text', async () => {
    const page = await browser.open({ withoutCache: true, viewport: phone });
    let requests = 0;
    await page.route('**/assets/index-*.js', (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${product.origin}/contact`, { waitUntil: 'commit' });
    await failed;
    const name = page.getByRole('form', { name: 'Write to us' }).getByLabel('Name');
    await name.fill('Asha Naik');
    const isLive = () => page.evaluate(() => 'live' in document.documentElement.dataset);
    await expect.poll(() => name.press('Shift').then(isLive)).toBe(true);
    expect(await name.inputValue()).toBe('Asha Naik');
    expect(requests).toBe(2);
  });

  it.each([
    { path: '/', viewport: phone },
    { path: '/destination', viewport: phone },
    { path: '/', viewport: desktop },
  ])(
    'has no layout shift while $path loads at $viewport.width px, nor when its fonts arrive',
    async (visit) => {
      const { path, viewport } = visit;
      const page = await browser.open({ withoutCache: true, viewport, reducedMotion: 'no-preference' });
      await page.addInitScript(() => {
        const moved: number[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
              moved.push(Number(entry.value));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(product.origin + path);
      await rested(page);
      await page.locator('html[data-fonts]').waitFor();
      await page.locator('[data-preloader]').waitFor({ state: 'detached' });
      // A visitor who scrolls is slower than a test: the faces that the page has asked for are there.
      await page.evaluate(async () => void (await document.fonts.ready));
      const moved = await page.evaluate(async () => {
        for (let place = 0; place < document.body.scrollHeight; place += window.innerHeight) {
          window.scrollTo({ top: place, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        const shifts: number[] =
          'moved' in window && Array.isArray(window.moved) ? window.moved : [Number.NaN];
        return shifts.reduce((sum, shift) => sum + shift, 0);
      });
      expect(moved).toBeLessThanOrEqual(0.005);
    },
  );
});
