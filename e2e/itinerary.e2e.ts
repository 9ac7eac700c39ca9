import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { devices, isFocused, operatePage, scrollsSideways } from './support/devices.ts';
import { useProduct } from './support/product.ts';

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

  it.each(devices)('leads to its sections below the links at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    await page.goto(`${product.origin}/itinerary/Goa`);
    const links = page.getByRole('navigation', { name: 'Sections of this page' });
    await operatePage(page, device).press(links.getByRole('link', { name: 'Reviews' }));
    const reviews = page.getByRole('heading', { level: 2, name: 'What guests say' });
    const { height } = device.viewport;
    await expect.poll(async () => (await reviews.boundingBox())?.y).toSatisfy((y) => y > 0 && y < height / 2);
    await page.getByText('our parents still talk about').waitFor();
    await expect
      .poll(() => links.getByRole('link', { name: 'Reviews' }).getAttribute('aria-current'))
      .toBe('true');
    for (const [title, id] of [
      ['Payment', 'payment'],
      ['Similar journeys', 'similar'],
      ['Day by day', 'days'],
    ]) {
      const link = links.getByRole('link', { name: title, exact: true });
      // Playwright would scroll the page too, and so change the marked section, whose link the list then shows.
      await link.evaluate((one) => one.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
      await (device.hasTouch ? link.tap() : link.press('Enter'));
      // Before the page has scrolled, a section may be far above the window.
      await expect
        .poll(async () => [await bottomOfLinks(page), await top(page, `#${id}`)])
        .toSatisfy(([links, section]) => links <= section && section < 200);
      await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
    }
    expect(await scrollsSideways(page)).toBe(false);
  });

  it.each(devices)('shows its pictures as wide as the window at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    const { press } = operatePage(page, device);
    await page.goto(`${product.origin}/itinerary/Goa`);
    const second = page.getByRole('region', { name: 'Pictures' }).getByRole('link').nth(1);
    await press(second);
    const lightbox = page.getByRole('dialog', { name: 'Pictures' });
    const picture = lightbox.getByRole('img');
    const shown = () => picture.getAttribute('alt');
    await expect.poll(shown).toBe('The white cathedral of Old Goa');
    expect(await lightbox.getByRole('status').textContent()).toBe('Picture 2 of 5');
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect((await picture.boundingBox())?.width).toBe(device.viewport.width);

    await press(lightbox.getByRole('button', { name: 'Next picture' }));
    await expect.poll(shown).toBe('A quiet beach in South Goa with palms');
    if (device.hasTouch) await swipeLeft(page);
    else await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe('A spice plantation in the hills of Ponda');

    // Chromium takes no tap in the moment after a swipe.
    if (device.hasTouch) await page.goBack();
    else await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/itinerary/Goa');
    if (!device.hasTouch) await expect.poll(() => isFocused(second)).toBe(true);
  });

  it('moves a magnified picture with a finger instead of turning to another one', async () => {
    const page = await browser.open({ viewport: phone, hasTouch: true, isMobile: true });
    await page.goto(`${product.origin}/itinerary/Goa`);
    await page.getByRole('region', { name: 'Pictures' }).getByRole('link').nth(1).tap();
    const lightbox = page.getByRole('dialog', { name: 'Pictures' });
    const place = () => lightbox.getByRole('status').textContent();
    await expect.poll(place).toBe('Picture 2 of 5');
    await magnify(page, 3);
    await swipeLeft(page);
    await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(50);
    expect(await place()).toBe('Picture 2 of 5');
    await magnify(page, 1);
    await swipeLeft(page);
    await expect.poll(place).toBe('Picture 3 of 5');
  });

  it("is shared with the device's own dialog where there is one", async () => {
    const page = await browser.open({ viewport: phone, hasTouch: true });
    await page.addInitScript(() => {
      Navigator.prototype.share = async (data) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
      };
    });
    await page.goto(`${product.origin}/itinerary/Goa`);
    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    const shared = () =>
      page.evaluate(() => JSON.parse(document.documentElement.dataset['shared'] ?? 'null'));
    await expect.poll(shared).toEqual({ title: 'Goa', url: `${product.origin}/itinerary/Goa` });
  });

  it.each(devices)(
    'offers its brochure, and is shared by a message or a copied link at $viewport.width px',
    async (device) => {
      const page = await browser.open(device);
      const { press } = operatePage(page, device);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${product.origin}/itinerary/Goa`);
      const download = page.waitForEvent('download');
      await press(page.getByRole('link', { name: 'Download brochure' }));
      expect((await download).suggestedFilename()).toBe('goa-brochure.pdf');
      expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');

      await press(page.getByRole('button', { name: 'Copy link' }));
      await page.getByText('The link is copied.').waitFor();
      const address = `${product.origin}/itinerary/Goa`;
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      const message = await page.getByRole('link', { name: /^Share on WhatsApp/ }).getAttribute('href');
      expect(new URL(message ?? '').searchParams.get('text')).toBe(`Goa ${address}`);
    },
  );

  it.each(['/blog-details/1', '/tour-details?trip=1'])('is shared like %s', async (path) => {
    const page = await browser.open({ viewport: phone });
    await page.goto(product.origin + path);
    const message = await page.getByRole('link', { name: /^Share on WhatsApp/ }).getAttribute('href');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(new URL(message ?? '').searchParams.get('text')).toBe(`${title} ${product.origin}${path}`);
  });

  it('has no sticky links on a phone in landscape', async () => {
    const page = await browser.open({ viewport: { width: 740, height: 360 } });
    await page.goto(`${product.origin}/itinerary/Goa`);
    await page.locator('#days').evaluate((one) => one.scrollIntoView());
    await expect.poll(() => bottomOfLinks(page)).toBeLessThan(0);
    await expect.poll(() => top(page, '#days')).toBeLessThan(100);
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

  it('links to articles about it, which link back', async () => {
    const page = await browser.open({ viewport: phone, javaScriptEnabled: false });
    await page.goto(`${product.origin}/itinerary/Ladakh`);
    const articles = page.getByRole('region', { name: 'Read before you go' });
    await articles.getByRole('link', { name: /first three days/ }).click();
    const journeys = page.getByRole('region', { name: 'Journeys in this story' });
    await journeys.getByRole('link', { name: 'Ladakh', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ladakh' }).waitFor();
  });
});

/** Magnifies the page, as two fingers do, and waits until it is drawn like that. */
async function magnify(page: Page, pageScaleFactor: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(pageScaleFactor);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await session.detach();
}

/** Moves a finger over the middle of the window. */
async function swipeLeft(page: Page) {
  const { width, height } = page.viewportSize() ?? phone;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y: height / 2 }] : [] });
  await touch('touchStart', width * 0.7);
  for (const part of [0.6, 0.5, 0.4, 0.3]) await touch('touchMove', width * part);
  await touch('touchEnd');
  await session.detach();
}
