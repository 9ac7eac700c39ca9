import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('a deletion in the back office', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();
  const subscribe = (email: string) =>
    product.db('subscribers').insert({ email, subscription_date: new Date(), updated_at: new Date() });
  const stored = () => product.db('subscribers').orderBy('email').pluck('email');

  async function remove(page: Page, email: string) {
    await page.getByRole('button', { name: `Delete ${email}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(email).waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText(email).waitFor({ state: 'detached' });
  }

  it('is undone by a button, and sent when the page is left before its time is over', async () => {
    await subscribe('asha@example.com');
    await subscribe('bela@example.com');
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', '/admin/newsletter');
    await remove(page, 'asha@example.com');
    await page.getByText('bela@example.com').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('asha@example.com').waitFor();
    await page.reload();
    await page.getByText('asha@example.com').waitFor();
    expect(await stored(), 'a deletion that is undone is not sent').toEqual([
      'asha@example.com',
      'bela@example.com',
    ]);

    await remove(page, 'asha@example.com');
    await page.goto('about:blank');
    await expect.poll(stored).toEqual(['bela@example.com']);
    expect(browser.complaints).toEqual([]);
  });

  it('is sent by a sign-out, which ends the session after a confirmation', async () => {
    await product.db('subscribers').delete();
    await subscribe('asha@example.com');
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/newsletter');
    await remove(page, 'asha@example.com');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign Out' });
    await question.getByText('Are you sure you want to sign out of your account?').waitFor();
    await question.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/admin/login*');
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
    expect(await stored()).toEqual([]);
    expect(browser.complaints).toEqual([]);
  });
});
