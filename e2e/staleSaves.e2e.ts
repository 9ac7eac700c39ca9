import { describe, expect, it } from 'vitest';
import { buildUser } from '../server/testing/buildUser.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

describe.skipIf(!browserIsHere)('a save that somebody else overtook', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();

  it('of an account asks, shows theirs, brings back mine, and then saves', async () => {
    const user = await buildUser(product.db, { first_name: 'Kabir', last_name: 'Anand' });
    const colleague = await staffApi(product, 'super_admin');
    const page = await browser.open();
    await product.signIn(page, 'super_admin', '/admin/users');
    await page.getByRole('button', { name: 'Edit Kabir Anand' }).click();
    const form = page.getByRole('dialog', { name: 'Edit User' });
    await form.getByLabel('Phone').fill('+91 1');
    await colleague('PUT', `/users/${user.id}`, { phone: '+91 2' });
    await form.getByRole('button', { name: 'Save Changes' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Someone else has changed this entry').waitFor();
    await question.getByRole('button', { name: 'Reload theirs' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => form.getByLabel('Phone').inputValue()).toBe('+91 2');
    await form.getByRole('button', { name: 'Restore my changes' }).click();
    await expect.poll(() => form.getByLabel('Phone').inputValue()).toBe('+91 1');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await form.waitFor({ state: 'hidden' });
    expect(await product.db('users').where({ id: user.id }).first()).toMatchObject({ phone: '+91 1' });
  });

  it('of the daily message can be put over theirs', async () => {
    const colleague = await staffApi(product, 'admin');
    const { data } = await colleague('POST', '/ceo/create', { message: 'As it began.' });
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/ceo');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.locator('form textarea[name=message]').fill('What I wrote.');
    await colleague('PUT', `/ceo/${data.id}`, { message: 'What they wrote.' });
    await page.getByRole('button', { name: 'Update Message' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Overwrite with mine' }).click();
    await page.getByText('Message updated successfully!').waitFor();
    expect(await product.db('ceo_messages').where({ id: data.id }).first()).toMatchObject({
      message: 'What I wrote.',
    });
  });

  it('of the settings asks, shows theirs, and puts mine over them without the rest', async () => {
    const colleague = await staffApi(product, 'admin');
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/settings');
    const name = page.getByLabel('Agency name');
    await name.fill('Konkan Trails');
    await colleague('PUT', '/settings', { agency_name: 'Malabar Trails', address: '7 Their Street' });
    await page.getByRole('button', { name: 'Save Settings' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Reload theirs' }).click();
    await expect.poll(() => name.inputValue()).toBe('Malabar Trails');
    await page.getByRole('button', { name: 'Restore my changes' }).click();
    await expect.poll(() => name.inputValue()).toBe('Konkan Trails');
    await colleague('PUT', '/settings', { agency_name: 'Coorg Trails' });
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await question.getByRole('button', { name: 'Overwrite with mine' }).click();
    await page.getByText('Settings saved. The website shows them now.').waitFor();
    expect(await product.db('settings').first()).toMatchObject({
      changed: { agency_name: 'Konkan Trails', address: '7 Their Street' },
    });
  });
});
