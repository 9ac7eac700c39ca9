import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testPassword } from '../server/testing/buildUser.ts';
import { pngBytes } from '../server/testing/enquiries.ts';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

const title = 'Two Hands on One Text';

describe.skipIf(!browserIsHere)('the work of staff', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();

  async function openEntry(page: Page) {
    await page.goto(`${product.origin}/admin/news`);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await page.getByLabel('Excerpt').waitFor();
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
  const stored = async () => (await product.db('posts').where({ title }).first()).excerpt;

  it('is never overwritten by a colleague without a question', async () => {
    const [first, second] = [await browser.open(), await browser.open()];
    await product.signIn(second, 'admin', '/admin/news');
    await product.signIn(first, 'employee', '/admin/news?new=1');
    await first.getByLabel('Title').first().fill(title);
    await first.getByLabel('Excerpt').fill('As it began.');
    await first.getByRole('textbox', { name: 'Content', exact: true }).click();
    await first.keyboard.type('One text.');
    await first.getByRole('button', { name: 'Create article' }).click();
    await first.getByText('News saved successfully!').waitFor();

    await openEntry(first);
    await openEntry(second);
    await first.getByLabel('Excerpt').fill('What the first wrote.');
    await save(first);
    await first.getByRole('dialog').waitFor({ state: 'hidden' });
    await second.getByLabel('Excerpt').fill('What the second wrote.');
    await second.getByLabel('Source').fill('The station');
    const refused = second.waitForResponse((response) => response.request().method() === 'PUT');
    await save(second);
    expect((await refused).status()).toBe(409);
    const question = second.getByRole('alertdialog');
    await question.getByText('Someone else has changed this entry').waitFor();
    expect(await accessibilityProblems(second)).toEqual([]);
    await expect.poll(stored).toBe('What the first wrote.');

    await question.getByRole('button', { name: 'Reload theirs' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => second.getByLabel('Excerpt').inputValue()).toBe('What the first wrote.');
    await second.getByRole('button', { name: 'Restore draft' }).click();
    await expect.poll(() => second.getByLabel('Excerpt').inputValue()).toBe('What the second wrote.');
    await expect
      .poll(() => second.getByLabel('Source').inputValue(), { message: 'nothing lost' })
      .toBe('The station');

    await openEntry(first);
    await first.getByLabel('Excerpt').fill('The first, once more.');
    await save(first);
    await first.getByRole('dialog').waitFor({ state: 'hidden' });
    await save(second);
    await question.getByRole('button', { name: 'Overwrite with mine' }).click();
    await second.getByText('News saved successfully!').waitFor();
    await expect.poll(stored).toBe('What the second wrote.');
  });

  it('is never left unsaved without a warning', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/destinations');
    await page.getByRole('button', { name: 'Add New Destination' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Destination' });
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    const keep = async () => {
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await question.waitFor({ state: 'hidden' });
      await expect.poll(() => form.getByLabel('Name').first().inputValue()).toBe('Half a thought');
    };
    await form.getByLabel('Name').first().fill('Half a thought');
    await page.keyboard.press('Escape');
    await keep();
    await page.goBack();
    await keep();
    await form.getByRole('button', { name: 'Cancel', exact: true }).click();
    await keep();
    const warned = page.waitForEvent('dialog');
    // The browser's own question. Playwright's reload would continue to wait for the page.
    await page.evaluate(() => setTimeout(() => location.reload()));
    const warning = await warned;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await form.getByRole('button', { name: 'Cancel', exact: true }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await form.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });

  it('survives a session that ends while it is typed', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/destinations?new=1');
    const form = page.getByRole('dialog', { name: 'Add New Destination' });
    await form.getByLabel('Name').first().fill('Typed with patience');
    await form.getByLabel('Starting price').fill('12000');
    await form.locator('input[type=file]').first().setInputFiles({
      name: 'lake.png',
      mimeType: 'image/png',
      buffer: pngBytes,
    });
    await form.getByRole('img', { name: 'Destination image, preview' }).waitFor();
    await product.db('sessions').update({ ends_at: new Date(Date.now() - 1000) });
    await form.getByRole('button', { name: 'Add destination' }).click();
    const door = page.getByRole('dialog').filter({ hasText: /session has expired/i });
    await door.waitFor();
    expect(await product.db('destinations').select()).toEqual([]);
    await door.locator('input[type=password]').fill(testPassword);
    await door.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Destination added.').waitFor();
    expect(await product.db('destinations').pluck('name')).toEqual(['Typed with patience']);
  });
});
