import { describe, expect, it } from 'vitest';
import { testPassword } from '../server/testing/buildUser.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('unsaved work', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();

  it('survives a reload as a draft', async () => {
    const page = await browser.open();
    page.on('dialog', (dialog) => void dialog.accept());
    await product.signIn(page, 'admin', '/admin/destinations?new=1');
    const name = page.getByRole('dialog', { name: 'Add New Destination' }).getByLabel('Name').first();
    await name.fill('Munnar');
    await page.reload();
    await page.getByText(/^A draft from .* was not saved\.$/).waitFor();
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect.poll(() => name.inputValue()).toBe('Munnar');
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
