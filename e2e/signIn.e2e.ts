import { describe, expect, it } from 'vitest';
import { buildUser, testPassword } from '../server/testing/buildUser.ts';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { holdRequests } from './support/holdRequests.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('entering and leaving the back office', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();

  it('requires sign-in, shows errors, and then opens the requested page', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/admin/enquiries?status=new`);
    await page.waitForURL('**/admin/login**');
    await page.getByText('Welcome Back').waitFor();
    await page.getByLabel('Email or Username').fill('nobody');
    await page.locator('input[type=password]').fill('wrong password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Invalid credentials').waitFor();
    const { email } = await buildUser(product.db);
    await page.getByLabel('Email or Username').fill(email);
    await page.locator('input[type=password]').fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/admin/enquiries?status=new');
    await page.goto(`${product.origin}/admin/login`);
    await page.waitForURL('**/admin/dashboard');
    await page.goto(`${product.origin}/admin/no-such-page`);
    await page.waitForURL('**/admin/dashboard');
  });

  it('records what is typed into the sign-in form before its script runs', async () => {
    const { email } = await buildUser(product.db);
    const page = await browser.open({ withoutCache: true });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(`${product.origin}/admin/login`, { waitUntil: 'commit' });
    await page.getByLabel('Email or Username').fill(email);
    await page.locator('input[type=password]').fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    expect(page.url()).toBe(`${product.origin}/admin/login`);
    release();
    await page.waitForURL('**/admin/dashboard');
    expect(browser.complaints).toEqual([]);
  });

  it.each(['dark', 'light'])('hydrates the sign-in form in the %s scheme as it was sent', async (scheme) => {
    const page = await browser.open();
    await page.goto(`${product.origin}/robots.txt`);
    await page.evaluate((chosen) => localStorage.setItem('admin_theme', chosen), scheme);
    await page.goto(`${product.origin}/admin/login`, { waitUntil: 'commit' });
    const form = page.locator('form');
    const placeOfForm = async () => JSON.stringify(await form.boundingBox());
    await form.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const asSent = await placeOfForm();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(scheme);
    // only the script marks the field
    await page.locator('.Mui-focused input[name=name]').waitFor();
    expect(await placeOfForm()).toBe(asSent);
    expect(browser.complaints).toEqual([]);
  });

  it('requests a new sign-in over the page when a session has ended, and preserves typed text', async () => {
    const page = await browser.open();
    await page.request.post(`${product.origin}/api/contact/submit`, {
      data: {
        name: 'Patient Visitor',
        email: 'p@example.com',
        subject: 'A trip',
        message: 'Please write when you can.',
      },
    });
    await product.signIn(page, 'admin', '/admin/enquiries');
    await page.getByRole('button', { name: 'View enquiry of Patient Visitor' }).click();
    await page.getByRole('tab', { name: 'Internal note' }).click();
    await page.getByLabel('Internal Notes').fill('Typed before the session ended.');
    await product.db('sessions').update({ ends_at: new Date(Date.now() - 1000) });
    // Not a click of the mouse: another call of the screen may detect it first and cover the button.
    await page.getByRole('button', { name: 'Save Notes' }).dispatchEvent('click');
    await page
      .getByText(/session has expired/i)
      .first()
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator('input[type=password]').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Notes saved.').waitFor();
    expect(await product.db('enquiry_notes').pluck('body')).toEqual(['Typed before the session ended.']);
  });

  it('says that its script did not arrive, and loads it again', async () => {
    const page = await browser.open({ withoutCache: true });
    await product.signIn(page, 'admin');
    await page.route('**/assets/libraries-*.js', (route) => route.abort());
    await page.goto(`${product.origin}/admin/blog`);
    await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Blog Management' }).waitFor();
  });

  it('shows that the browser is offline when a screen cannot be loaded, and loads it when it is online again', async () => {
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

  it.each(['dark', 'light'])('has no axe violations in the %s theme', async (theme) => {
    const page = await browser.open();
    await page.addInitScript((name) => localStorage.setItem('admin_theme', name), theme);
    await page.goto(`${product.origin}/admin/login`);
    await page.getByText('Welcome Back').waitFor();
    expect(await accessibilityProblems(page), 'login').toEqual([]);
    if (theme === 'light') return;
    await page.setViewportSize(phone);
    for (const path of ['dashboard', 'enquiries']) {
      await product.signIn(page, 'admin', `/admin/${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await accessibilityProblems(page), `${path} on a phone`).toEqual([]);
    }
  });
});
