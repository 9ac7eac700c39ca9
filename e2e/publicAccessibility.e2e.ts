import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemsInBothSchemes } from './support/axe.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { hidePreloader } from './support/hidePreloader.ts';
import { useProduct } from './support/product.ts';
import { demoEntries, publicPages } from './support/publicPages.ts';

/** The header, and the sections and the footer below the content, which are the same on most pages. */
const frame = ['header:has(+ #main)', '#main + div', '#main ~ footer'];

describe.skipIf(!browserIsHere)('the accessibility of the public site', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();
  let paths: string[];
  beforeAll(async () => {
    const pages = publicPages(await demoEntries(product.db));
    // An alias shows what its page shows, a second page of a list what the first does, and the list of a tag or an
    // author what that of a category does.
    paths = pages
      .filter(({ path, canonical }) => path === canonical && !/\?|^\/blog\/(tag|author)\//.test(path))
      .map(({ path }) => path);
    paths.push('/nowhere', '/blog-details/999999', '/itinerary/Atlantis', '/destination?search=nothing');
    paths.push('/search?q=goa', '/shortlist?ids=trip-4');
  });

  async function expectNoProblems(page: Page, path: string, exclude: string[] = []) {
    await page.goto(product.origin + path);
    await hidePreloader(page);
    expect.soft(await problemsInBothSchemes(page, exclude), path).toEqual([]);
  }

  /** Elements that are wider than the window. */
  const findWide = (page: Page) =>
    page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= width) return [];
      return [...document.querySelectorAll('main *, header *, footer *')]
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .slice(0, 5)
        .map((element) => `${element.tagName}.${element.className}`);
    });

  /** Breadcrumbs that are almost completely cut off. */
  const findCutCrumbs = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li:not([aria-hidden])')]
        .filter(({ clientWidth }) => clientWidth < 32)
        .map(({ textContent }) => textContent),
    );

  /** Texts that are partly out of sight. Breadcrumbs may end early. */
  const findCutTexts = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :not(header, legend, nav *)')]
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 2 && scrollWidth > clientWidth + 1)
        .filter((element) => getComputedStyle(element).overflowX === 'hidden' && element.textContent?.trim())
        .map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
    );

  // Split, because all pages together take minutes on a slow machine.
  it.each([1, 2, 3, 4])(
    'has no axe violations at 390 px, light and dark, and fits 320 px and twice the text size, part %i of 4',
    async (part) => {
      const page = await browser.open({ viewport: phone });
      const checked = paths.filter((_, index) => index % 4 === part - 1);
      expect(checked.length).toBeGreaterThan(0);
      for (const path of checked) {
        // Only the home page has no services below its content.
        await expectNoProblems(page, path, ['/', '/about'].includes(path) ? [] : frame);
        // This is also 200 % zoom of a small window.
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await findWide(page), path).toEqual([]);
        expect.soft(await findCutTexts(page), path).toEqual([]);
        await page.setViewportSize(phone);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect.soft(await findWide(page), `${path}, with larger text`).toEqual([]);
        expect.soft(await findCutCrumbs(page), `${path}, with larger text`).toEqual([]);
        expect.soft(await findCutTexts(page), `${path}, with larger text`).toEqual([]);
      }
    },
  );

  it('has no axe violations at 1440 px, light and dark, where the layout is different', async () => {
    const page = await browser.open({ viewport: desktop });
    for (const path of ['/', '/destination', '/itinerary/Goa', '/blog', '/booking'])
      await expectNoProblems(page, path);
  });

  it('has no axe violations in an open lightbox, light and dark', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/itinerary/Goa`);
    await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
    await page.getByRole('dialog', { name: 'Pictures' }).waitFor();
    expect(await problemsInBothSchemes(page)).toEqual([]);
  });

  it.each([phone, desktop])('can be used with only the Tab key at $width px', async (viewport) => {
    const page = await browser.open({ viewport });
    await page.goto(`${product.origin}/destination`);
    await hidePreloader(page);
    const seen: string[] = [];
    for (let press = 0; press < 90 && !seen.includes('Chat'); press += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { boxShadow } = getComputedStyle(element);
        // The link of a card covers the card, which shows the focus in its place.
        const outlines = [element, element.closest('article')].map((one) => {
          const style = one && getComputedStyle(one);
          return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
        });
        const { width, height } = element.getBoundingClientRect();
        return {
          name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
          ringed: Math.max(...outlines) > 0 || boxShadow !== 'none',
          size: width * height,
        };
      });
      if (!focus) break;
      seen.push(focus.name);
      expect.soft(focus.ringed, `${focus.name} shows its focus`).toBe(true);
      expect.soft(focus.size, `${focus.name} has a place`).toBeGreaterThan(0);
    }
    expect(seen[0]).toBe('Skip to content');
    // One tab stop per card: its button leads to the same page as its title.
    for (const name of ['Reset', 'Goa', 'Page 2', 'Subscribe', 'Privacy Policy'])
      expect(seen).toContain(name);
  });
});
