import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { hidePreloader } from './support/hidePreloader.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('cards of the public site', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  async function tapPicture(page: Page, area: Locator) {
    const picture = area.locator('article img').first();
    await picture.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }

  it.each([
    { path: '/destination', leadsTo: /^\/itinerary\// },
    { path: '/trips', leadsTo: /^\/tour-details\?trip=\d$/ },
    { path: '/wedding', leadsTo: /^\/wedding\/[\w-]+$/ },
    { path: '/blog', leadsTo: /^\/blog-details\/\d+$/ },
    { path: '/travel-news', leadsTo: /^\/news-details\/\d+$/ },
  ])('open when their picture is touched: $path', async ({ path, leadsTo }) => {
    const page = await browser.open({ viewport: phone, hasTouch: true });
    await page.goto(product.origin + path);
    await hidePreloader(page);
    await tapPicture(page, page.locator('main'));
    await page.waitForURL(({ pathname, search }) => leadsTo.test(pathname + search));
    expect(browser.complaints).toEqual([]);
  });

  it('open in each section of the home page when their picture is touched', async () => {
    const page = await browser.open({ viewport: phone, hasTouch: true });
    await page.goto(product.origin);
    await hidePreloader(page);
    for (const [section, leadsTo] of [
      ['Where could we go?', /^\/itinerary\//],
      ['Weddings by the water', /^\/wedding\/[\w-]+$/],
      ['Travel news', /^\/news-details\/\d+$/],
      ['From our notebooks', /^\/blog-details\/\d+$/],
    ] as const) {
      await tapPicture(page, page.getByRole('region', { name: section }));
      await page.waitForURL(({ pathname }) => leadsTo.test(pathname));
      await page.goBack();
    }
    expect(browser.complaints).toEqual([]);
  });

  it('separate their other controls from the link', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/trips`);
    const trip = page.locator('main article').first();
    const heart = trip.getByRole('button', { name: 'on my wishlist' });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/trips');
    await trip.getByRole('link', { name: /^View details/ }).click();
    await page.waitForURL('**/tour-details?trip=*');
    await page.goto(`${product.origin}/wedding`);
    await page
      .getByRole('link', { name: /^Book Now/ })
      .first()
      .click();
    await page.waitForURL('**/booking?for=wedding**');
  });

  it('are two stops of the Tab key, heart and link, and show the focus around the whole card', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/destination`);
    const cards = page.locator('main article');
    const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
    const first = cards.nth(0).getByRole('heading').getByRole('link');
    await first.focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(cards.nth(1).getByRole('button', { name: 'on my wishlist' }))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(cards.nth(1).getByRole('heading').getByRole('link'))).toBe(true);
    const outline = () => cards.nth(1).evaluate((card) => getComputedStyle(card).outlineStyle);
    await expect.poll(outline).toBe('solid');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/itinerary/*');
  });
});
