import { describe, expect, it } from 'vitest';
import { contactForm } from '../server/testing/enquiries.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

const people = ['Asha Naik', 'Ravi 100% Menon', 'Noor_Jahan', 'Tara Bose'];

describe.skipIf(!browserIsHere)('the desk of the enquiries', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('searches and filters in the address, comes back to it, and takes back what the server refused', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin');
    for (const [index, name] of people.entries()) {
      await page.request.post(`${product.origin}/api/contact/submit`, {
        data: contactForm({ name, email: `person${index}@example.com`, subject: `Plan of ${name}` }),
      });
    }
    await product.db('enquiries').where({ name: 'Tara Bose' }).update({ priority: 'urgent' });
    await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
    const table = page.getByRole('region').getByRole('table');
    const rows = (name: string) => table.getByRole('row').filter({ hasText: name });
    for (const name of people) await rows(name).waitFor();

    await page.getByLabel('Search enquiries').fill('100%');
    await rows('Asha Naik').waitFor({ state: 'detached' });
    await rows('Ravi 100% Menon').waitFor();
    await expect
      .poll(() => table.getByRole('row').count(), { message: 'head and one row: % is no wildcard' })
      .toBe(2);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await rows('Noor_Jahan').waitFor();

    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Priority', { exact: true }).selectOption('urgent');
    await rows('Asha Naik').waitFor({ state: 'detached' });
    await rows('Tara Bose').waitFor();
    expect(new URL(page.url()).search).toContain('priority=urgent');

    await page.getByRole('button', { name: 'View enquiry of Tara Bose' }).click();
    await page.getByRole('dialog').getByText('Plan of Tara Bose').first().waitFor();
    expect(new URL(page.url()).searchParams.get('enquiry')).toMatch(/^contact-\d+$/);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.waitForURL('**/admin/dashboard');
    await page.goBack();
    await rows('Tara Bose').waitFor();
    await page.goBack();
    await rows('Asha Naik').waitFor();
    await page.goForward();
    await rows('Asha Naik').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Priority', { exact: true }).inputValue()).toBe('urgent');
    await expect.poll(() => rows('Asha Naik').count()).toBe(0);

    const status = page.getByLabel("Status of Tara Bose's enquiry");
    const refuse = { success: false, error: 'The office is closed', code: 'refused', request_id: 'x' };
    await page.route('**/api/contact/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 403, json: refuse }) : route.continue(),
    );
    await status.selectOption('closed');
    await page.getByText("The status of Tara Bose's enquiry was not changed: The office is closed").waitFor();
    await expect.poll(() => status.inputValue(), { message: 'rolled back' }).toBe('new');
    await page.unroute('**/api/contact/*');
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /\/api\/contact\/\d+$/.test(answer.url()),
    );
    await status.selectOption('in_progress');
    expect((await stored).status()).toBe(200);
    expect((await product.db('enquiries').where({ name: 'Tara Bose' }).first()).status).toBe('in_progress');
  });

  it('is worked on a phone, and deletes after a question', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin');
    await page.goto(`${product.origin}/admin/enquiries?search=noor_jahan`);
    await page.getByRole('button', { name: 'View enquiry of Noor_Jahan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('person2@example.com').waitFor();
    await dialog.getByRole('button', { name: 'Take it' }).click();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: /assigned|took/i })
      .first()
      .waitFor();
    await dialog.getByLabel('Internal Notes').fill('Not finished yet');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await question.getByRole('heading', { name: 'Unsaved changes' }).waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => dialog.getByLabel('Internal Notes').inputValue()).toBe('Not finished yet');
    await dialog.getByLabel('Internal Notes').fill('');
    await dialog.getByRole('button', { name: 'Delete enquiry' }).click();
    await question.getByText('the enquiry of Noor_Jahan').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Enquiry deleted.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'View enquiry of Noor_Jahan' }).waitFor({ state: 'detached' });
    const answer = await page.request.get(`${product.origin}/api/enquiries`);
    expect(answer.status(), 'the list is not for everybody').toBe(401);
  });
});
