import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('reviews', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it('are shown without a script, with structured data', async () => {
    const page = await browser.open({ javaScriptEnabled: false, viewport: phone });
    await page.goto(`${product.origin}/itinerary/Goa`);
    await page.getByText('4.7 of 5 from 3 reviews').waitFor();
    await page.getByText('A guest, ').waitFor();
    expect(await page.getByText('Ritu Bansal').count(), 'did not agree to be named').toBe(0);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const nodes = facts.flatMap((text) => JSON.parse(text));
    expect(nodes).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        aggregateRating: expect.objectContaining({ ratingValue: 4.7, reviewCount: 3 }),
      }),
    );
    await page.goto(`${product.origin}/itinerary/Dubai`);
    await page.getByRole('heading', { level: 1, name: 'Dubai' }).waitFor();
    expect(await page.getByText('What guests say').count(), 'nothing without reviews').toBe(0);
    await page.goto(product.origin);
    const strip = page.getByRole('region', { name: 'What guests say' });
    expect(await strip.getByRole('listitem').count()).toBe(3);
  });

  it('appear on the site when staff add and publish them, and disappear when they are rejected', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin');
    await page.getByRole('link', { name: 'Reviews', exact: true }).click();
    await page.getByRole('button', { name: 'Add Review' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Journey' }).selectOption('Dubai');
    await form.getByLabel('Month of travel').fill('2026-02');
    await form.getByLabel('Name of the guest').fill('Lakshmi Menon');
    await form.getByLabel('The guest agrees').check();
    await form.getByRole('textbox', { name: 'Review' }).fill('Quieter than we had feared.');
    await form.getByRole('button', { name: 'Add review' }).click();
    await form.getByText('Please choose one to five stars').first().waitFor();
    await form.locator('label', { hasText: '4 Stars' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await form.getByRole('button', { name: 'Add review' }).click();
    await page.getByText('Review added.').waitFor();

    const visitor = await browser.open({ javaScriptEnabled: false });
    const isShown = async () => {
      await visitor.goto(`${product.origin}/itinerary/Dubai`);
      return (await visitor.getByText('Quieter than we had feared.').count()) === 1;
    };
    expect(await isShown(), 'pending').toBe(false);
    const state = page.getByLabel('State of the review of Lakshmi Menon');
    await state.selectOption('Published');
    await expect.poll(isShown).toBe(true);
    await state.selectOption('Rejected');
    await expect.poll(isShown).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('are not published on the way to another state by the keyboard', async () => {
    const { id, guest_name: name } = await product.db('reviews').where({ state: 'published' }).first();
    await product.db('reviews').where({ id }).update({ state: 'pending' });
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/reviews');
    await page.getByLabel(`State of the review of ${name}`).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    const state = async () => (await product.db('reviews').where({ id }).first()).state;
    await expect.poll(state).toBe('rejected');
    const events = product.db('events').where({ entity_type: 'review', entity_id: id });
    expect(await events.orderBy('id').pluck('type')).toEqual(['review.created', 'review.rejected']);
  });
});
