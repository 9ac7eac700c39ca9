import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { demoEntries, type PublicPage, publicPages } from './support/publicPages.ts';

describe.skipIf(!browserIsHere)('the public site without script', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();
  let pages: PublicPage[];
  beforeAll(async () => {
    // The server sends for an alias what it sends for its page.
    pages = publicPages(await demoEntries(product.db)).filter(({ path, canonical }) => path === canonical);
  });
  const open = () => browser.open({ javaScriptEnabled: false, viewport: phone });

  it('shows the content of every page', async () => {
    const page = await open();
    for (const { path, shows } of pages) {
      await page.goto(product.origin + path, { waitUntil: 'domcontentloaded' });
      expect.soft(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true);
      const shown = page.locator('main').getByText(shows).filter({ visible: true });
      const texts = shows.includes('@') ? page.getByRole('link', { name: shows }) : shown;
      expect.soft(await texts.count(), `${path}: ${shows}`).toBeGreaterThan(0);
      expect.soft(await page.locator('[data-preloader]').count(), path).toBe(0);
    }
    expect(browser.complaints).toEqual([]);
  });

  it('writes in its own faces', async () => {
    const page = await open();
    const face = page.waitForResponse(/fraunces-latin-600.*\.woff2$/);
    await page.goto(product.origin, { waitUntil: 'domcontentloaded' });
    expect((await face).status()).toBe(200);
  });

  it('leads on by plain links', async () => {
    const page = await open();
    const arrive = async (name: string | RegExp, heading: string | RegExp) => {
      await page.getByRole('link', { name }).filter({ visible: true }).first().click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    };
    await page.goto(product.origin);
    await arrive('Explore More', 'Popular Destinations');
    await arrive('Page 2', 'Popular Destinations');
    expect(new URL(page.url()).search).toBe('?page=2');
    await arrive(/^View itinerary/, /^(?!Popular)/);
    await arrive('Book Now', 'Enquire Now');
    await page.goto(`${product.origin}/blog`);
    await arrive('Page 2', 'Blogging');
    await page.getByText('Showing 10 to 18 of 18 results').waitFor();
    await arrive(/^Read More/, /^(?!Blogging)/);
    await arrive('Back to Blog Home', 'Blogging');
    await page.goto(`${product.origin}/trips`);
    await arrive('Load More Trips', 'Day Trips');
    await page.getByText('Showing 6 of 6 trips').waitFor();
    await arrive('View details: Grande Island: Snorkel and Sail', 'Grande Island: Snorkel and Sail');
  });

  it('filters and pages lists by their forms', async () => {
    const page = await open();
    await page.goto(`${product.origin}/trips?sort=rating`);
    await page.getByRole('button', { name: 'Heritage' }).click();
    await page.getByText('Showing 1 of 1 trips').waitFor();
    await page.getByLabel('Sort trips').selectOption('Price high to low');
    await page.getByRole('button', { name: 'Show trips' }).click();
    await page.waitForURL(/\/trips\?sort=price-high&category=Heritage$/);
    await page.getByText('Showing 1 of 1 trips').waitFor();

    await page.goto(`${product.origin}/blog?page=2`);
    await page.getByLabel('Per page').selectOption('6');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('Showing 1 to 6 of 18 results').waitFor();
  });

  it('offers no control that only script can serve', async () => {
    const page = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${product.origin}/tour-details`);
    const controls = page.locator('button, main select, main input').filter({ visible: true });
    expect(await controls.count()).toBe(0);
  });

  /** Unlike `isVisible`, it fails without such an element. */
  const isShown = (one: Locator) => one.evaluate((element) => getComputedStyle(element).display !== 'none');

  it('says where it needs script', async () => {
    const page = await open();
    for (const path of ['/contact', '/booking', '/booking?for=wedding']) {
      await page.goto(product.origin + path, { waitUntil: 'domcontentloaded' });
      for (const part of ['main', 'section[aria-labelledby="newsletter-heading"]']) {
        // Playwright's search for texts passes over noscript.
        const note = page.locator(`${part} noscript strong`);
        await expect.poll(() => note.isVisible(), { message: path }).toBe(true);
        await expect.poll(() => note.textContent(), { message: path }).toBe('This form needs JavaScript.');
        expect.soft(await isShown(page.locator(`${part} form [type="submit"]`)), path).toBe(false);
      }
      const ways = page.locator('main form noscript a');
      expect
        .soft(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        .toEqual(['tel:+919800000001', 'mailto:info@example.com', 'https://wa.me/919800000001']);
      expect.soft(await isShown(page.locator('header [aria-label="Open menu"]')), path).toBe(false);
    }
  });
});
