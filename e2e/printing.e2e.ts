import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPdfText } from '../server/testing/readPdfText.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { hidePreloader } from './support/hidePreloader.ts';
import { useProduct } from './support/product.ts';
import { demoEntries } from './support/publicPages.ts';

describe.skipIf(!browserIsHere)('a printed page', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  const print = async (page: Page) => readPdfText(await page.pdf({ format: 'A4' }));
  const printed = (text: string) => text.replace(/\s/g, '');
  /** The parts around the content on the screen. */
  const surroundings = ['Skip to content', 'Postcards, not spam', 'All rights reserved', 'Download brochure'];

  it('of an itinerary has every day, and no surrounding elements', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/itinerary/Goa`);
    await hidePreloader(page);
    // The bar is fixed now, and would be on every sheet.
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('button', { name: 'Back to top' }).waitFor();
    const text = await print(page);
    const { itineraries } = await product.db('destinations').where({ name: 'Goa' }).first('itineraries');
    expect(itineraries).toHaveLength(5);
    for (const { day, title, description } of itineraries) {
      expect(text).toContain(printed(`Day ${day}`));
      expect(text).toContain(printed(title));
      expect(text).toContain(printed(description.slice(0, 40)));
    }
    expect(text).toContain(printed('₹15,999'));
    for (const words of ['Safarnama Travels', '+91 98000 00001'])
      expect(text.split(printed(words)), `once: ${words}`).toHaveLength(2);
    for (const words of [...surroundings, 'Book Now', 'Enquire', 'Customer'])
      expect(text).not.toContain(printed(words));
    await page.emulateMedia({ media: 'print' });
    const heading = page.getByRole('heading', { level: 1 });
    // At once: under reduced motion nothing has a transition.
    expect(await heading.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(16, 48, 47)');
    const planner = page.getByRole('region', { name: 'Your planner' });
    expect(await planner.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid');
    const picture = await page.locator('main header img').first().boundingBox();
    const below = (picture?.y ?? 0) + (picture?.height ?? 0);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(below + 8);
  });

  it('keeps the ground of light text', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/contact`);
    await page.emulateMedia({ media: 'print' });
    const address = page.getByRole('complementary', { name: 'Find us' });
    // Browsers omit backgrounds otherwise, and print the light text grey.
    expect(await address.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe('exact');
  });

  it('of a wedding package has its programme and questions, and no surrounding elements', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/wedding/udaipur-lake`);
    await hidePreloader(page);
    const text = await print(page);
    const { programme, questions } = await product
      .db('wedding_destinations')
      .where({ slug: 'udaipur-lake' })
      .first('programme', 'questions');
    expect([programme.length, questions.length]).toEqual([4, 3]);
    for (const { description } of programme) expect(text).toContain(printed(description.slice(0, 40)));
    for (const { answer: response } of questions) expect(text).toContain(printed(response.slice(0, 40)));
    expect(text).toContain(printed('₹38,00,000'));
    for (const words of [...surroundings, 'Enquire', 'Similar wedding packages', 'WhatsApp'])
      expect(text).not.toContain(printed(words));
  });

  it('of a wishlist has every complete journey, and no surrounding elements', async () => {
    const destinations = await product.db('destinations').orderBy('id').limit(6).select('id', 'name');
    const page = await browser.open();
    const ids = destinations.map(({ id }) => `destination-${id}`).join(',');
    await page.goto(`${product.origin}/shortlist?ids=${ids}`);
    await hidePreloader(page);
    const text = await print(page);
    for (const { name } of destinations) expect(text).toContain(printed(name));
    for (const words of [...surroundings, 'Send these to us', 'WhatsApp', 'Copy link'])
      expect(text).not.toContain(printed(words));
    await page.emulateMedia({ media: 'print' });
    // The width of an A4 sheet between its margins.
    await page.setViewportSize({ width: 672, height: 900 });
    const table = page.getByRole('table');
    expect(await table.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(672);
    const price = table.getByText('₹15,999', { exact: true });
    expect(await price.evaluate((one) => one.getClientRects().length), 'in one line').toBe(1);
    expect((await price.boundingBox())?.height).toBeLessThan(24);
  });

  it('of an article has its text, and no surrounding elements', async () => {
    const { blog } = await demoEntries(product.db);
    const page = await browser.open();
    await page.goto(`${product.origin}/blog-details/${blog.id}`);
    await hidePreloader(page);
    const article = page.getByRole('article', { name: blog.title, exact: true });
    const paragraphs = await article.locator('p').allTextContents();
    const text = await print(page);
    expect(text).toContain(printed(blog.title));
    expect(text).toContain(printed((paragraphs.at(-1) ?? '').slice(0, 40)));
    for (const words of [...surroundings, 'Related Articles', 'Back to Blog Home'])
      expect(text).not.toContain(printed(words));
  });
});
