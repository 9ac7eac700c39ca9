import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

const widths = [390, 768, 1440];

describe.skipIf(!browserIsHere)('the departures of a journey', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it.each([
    ...widths.map((width) => ({ width, javaScriptEnabled: true })),
    ...widths.map((width) => ({ width, javaScriptEnabled: false })),
  ])('lead to the form with the journey and the date, %o', async ({ width, javaScriptEnabled }) => {
    const page = await browser.open({ javaScriptEnabled, viewport: { width, height: 900 } });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const departures = page.getByRole('region', { name: 'Available dates' });
    const row = departures.getByRole('listitem').first();
    expect(await row.textContent()).toMatch(/Guaranteed\s+6 seats/);
    const isScrollable = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isScrollable).toBe(false);

    const [destination] = await product.db('destinations').where({ name: 'Goa' });
    await row.getByRole('link', { name: /^Enquire for/ }).click();
    await page.getByRole('heading', { name: 'Enquire about Goa' }).waitFor();
    expect(new URL(page.url()).searchParams.get('date')).toBe(destination.available_dates[0].date);
  });

  it.each(['light', 'dark'] as const)('pass axe in the %s scheme', async (colorScheme) => {
    const page = await browser.open({ colorScheme });
    await page.goto(`${product.origin}/itinerary/Kashmir`);
    await page.getByRole('heading', { name: 'Available dates' }).scrollIntoViewIfNeeded();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
