import { beforeAll, describe, expect, it } from 'vitest';
import { problemsInBothSchemes } from './support/axe.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { demoEntries, publicPages } from './support/publicPages.ts';

describe.skipIf(!browserIsHere)('the public site, for everyone', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();
  let paths: string[];
  beforeAll(async () => {
    const pages = publicPages(await demoEntries(product.db));
    // An alias shows what its page shows, and a second page of a list what the first does.
    paths = pages
      .filter(({ path, canonical }) => path === canonical && !path.includes('?'))
      .map(({ path }) => path);
    paths.push('/nowhere', '/blog-details/999999', '/itinerary/Atlantis', '/destination?search=nothing');
  });

  async function expectNoProblems(viewport: typeof phone, checked: string[]) {
    const page = await browser.open({ viewport });
    expect(checked.length).toBeGreaterThan(0);
    for (const path of checked) {
      await page.goto(product.origin + path);
      await page.locator('[data-preloader]').waitFor({ state: 'detached' });
      expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
    }
  }

  // In parts, because all pages take minutes on a slow machine.
  it.each([1, 2, 3, 4])('has nothing that axe minds at 390 px, light and dark, part %i of 4', (part) =>
    expectNoProblems(
      phone,
      paths.filter((_, index) => index % 4 === part - 1),
    ),
  );

  it('has nothing that axe minds at 1440 px, light and dark, where a wide screen arranges it in another way', () =>
    expectNoProblems(
      desktop,
      paths.filter((path) => /^\/(|destination|itinerary\/Goa|blog|booking)$/.test(path)),
    ));

  it('fits 320 pixels, which is also 200 % zoom of a small window', async () => {
    const page = await browser.open({ viewport: { width: 320, height: 640 } });
    for (const path of paths) {
      await page.goto(product.origin + path, { waitUntil: 'domcontentloaded' });
      const wide = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= width) return [];
        return [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => element.getBoundingClientRect().right > width + 1)
          .slice(0, 5)
          .map((element) => `${element.tagName}.${element.className}`);
      });
      expect.soft(wide, path).toEqual([]);
    }
  });

  it.each([phone, desktop])('can be walked with Tab alone at $width px', async (viewport) => {
    const page = await browser.open({ viewport });
    await page.goto(`${product.origin}/destination`);
    await page.locator('[data-preloader]').waitFor({ state: 'detached' });
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
    // One stop a card: its button leads to the same page as its title.
    for (const name of ['Reset', 'Goa', 'Page 2', 'Subscribe', 'Privacy Policy'])
      expect(seen).toContain(name);
  });
});
