import { describe, expect, it } from 'vitest';
import { buildUser } from '../server/testing/buildUser.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('the back office when something fails', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it('takes the question about unsaved changes back when the save succeeds meanwhile', async () => {
    const page = await browser.open({ withoutCache: true });
    await product.signIn(page, 'admin', '/admin/destinations');
    await page.getByRole('button', { name: 'Edit Goa' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Destination' });
    await editor.getByLabel('Best time to visit').fill('November to March');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/destinations/*', async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await question.waitFor();
    release();
    await editor.waitFor({ state: 'detached' });
    await question.waitFor({ state: 'detached' });
  });

  it('says that one is offline when a screen cannot be loaded, and loads it once one is online', async () => {
    const page = await browser.open({ withoutCache: true });
    await product.signIn(page, 'admin');
    await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'CEO Message', exact: true }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'You are offline' });
    await failure.waitFor();
    expect(await failure.textContent()).not.toContain('.js');
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await failure.waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'CEO Daily Message' }).waitFor();
  });

  it('says when sign-in can be tried again', async () => {
    const { email } = await buildUser(product.db);
    const page = await browser.open();
    await page.goto(`${product.origin}/admin/login`);
    await page.getByLabel('Email or Username').fill(email);
    await page.locator('input[type=password]').fill('not the password');
    const refused = page.getByText(/You can try again at \d\d:\d\d\./);
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const answered = page.waitForResponse('**/api/auth/login');
      await page.getByRole('button', { name: 'Sign In' }).click();
      const status = (await answered).status();
      expect(status).toBe(attempt <= 5 ? 401 : 429);
    }
    await refused.waitFor();
  });
});
