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

  it.each([
    { width: 390, javaScriptEnabled: true },
    { width: 768, javaScriptEnabled: false },
    { width: 1440, javaScriptEnabled: true },
  ])('take a calculated price to the form, %o', async ({ width, javaScriptEnabled }) => {
    const page = await browser.open({ javaScriptEnabled, viewport: { width, height: 900 } });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const calculator = page.getByRole('region', { name: 'Your price' });
    // Goa: ₹15,999 for an adult, 60 % for a child, 5 % tax.
    await calculator.getByText('₹33,598').waitFor();
    if (javaScriptEnabled) {
      await calculator.getByLabel('Children').selectOption('1');
      await calculator.getByText('₹43,677').waitFor();
    }
    await calculator.getByRole('button', { name: 'Enquire with this price' }).click();
    await page.getByRole('heading', { name: 'Enquire about Goa' }).waitFor();
    const address = new URL(page.url()).searchParams;
    expect(address.get('adults')).toBe('2');
    if (!javaScriptEnabled) return;
    const form = page.getByRole('form', { name: 'Enquiry' });
    await form.getByText('₹43,677').waitFor();
    expect(await form.getByLabel('Children').inputValue()).toBe('1');
    expect(await accessibilityProblems(page)).toEqual([]);

    await form.getByLabel('Full name').fill('Asha Naik');
    await form.getByLabel('Email').fill(`asha-${width}@example.com`);
    await form.getByLabel('Mobile number').fill('+91 98220 12345');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByRole('dialog', { name: 'Your enquiry is with us' }).waitFor();
    const stored = await product
      .db('enquiries')
      .where({ email: `asha-${width}@example.com` })
      .first();
    expect(stored).toMatchObject({
      event_date: address.get('date'),
      quote: { adults: 2, children: 1, rooms: 1, price: { total: 43_677 }, seen_total: 43_677 },
    });
  });

  it.each(['light', 'dark'] as const)('pass axe in the %s scheme', async (colorScheme) => {
    const page = await browser.open({ colorScheme });
    await page.goto(`${product.origin}/itinerary/Kashmir`);
    await page.getByRole('heading', { name: 'Available dates' }).scrollIntoViewIfNeeded();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
