import { describe, expect, it } from 'vitest';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { sendDeletion } from './support/sendDeletion.ts';

describe.skipIf(!browserIsHere)('the words of the agency', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('of its chief are added, edited, chosen and deleted, and the home page shows the active one', async () => {
    const page = await browser.open();
    const visitor = await browser.open({ viewport: phone });
    const seesAtHome = async (text: string) => {
      await visitor.goto(product.origin);
      await visitor.getByText(text).waitFor();
    };
    await product.signIn(page, 'admin');
    await page.getByRole('link', { name: 'CEO Message', exact: true }).click();
    await page.getByText('No Active Message').waitFor();
    await page.getByRole('button', { name: 'Add Message' }).click();
    await page.getByRole('alert').getByText('Please enter a message').waitFor();

    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Travel slowly, and look twice.');
    await page.getByRole('button', { name: 'Add Message' }).click();
    await page.getByText('Daily message added successfully!').waitFor();
    await page.getByText('Active Message Set').waitFor();
    await seesAtHome('Travel slowly, and look twice.');

    await message.fill('The second thought.');
    await page.getByRole('button', { name: 'Add Message' }).click();
    const second = page.getByRole('row').filter({ hasText: 'The second thought' });
    await second.getByText('Inactive', { exact: true }).waitFor();
    await second.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('heading', { name: 'Edit Message' }).waitFor();
    await message.fill('Left alone again.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { name: 'Add Daily Message' }).waitFor();
    await second.getByRole('button', { name: /^Edit/ }).click();
    await message.fill('The second thought, <b>polished</b>.');
    await page.getByRole('button', { name: 'Update Message' }).click();
    await page.getByText('Message updated successfully!').waitFor();

    await second.getByRole('button', { name: /^Set as active/ }).click();
    await second.getByText('Active', { exact: true }).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: 'Travel slowly' })
      .getByText('Inactive', { exact: true })
      .waitFor();
    expect(await product.db('ceo_messages').where({ is_active: true }).pluck('message')).toEqual([
      'The second thought, <b>polished</b>.',
    ]);
    await seesAtHome('The second thought, <b>polished</b>.');

    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      return dialog.dismiss();
    });
    await second.getByRole('button', { name: /^Delete/ }).click();
    await expect.poll(() => second.count()).toBe(1);
    page.once('dialog', (dialog) => dialog.accept());
    await second.getByRole('button', { name: /^Delete/ }).click();
    await page.getByText('No Active Message').waitFor();
    await sendDeletion(page, 'Message deleted successfully!');
    await expect.poll(() => product.db('ceo_messages').where({ is_active: true })).toEqual([]);
    expect(asked).toEqual(['Are you sure you want to delete this message?']);
    await visitor.goto(product.origin);
    await visitor.getByRole('heading', { name: 'What we set out to do' }).waitFor();

    const longMessage = `${'Slow roads, long lunches. '.repeat(20)}That is all.`;
    await product.db('ceo_messages').update({ message: longMessage });
    const employee = await browser.open();
    await product.signIn(employee, 'employee', '/admin/ceo');
    await employee.getByText('View Only').waitFor();
    const text = employee.getByText('That is all.');
    const isCut = () => text.evaluate((element) => element.scrollWidth > element.clientWidth);
    await expect.poll(isCut).toBe(true);
    await employee.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(isCut).toBe(false);
    await expect.poll(() => employee.getByRole('button', { name: 'Add Message' }).count()).toBe(0);
  });

  it('of its settings are changed by an admin, checked, and on the public page without a restart', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    const name = page.getByLabel('Agency name');
    const save = page.getByRole('button', { name: 'Save Settings' });
    await name.waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await name.fill('Monsoon & Mangoes Travel');
    await page.getByLabel('Primary phone').fill('+91 98765 43210');
    await page.getByLabel('Facebook').fill('javascript:alert(1)');
    await page.getByText('3 fields changed').waitFor();
    await save.click();
    await page.locator('[aria-invalid=true]').waitFor();
    await expect.poll(() => page.locator('[aria-invalid=true]').getAttribute('name')).toBe('facebook_url');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('facebook_url');
    await page.getByLabel('Facebook').fill('https://facebook.example/mangoes');
    await save.click();
    await page.getByText('Settings saved. The website shows them now.').waitFor();
    await page.getByText('Everything is saved').waitFor();

    const visitor = await browser.open();
    await visitor.goto(`${product.origin}/contact`);
    await visitor.getByText('Monsoon & Mangoes Travel').first().waitFor();
    await visitor.getByText('+91 98765 43210').first().waitFor();
    await expect
      .poll(() => visitor.locator('a[href="https://facebook.example/mangoes"]').count())
      .toBeGreaterThan(0);
    expect(browser.complaints).toEqual([]);
  });
});
