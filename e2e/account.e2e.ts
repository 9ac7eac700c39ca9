import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { totpCode } from '../server/modules/accounts/authentication/totp.ts';
import { buildUser, testPassword } from '../server/testing/buildUser.ts';
import { eventually } from '../server/testing/eventually.ts';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

const chosen = 'a password of my own';

describe.skipIf(!browserIsHere)('an account', () => {
  const product = useProduct();
  const browser = useBrowser();

  /** The link of the newest mail to an address. */
  const linkTo = (email: string, subject: string) =>
    eventually(() => {
      const mail = product.smtp.messages.findLast(
        (one) => one.envelope.to[0] === email && one.subject?.startsWith(subject),
      );
      const link = mail?.text?.match(/https?:\/\/\S*reset-password\?token=[\w-]+/)?.[0];
      if (!link) throw new Error(`No mail "${subject}" to ${email}`);
      return link;
    });

  async function enter(page: Page, email: string, password: string) {
    await page.getByLabel('Email or Username').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  }

  async function choosePassword(page: Page) {
    await page.getByLabel('New password').fill(chosen);
    await page.getByLabel('Confirm password').fill(chosen);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your password is set.').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
  }

  it('whose password is forgotten is restored by mail with a link that works once', async () => {
    const user = await buildUser(product.db);
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/admin/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
    await page.getByLabel('Email').fill('nobody at all');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByLabel('Email').fill(user.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('If there is an account with this address').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    const link = await linkTo(user.email, 'Choose a new password');
    expect(new URL(link).origin).toBe(product.origin);
    const response = await page.goto(link);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await page.getByText(`For ${user.email}`).waitFor();
    expect(page.url()).toBe(`${product.origin}/admin/reset-password`);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Passwords do not match').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await choosePassword(page);
    await enter(page, user.email, chosen);
    await page.waitForURL('**/admin/dashboard');

    await page.goto(link);
    await page.getByText('This link does not work any more.').waitFor();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.waitForURL('**/admin/forgot-password');
  });

  it('that an admin creates without a password is opened by the invitation', async () => {
    const admin = await browser.open();
    await product.signIn(admin, 'admin', '/admin/users');
    await admin.getByRole('button', { name: 'Add New User' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Add New User' });
    const email = 'ira@example.com';
    for (const [label, text] of Object.entries({
      'First name': 'Ira',
      'Last name': 'Pinto',
      Username: 'ira',
      Email: email,
    }))
      await dialog.getByLabel(label).fill(text);
    await dialog.getByText('Leave the password empty to mail an invitation').waitFor();
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await admin.getByText('An invitation is on its way.').waitFor();
    const row = admin.getByRole('row').filter({ hasText: 'Ira Pinto' });
    await row.getByText('Invited', { exact: true }).waitFor();

    const first = await linkTo(email, 'Your account at');
    await row.getByRole('button', { name: 'Send invitation again to Ira Pinto' }).click();
    await admin.getByText('The invitation is on its way.').waitFor();
    const link = await eventually(async () => {
      const newest = await linkTo(email, 'Your account at');
      if (newest === first) throw new Error('The second invitation is still to come');
      return newest;
    });

    const page = await browser.open();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Welcome, Ira' }).waitFor();
    await choosePassword(page);
    await enter(page, email, chosen);
    await page.waitForURL('**/admin/dashboard');
  });

  it('is protected by a second factor, and its sessions can be ended in a list', async () => {
    const user = await buildUser(product.db, { user_type: 'visitor' });
    const page = await browser.open();
    const signOut = async () => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
      await page.getByText('Welcome Back').waitFor();
    };
    /** As if half a minute had passed since the last code. */
    const passTime = () => product.db('second_factors').where({ user_id: user.id }).update({ last_step: 0 });

    await page.goto(`${product.origin}/admin/login`);
    await enter(page, user.email, testPassword);
    await page.waitForURL('**/admin/dashboard');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await page.getByText('This browser').waitFor();

    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(testPassword);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const secret = (await dialog.getByLabel('Key').inputValue()).replaceAll(' ', '');
    await dialog.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, new Date()));
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('Your second factor is on.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const codes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();

    await signOut();
    await enter(page, user.email, testPassword);
    await page.getByText('Enter the code from your authenticator app.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('This code is wrong or was used already.').waitFor();
    await passTime();
    await page.getByLabel('Code').fill(totpCode(secret, new Date()));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/admin/dashboard');

    // Another browser, without the phone.
    const other = await browser.open({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0',
    });
    await other.goto(`${product.origin}/admin/login?return_to=%2Fadmin%2Faccount`);
    await enter(other, user.email, testPassword);
    await other.getByRole('button', { name: 'Use a recovery code' }).click();
    await other.getByLabel('Recovery code').fill(codes[0] ?? '');
    await other.getByRole('button', { name: 'Sign In' }).click();
    await other.waitForURL('**/admin/account');
    await other.getByText('9 recovery codes are left.').waitFor();

    await page.goto(`${product.origin}/admin/account`);
    await page.getByRole('button', { name: /^End the session of Firefox on Linux, signed in \d/ }).click();
    await page.getByText('The session was ended.').waitFor();
    await page.getByText('Firefox on Linux').waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'Account menu' }).click();
    await other.getByRole('menuitem', { name: 'Refresh Token' }).click();
    await other.getByText('The token could not be refreshed.').waitFor();

    await page.getByLabel('Current password').fill(testPassword);
    await page.getByLabel('New password').first().fill(chosen);
    await page.getByLabel('Confirm new password').fill(chosen);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password was changed.').waitFor();
    await page.reload();
    await page.getByText('This browser').waitFor();
  });
});
