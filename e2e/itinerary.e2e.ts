import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe.skipIf(!browserIsHere)('the page of a journey', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  /** In pixels from the top of the window. */
  const top = (page: Page, selector: string) =>
    page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
  const bottomOfLinks = (page: Page) =>
    page
      .getByRole('navigation', { name: 'Sections of this page' })
      .evaluate((one) => one.getBoundingClientRect().bottom);

  it.each([
    ['a desktop', desktop, true],
    ['a phone', phone, true],
    ['a phone without scripts', phone, false],
  ])('leads to its sections below the links, on %s', async (_, viewport, javaScriptEnabled) => {
    const page = await browser.open({ viewport, javaScriptEnabled, reducedMotion: 'reduce' });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const links = page.getByRole('navigation', { name: 'Sections of this page' });
    for (const [title, id] of [
      ['Payment', 'payment'],
      ['Similar journeys', 'similar'],
      ['Day by day', 'days'],
    ]) {
      const link = links.getByRole('link', { name: title, exact: true });
      await link.click();
      // Before the page has scrolled, a section may as well be far above the window.
      await expect
        .poll(async () => [await bottomOfLinks(page), await top(page, `#${id}`)])
        .toSatisfy(([links, section]) => links <= section && section < 200);
      if (javaScriptEnabled) await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, 'scrolls sideways').toBe(false);
  });

  it('leaves a phone on its side to the page: its links scroll away', async () => {
    const page = await browser.open({ viewport: { width: 740, height: 360 } });
    await page.goto(`${product.origin}/itinerary/Goa`);
    await page.locator('#days').evaluate((one) => one.scrollIntoView());
    await expect.poll(() => bottomOfLinks(page)).toBeLessThan(0);
  });

  it('shows the first of the links again at the top of the page', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const list = page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('list');
    const moved = () => list.evaluate((one) => one.scrollLeft);
    for (const id of ['days', 'similar']) {
      await page.locator(`#${id}`).evaluate((one) => one.scrollIntoView());
      await list.locator(`[href="#${id}"][aria-current]`).waitFor();
    }
    await expect.poll(moved).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(moved).toBe(0);
  });

  it('leads to articles about it, which lead back', async () => {
    const page = await browser.open({ viewport: phone, javaScriptEnabled: false });
    await page.goto(`${product.origin}/itinerary/Ladakh`);
    const articles = page.getByRole('region', { name: 'Read before you go' });
    await articles.getByRole('link', { name: /first three days/ }).click();
    const journeys = page.getByRole('region', { name: 'Journeys in this story' });
    await journeys.getByRole('link', { name: 'Ladakh', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ladakh' }).waitFor();
  });

  it('opens and closes all days', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/itinerary/Goa`);
    const days = page.locator('#days details');
    const open = page.locator('#days details[open]');
    expect([await days.count(), await open.count()]).toEqual([5, 1]);
    await page.getByRole('button', { name: 'Open all days' }).click();
    await expect.poll(() => open.count()).toBe(5);
    await days.nth(1).locator('summary').click();
    await expect.poll(() => open.count()).toBe(4);
    await page.getByRole('button', { name: 'Close all days' }).click();
    await expect.poll(() => open.count()).toBe(0);
  });
});
