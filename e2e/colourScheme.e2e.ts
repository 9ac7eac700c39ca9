import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('the colour scheme of the public site', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = 'rgb(251, 246, 236)';
  const dark = 'rgb(10, 30, 30)';

  it.each([
    { colorScheme: 'light' as const, first: light, other: dark },
    { colorScheme: 'dark' as const, first: dark, other: light },
  ])('follows a $colorScheme system until the visitor switches, and remembers that', async (scheme) => {
    const page = await browser.open({ colorScheme: scheme.colorScheme });
    await page.goto(`${product.origin}/about`);
    expect(await ground(page)).toBe(scheme.first);
    const toggle = page.getByRole('button', { name: 'Dark mode' });
    const isPressed = () => toggle.getAttribute('aria-pressed');
    await expect.poll(isPressed).toBe(String(scheme.first === dark));
    await toggle.click();
    await expect.poll(() => ground(page)).toBe(scheme.other);
    expect(await isPressed()).toBe(String(scheme.other === dark));
    // Before any file of the site's script: no flash.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${product.origin}/about`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ground(page)).toBe(scheme.other);
    await page.unroute('**/assets/*.js');
    await page.goto(`${product.origin}/about`);
    await toggle.click();
    await expect.poll(() => ground(page)).toBe(scheme.first);
    expect(await page.evaluate(() => localStorage.getItem('site_theme'))).toBe('system');
  });

  it('can be switched in the menu of a phone', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/about`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(() => ground(page)).toBe(dark);
    expect(browser.complaints).toEqual([]);
  });

  it('still shows the current page and the edges of buttons when the system forces its colours', async () => {
    const page = await browser.open({ forcedColors: 'active' });
    await page.goto(`${product.origin}/contact`);
    const getBackground = (path: string) =>
      page
        .getByRole('banner')
        .locator(`a[href="${path}"]`)
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await getBackground('/contact')).not.toBe(await getBackground('/trips'));
    const send = page.getByRole('button', { name: 'Send message' });
    expect(await send.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px');
    await page.goto(`${product.origin}/itinerary/Kerala`);
    const sections = page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link');
    const lines = await sections.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).borderBlockWidth),
    );
    expect([...new Set(lines)], 'no link has the line of the current one').toEqual(['0px']);
  });

  it('is light on paper', async () => {
    const page = await browser.open({ colorScheme: 'dark' });
    await page.goto(`${product.origin}/itinerary/Goa`);
    await page.emulateMedia({ media: 'print' });
    const heading = page.getByRole('heading', { level: 1 });
    // At once: under reduced motion nothing has a transition.
    expect(await heading.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(16, 48, 47)');
  });
});
