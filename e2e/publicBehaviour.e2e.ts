import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { devices, operatePage, scrollsSideways } from './support/devices.ts';
import { useProduct } from './support/product.ts';

/** An outage for longer than a page waits, so that no call is retried. */
const buildOutage = (error: string) => ({
  status: 503,
  headers: { 'Retry-After': '60' },
  json: { success: false, error, code: 'unavailable', request_id: 'x' },
});

/** Waits until a page that failed has called again, as it does after a failed prefetch: its alert leaves meanwhile. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

describe.skipIf(!browserIsHere)('what visitors do on the public site', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  // Before it is first read, because no event announces it.
  beforeAll(async () => {
    await product.db('destinations').where({ name: 'Maldives' }).update({ itineraries: '[]' });
  });

  it('searches, filters, sorts and pages through destinations', async () => {
    const page = await browser.open({ viewport: desktop });
    await page.goto(`${product.origin}/destination`);
    const cards = page.locator('main article');
    const names = () => cards.getByRole('heading').allInnerTexts();
    await page.getByText('Showing 13 of 13 destinations').waitFor();
    await expect.poll(() => cards.count()).toBe(6);
    await page.getByRole('link', { name: 'Page 3' }).click();
    await page.waitForURL('**/destination?page=3');
    await expect.poll(() => cards.count()).toBe(1);

    await page.getByLabel('Type').selectOption('international');
    await page.getByText('Showing 5 of 13 destinations (international)').waitFor();
    await page.getByLabel('Sort by').selectOption('name');
    await expect.poll(names).toEqual(['Bali', 'Dubai', 'Maldives', 'Singapore', 'Thailand']);
    await page.getByRole('button', { name: 'Ascending' }).click();
    await expect.poll(names).toEqual(['Thailand', 'Singapore', 'Maldives', 'Dubai', 'Bali']);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByText('Showing 13 of 13 destinations').waitFor();
    await page.getByLabel('Theme').selectOption({ label: 'Pilgrimage (1)' });
    await expect.poll(names).toEqual(['Varanasi']);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();

    await page.getByLabel('Search').fill('%');
    await page.getByText('No destinations found').waitFor();
    await page.getByText('Try adjusting your search criteria or filters').waitFor();
    await page.getByRole('link', { name: 'Reset All Filters' }).click();
    await page.getByText('Showing 13 of 13 destinations').waitFor();
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toContain('Showing 13 of 13 destinations');
    await page.getByLabel('Search').fill('turtles');
    await page.getByText('of 13 destinations matching “turtles”').waitFor();
    await expect.poll(names).toContain('Goa');
    expect(browser.complaints).toEqual([]);
  });

  it('leads from an itinerary to the form, and shows that there is no brochure', async () => {
    const page = await browser.open({ withoutCache: true });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const side = page.getByRole('complementary', { name: 'Price and booking' });
    await page.route('**/download-brochure/**', (route) => route.abort());
    await side.getByRole('link', { name: 'Download brochure' }).click();
    await side.getByText('Failed to download brochure. Please try again.').waitFor();
    await page.unroute('**/download-brochure/**');
    await side.getByRole('link', { name: 'Book Now' }).click();
    await page.getByRole('form', { name: 'Enquiry' }).waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      for: 'destination',
      info: 'Goa',
      travel_type: 'Destination Package',
    });
    await page.goto(`${product.origin}/itinerary/Maldives`);
    await page.getByText('Sample itinerary: ask us for the exact plan').waitFor();
    expect(await side.getByRole('link', { name: 'Download brochure' }).count()).toBe(0);
    await side.getByRole('link', { name: 'Ask for the brochure' }).click();
    await page.getByRole('heading', { name: 'Ask for the Maldives brochure' }).waitFor();
    await expect
      .poll(() => page.getByLabel('What do you have in mind?').inputValue())
      .toBe('Please send me the brochure of Maldives.');
    // It vanishes while somebody reads about it.
    await page.goto(`${product.origin}/itinerary/Kashmir`);
    await product.db('destinations').where({ name: 'Kashmir' }).update({ brochure_path: null });
    await side.getByRole('link', { name: 'Download brochure' }).click();
    await side.getByText('Kashmir brochure is not available yet. Please check back later!').waitFor();
  });

  it('shows the line breaks that staff typed into a day or a slide', async () => {
    const { itineraries } = await product.db('destinations').where({ name: 'Bali' }).first('itineraries');
    const days = itineraries.with(0, { ...itineraries[0], description: 'First line.\nSecond line.' });
    await product
      .db('destinations')
      .where({ name: 'Bali' })
      .update({ itineraries: JSON.stringify(days) });
    const page = await browser.open({ javaScriptEnabled: false, viewport: phone });
    await page.goto(`${product.origin}/itinerary/Bali`);
    const [text] = await page.getByText('First line.').allInnerTexts();
    expect(text).toBe('First line.\nSecond line.');
    await page.goto(product.origin);
    const description = page.locator('[aria-roledescription="slide"] h2 + p').first();
    expect(await description.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-line');
  });

  it.each(devices)(
    'filters destinations, with the filter in the address, at $viewport.width px',
    async (device) => {
      const page = await browser.open(device);
      const { press, choose } = operatePage(page, device);
      await page.goto(`${product.origin}/destination`);
      await choose(page.getByLabel('Month'), 'July');
      await choose(page.getByLabel('Days'), '7 days or more');
      await page.getByText('Showing 1 of 13 destinations').waitFor();
      expect(new URL(page.url()).search).toBe('?month=july&days=7-365');
      const choices = page.getByLabel('Budget').locator('option');
      await expect
        .poll(async () => (await choices.allTextContents()).slice(0, 2))
        .toEqual(['Any budget (1)', 'Up to ₹20,000 (0)']);
      expect(await scrollsSideways(page)).toBe(false);
      await press(page.getByRole('article').getByRole('link', { name: 'Ladakh', exact: true }));
      await page.getByRole('heading', { level: 1, name: 'Ladakh' }).waitFor();
      await page.goBack();
      await page.getByText('Showing 1 of 13 destinations').waitFor();
    },
  );

  it.each(devices)('leads from an article to others like it at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    const { press } = operatePage(page, device);
    const { id } = await product
      .db('posts')
      .where({ title: 'Goa in the rain: how to plan a monsoon week' })
      .first('id');
    await page.goto(`${product.origin}/blog-details/${id}`);
    const article = page.getByRole('article');
    for (const [topic, title] of [
      ['Ananya Kamat', 'By Ananya Kamat'],
      ['Guide', 'Guide'],
      ['monsoon', 'Tagged “monsoon”'],
    ] as const) {
      await press(article.getByRole('link', { name: topic, exact: true }));
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      await press(
        page
          .getByRole('article')
          .getByRole('link', { name: /^Goa in the rain/ })
          .first(),
      );
      await page.waitForURL(`**/blog-details/${id}`);
    }
  });

  it('selects day trips and a tour, and stores a wishlist', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/day-trips`);
    const cards = page.locator('main article');
    const prices = async () =>
      (await cards.locator('strong').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
    await page.getByText('Showing 4 of 6 trips').waitFor();
    await expect.poll(prices).toEqual([2499, 2699, 2999, 3499]);
    await page.getByRole('link', { name: 'Load More Trips' }).click();
    await page.getByText('Showing 6 of 6 trips').waitFor();
    expect(await page.getByRole('link', { name: 'Load More Trips' }).count()).toBe(0);
    const firstLoaded = cards.nth(4).getByRole('link').first();
    expect(await firstLoaded.evaluate((link) => link === document.activeElement), 'focus').toBe(true);
    await page.getByLabel('Sort trips').selectOption({ label: 'Price high to low' });
    await expect.poll(prices).toEqual([5999, 4499, 3499, 2999, 2699, 2499]);
    await page.getByRole('button', { name: 'Nature' }).click();
    await page.getByText('Showing 2 of 2 trips').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Nature' }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.getByRole('button', { name: 'Dudhsagar Falls by Forest Jeep: on my wishlist' }).click();
    await page.getByRole('link', { name: 'View details: Dudhsagar Falls by Forest Jeep' }).click();
    await page.getByText('On your wishlist').waitFor();
    await page.goBack();
    await expect.poll(prices).toEqual([4499, 2999]);
    await expect.poll(() => page.getByLabel('Sort trips').inputValue()).toBe('price-high');
    await page.getByRole('link', { name: 'View details: Dudhsagar Falls by Forest Jeep' }).click();
    await page.getByText('On your wishlist').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'On your wishlist: Dudhsagar', pressed: true }).waitFor();
    await page.getByLabel('Guests').selectOption('3');
    await page.getByText('₹13,497 for 3 guests').waitFor();
    await page.getByLabel('Guests').selectOption('5+');
    const date = page.getByLabel('Date', { exact: true });
    await date.fill('2020-01-09');
    await page.getByText('Date must be today or later').waitFor();
    await date.fill('2099-01-09');
    await page.getByRole('button', { name: 'Book Now' }).click();
    await page.waitForURL('**/booking?for=tour&**travel_type=Tour+Package&guests=5%2B&date=2099-01-09');
    await expect
      .poll(() => page.getByLabel('What do you have in mind?').inputValue())
      .toContain('Dudhsagar Falls by Forest Jeep');
  });

  it('shows what failed when the API does, and tries again', async () => {
    const page = await browser.open({ withoutCache: true });
    await page.goto(`${product.origin}/about`);
    await page.route('**/api/destinations/journeys**', (route) =>
      route.fulfill(buildOutage('The book is closed')),
    );
    await page.getByRole('link', { name: `Safarnama Travels, home` }).click();
    // By keyboard, because what is above the link may still be loading, and move it from under a pointer.
    await page.getByRole('link', { name: 'View All', exact: true }).press('Enter');
    const alert = page.getByRole('alert');
    await alert.getByText('The book is closed').waitFor();
    await settle(page);
    // The outage stays: a call that succeeds after the one of the prefetch failed would remove the alert.
    // The reloaded page is rendered by the server.
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Showing 13 of 13 destinations').waitFor();
  });

  it.each([
    {
      from: '/destination',
      to: '/itinerary/Kerala',
      says: ['This journey could not be loaded'],
      mended: 'Munnar',
    },
    {
      from: '/about',
      to: '/',
      says: ['Out of order', 'Unable to load wedding destinations at the moment.', 'What we set out to do'],
      mended: 'Where could we go?',
    },
  ])('shows a failure of the API on the way from $from to $to', async ({ from, to, says, mended }) => {
    const page = await browser.open({ withoutCache: true });
    await page.route('**/api/**', (route) => route.fulfill(buildOutage('Out of order')));
    await page.goto(product.origin + from);
    await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: says[0] ?? '' })
      .first();
    await alert.waitFor();
    for (const text of says) await page.getByText(text).first().waitFor();
    await settle(page);
    // The server renders the page: the browser's own calls go on failing.
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText(mended).first().waitFor();
  });

  it('opens the menu of phones by keyboard, traps the focus, and restores it', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/blog?page=2`);
    await page.locator('[data-preloader]').waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const more = menu.getByRole('button', { name: 'More' });
    await expect.poll(() => menu.getByRole('link', { name: 'Blog', exact: true }).isVisible()).toBe(false);
    await more.focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Blog', exact: true }).waitFor();
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
    // On a list these keys turn the page, but not below a menu.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => window.location.search)).toBe('?page=2');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
  });
});
