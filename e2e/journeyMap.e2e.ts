import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { devices, operatePage, scrollsSideways } from './support/devices.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('the map of journeys', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it.each(devices)('shows all names without overlap at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    await page.goto(`${product.origin}/destination`);
    const map = page.getByRole('region', { name: 'On the map' });
    const links = await map.getByRole('link').all();
    const names = await Promise.all(links.map((link) => link.textContent()));
    const journeys = await product.db('destinations').where({ is_active: true }).pluck('name');
    expect(names.toSorted()).toEqual(journeys.toSorted());
    const boxes = await Promise.all(links.map((link) => link.boundingBox()));
    for (const [index, one] of boxes.entries()) {
      if (!one) throw new Error(`${names[index]} is hidden`);
      const covering = boxes.filter(
        (other) =>
          other &&
          other !== one &&
          Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2 &&
          Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < (one.height + other.height) / 2,
      );
      expect(covering, `over ${names[index]}`).toEqual([]);
    }
    expect(await scrollsSideways(page)).toBe(false);
    await operatePage(page, device).press(map.getByRole('link', { name: 'Kashmir' }));
    await page.getByRole('heading', { level: 1, name: 'Kashmir' }).waitFor();
  });

  it('shows the matches of a filter, and its drawing loads', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/destination?type=international&theme=beach`);
    const map = page.getByRole('region', { name: 'On the map' });
    await map.scrollIntoViewIfNeeded();
    await expect
      .poll(() => map.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await map.getByRole('link', { name: 'Maldives' }).count()).toBe(1);
    expect(await map.getByRole('link', { name: 'Goa' }).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('is absent when no place is known', async () => {
    await product.db('destinations').update({ latitude: null, longitude: null });
    const page = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${product.origin}/destination?search=Goa`);
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('region', { name: 'On the map' }).count()).toBe(0);
  });
});
