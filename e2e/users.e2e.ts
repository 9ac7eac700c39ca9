import { describe, expect, it } from 'vitest';
import { buildUser } from '../server/testing/buildUser.ts';
import { eventually } from '../server/testing/eventually.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { sendDeletion } from './support/sendDeletion.ts';

describe.skipIf(!browserIsHere)('the users of the back office', () => {
  const product = useProduct();
  const browser = useBrowser();
  const userOf = (username: string) => product.db('users').where({ username }).first();

  it('are created with complaints where they belong, edited, put to rest and deleted by an admin', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    const save = dialog.getByRole('button', { name: 'Create User' });

    await save.click();
    for (const text of ['First name', 'Last name', 'Username', 'Email']) {
      await dialog.getByText(`${text} is required`).first().waitFor();
    }
    expect(
      await dialog.getByLabel('Role').locator('option').allTextContents(),
      'an admin makes no admins',
    ).toEqual(['Employee', 'Visitor']);
    await dialog.getByLabel('First name').fill('Kabir');
    await dialog.getByLabel('Last name').fill('Anand');
    await dialog.getByLabel('Username').fill('kabir');
    await dialog.getByLabel('Email').fill('kabir@');
    await dialog.getByLabel('Phone').fill('+91 98220 12345');
    await dialog.getByLabel('Password', { exact: false }).first().fill('short');
    await dialog.getByLabel('Confirm password').fill('shorter');
    await save.click();
    await dialog.getByRole('alert').getByText('Passwords do not match').waitFor();
    await dialog.getByText('Please enter a valid email address').waitFor();
    await dialog.getByLabel('Confirm password').fill('short');
    await save.click();
    await dialog.getByRole('alert').getByText('Password must be at least 8 characters long').waitFor();
    for (const field of ['Password', 'Confirm password']) {
      await dialog.getByLabel(field, { exact: false }).first().fill('a long enough one');
    }
    await dialog.getByLabel('Confirm password').fill('a long enough one');
    const taken = await buildUser(product.db);
    await dialog.getByLabel('Email').fill(taken.email.toUpperCase());
    await save.click();
    await dialog.getByText('Email already exists').first().waitFor();
    await dialog.getByLabel('Email').fill('kabir@example.com');
    await save.click();
    await page.getByText('User created successfully').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await userOf('kabir')).toMatchObject({ user_type: 'employee', status: 'active' });

    await page.getByRole('button', { name: 'Edit Kabir Anand' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit User' });
    await expect.poll(() => editor.locator('input[type=password]').count()).toBe(0);
    await editor.getByLabel('Last name').fill('Anand-Rao');
    await editor.getByLabel('Role').selectOption('visitor');
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('User updated successfully').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Kabir Anand-Rao' });
    await row.getByText('Visitor', { exact: true }).waitFor();

    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await row.getByText('Inactive', { exact: true }).waitFor();
    expect((await userOf('kabir')).status).toBe('inactive');
    await row.getByRole('button', { name: /^Activate/ }).click();
    await row.getByText('Active', { exact: true }).waitFor();

    await row.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete User' });
    await question
      .getByText('Are you sure you want to delete this user? This action cannot be undone.')
      .waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    await sendDeletion(page, 'User deleted successfully');
    await expect.poll(() => userOf('kabir')).toBeUndefined();
    const answer = await page.request.post(`${product.origin}/api/auth/login`, {
      data: { username: 'kabir', password: 'a long enough one' },
    });
    expect(answer.status()).toBe(401);
  });

  it('are found by search and role, kept in the address; admins are not for admins to touch', async () => {
    await buildUser(product.db, { first_name: 'Zoya', last_name: 'Khan', user_type: 'visitor' });
    await buildUser(product.db, { first_name: 'Boss', last_name: 'Above', user_type: 'super_admin' });
    await buildUser(product.db, { first_name: 'Other', last_name: 'Admin', user_type: 'admin' });
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/users');
    const table = page.getByRole('table', { name: 'Users' });
    for (const name of ['Boss Above', 'Other Admin']) {
      const row = table.getByRole('row').filter({ hasText: name });
      await row.getByText('View only').waitFor();
      await expect.poll(() => row.getByRole('button').count(), { message: name }).toBe(0);
    }
    await page.getByLabel('Search users').fill('zoya');
    await table.getByRole('row').filter({ hasText: 'Boss Above' }).waitFor({ state: 'detached' });
    await table.getByText('Zoya Khan').waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('zoya');
    await page.reload();
    await table.getByText('Zoya Khan').waitFor();
    await expect.poll(() => page.getByLabel('Search users').inputValue()).toBe('zoya');
    await page.getByLabel('Role', { exact: true }).selectOption('employee');
    await page.getByText('Zoya Khan').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByLabel('Role', { exact: true }).selectOption('super_admin');
    await table.getByText('Boss Above').waitFor();
    await eventually(async () => (await table.getByText('Super Administrator').count()) === 1);

    await page.route('**/api/users?*', (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: 'Internal server error', code: 'internal', request_id: 'x' },
      }),
    );
    await page.getByLabel('Role', { exact: true }).selectOption('');
    await page.getByText('Failed to fetch users').first().waitFor({ timeout: 30_000 });
  });
});
