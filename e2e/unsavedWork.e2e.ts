import { describe, expect, it } from 'vitest';
import { testPassword } from '../server/testing/buildUser.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

describe.skipIf(!browserIsHere)('unsaved work', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();

  it('survives a reload as a draft, which overwrites nothing without a question', async () => {
    const colleague = await staffApi(product, 'admin');
    const { destination } = await colleague('POST', '/destinations/create', {
      name: 'Munnar',
      image: '/uploads/images/munnar.jpg',
      starting_price: 18_999,
    });
    const page = await browser.open();
    page.on('dialog', (dialog) => void dialog.accept());
    await product.signIn(page, 'admin', `/admin/destinations?edit=${destination.id}`);
    const price = page.getByLabel('Starting price');
    await price.fill('21,000');
    await colleague('PUT', `/destinations/${destination.id}`, { starting_price: 19_500 });
    await page.reload();
    await page.getByText(/^A draft from .* was not saved\. Someone has changed the entry since/).waitFor();
    expect(await price.inputValue()).toBe('19500');
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect.poll(() => price.inputValue()).toBe('21,000');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Overwrite with mine' }).click();
    await page.getByText('Destination updated.').waitFor();
    const stored = await product.db('destinations').where({ id: destination.id }).first();
    expect(Number(stored.starting_price)).toBe(21_000);

    await page.goto(`${product.origin}/admin/destinations?edit=${destination.id}`);
    await expect.poll(() => price.inputValue()).toBe('21000');
    expect(await page.getByText(/^A draft from/).count()).toBe(0);
  });

  it('stays when another tab signs out, and is saved after a new sign-in', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/ceo');
    const message = page.locator('form textarea[name=message]');
    await message.fill('Half a thought.');
    const other = await page.context().newPage();
    await other.goto(`${product.origin}/admin/dashboard`);
    await other.evaluate(() => {
      localStorage.removeItem('admin_user');
      localStorage.removeItem('admin_token');
    });
    await page.getByText('Your session has expired. Sign in again to continue.').waitFor();
    expect(await message.inputValue()).toBe('Half a thought.');
    await page.locator('input[type=password]').fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Add Message' }).click();
    await page.getByText('Daily message added successfully!').waitFor();
    expect(await product.db('ceo_messages').pluck('message')).toEqual(['Half a thought.']);
  });
});
