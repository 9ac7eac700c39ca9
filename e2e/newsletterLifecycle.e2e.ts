import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../server/testing/eventually.ts';
import type { ReceivedMail } from '../server/testing/smtp.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { sendDeletion } from './support/sendDeletion.ts';

const email = 'asha.of.the.long.address@example.com';

const getHeader = (mail: ReceivedMail, name: string) =>
  mail.headers.find(({ key }) => key === name.toLowerCase())?.value ?? '';

async function exported(page: Page, format: string) {
  await page.getByRole('button', { name: 'Export Subscribers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Subscribers' });
  await dialog.getByLabel('Format').selectOption(format);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  await dialog.waitFor({ state: 'hidden' });
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

describe.skipIf(!browserIsHere)('the newsletter', () => {
  const product = useProduct();
  const browser = useBrowser();
  const stored = () => product.db('subscribers').where({ email }).first();
  const mailWith = (text: RegExp) =>
    eventually(() => {
      const found = product.smtp.messages.find((mail) => text.test(mail.text ?? ''));
      if (!found) throw new Error(`No mail with ${text}`);
      return found;
    });

  it('works from sign-up through confirmation and export to unsubscribing with one click', async () => {
    const visitor = await browser.open({ viewport: phone });
    await visitor.goto(`${product.origin}/contact`);
    const field = visitor.getByLabel('Your email address');
    await field.fill('nowhere');
    await visitor.getByRole('button', { name: 'Subscribe' }).click();
    await visitor.getByText('Please enter a valid email address').waitFor();
    await field.fill(email);
    await visitor.getByRole('button', { name: 'Subscribe' }).click();
    await visitor
      .getByText('Thank you for subscribing! Please check your email to confirm your subscription.')
      .waitFor();
    await field.fill(email.toUpperCase());
    await visitor.getByRole('button', { name: 'Subscribe' }).click();
    await eventually(async () => (await product.db('subscribers').select()).length === 1);

    const staff = await browser.open();
    await product.signIn(staff, 'admin', '/admin/newsletter');
    const row = staff.getByRole('row').filter({ has: staff.locator(`[title="${email}"]`) });
    await row.getByText('Pending', { exact: true }).waitFor();

    const invitation = await mailWith(/action=verify/);
    const link = invitation.text?.match(/https?:\/\/\S*action=verify\S*/)?.[0] ?? '';
    expect(new URL(link).origin).toBe(product.origin);
    // Confirmation needs more than the requests of mail scanners.
    expect((await staff.request.get(link)).status()).toBe(200);
    expect((await stored()).verification_date).toBeNull();
    await visitor.goto(link);
    const addresses = await (await visitor.request.get(link)).text();
    for (const address of [/"(\/pictures\/brand\/mark\.svg)"/, /"(\/assets\/figtree-latin-\S+\.woff2)"/]) {
      const path = addresses.match(address)?.[1];
      expect((await visitor.request.get(`${product.origin}${path}`)).status(), String(address)).toBe(200);
    }
    const loaded = () =>
      visitor.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    await eventually(async () => (await loaded()) === 2);
    await visitor.getByText('Thank you! Your subscription is confirmed.').waitFor();
    expect((await stored()).verification_date).not.toBeNull();

    await staff.getByRole('button', { name: 'Refresh', exact: true }).click();
    await row.getByText('Verified', { exact: true }).waitFor();
    await staff.getByRole('button', { name: 'Bulk Update' }).click();
    await staff.getByText('Please select subscribers to update').waitFor();
    await staff.getByLabel('Select all').check();
    await staff.getByRole('button', { name: 'Bulk Update (1)' }).click();
    const bulk = staff.getByRole('dialog', { name: 'Bulk Update' });
    await bulk.getByLabel('Status').selectOption('bounced');
    await bulk.getByRole('button', { name: 'Update' }).click();
    await staff.getByText('Subscribers updated successfully').waitFor();
    const status = staff.getByLabel(`Status of ${email}`);
    await eventually(async () => (await status.inputValue()) === 'bounced');
    await status.selectOption('active');
    await eventually(async () => (await stored()).status === 'active');

    const csv = await exported(staff, 'csv');
    expect(csv.name).toMatch(/^newsletter_subscribers_all_\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.text.startsWith('\uFEFF')).toBe(true);
    expect(csv.text).toContain(`"${email}"`);
    await staff.getByText('Successfully exported 1 subscribers as CSV').waitFor();
    const json = await exported(staff, 'json');
    expect(json.name).toMatch(/\.json$/);
    expect(JSON.parse(json.text)).toMatchObject([
      { email, status: 'active', verified: true, verification_token: null },
    ]);

    await staff.goto(`${product.origin}/admin/newsletter?q=somebody-else`);
    const searched = await exported(staff, 'json');
    expect(JSON.parse(searched.text), 'the export follows the search of the list').toEqual([]);
    await staff.goto(`${product.origin}/admin/newsletter`);

    const welcome = await mailWith(/welcome/i);
    const unsubscribe = getHeader(welcome, 'List-Unsubscribe').match(/<(http[^>]+)>/)?.[1] ?? '';
    expect(getHeader(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    await visitor.goto(unsubscribe);
    await visitor.getByRole('button', { name: 'Unsubscribe' }).waitFor();
    expect((await stored()).status, 'a GET unsubscribes nobody').toBe('active');
    const click = await staff.request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(click.status()).toBe(200);
    await staff.getByRole('button', { name: 'Refresh', exact: true }).click();
    await eventually(async () => (await status.inputValue()) === 'unsubscribed');
    await staff.getByRole('button', { name: `View details of ${email}` }).click();
    const details = staff.getByRole('dialog', { name: 'Subscriber Details' });
    await details.getByText('Unsubscribed', { exact: true }).first().waitFor();
    await details.getByRole('button', { name: 'Close' }).click();

    await staff.getByRole('button', { name: `Delete ${email}` }).click();
    const question = staff.getByRole('alertdialog');
    await question.getByText('Are you sure you want to delete this subscriber?').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await staff.getByText('No subscribers found').waitFor();
    await sendDeletion(staff, 'deleted');
    await expect.poll(stored).toBeUndefined();
  });

  it('renders only the rows in view when 1,000 are shown, and is read-only for an employee', async () => {
    await product.db('subscribers').delete();
    await product.db.raw(
      `insert into subscribers (email, subscription_date, updated_at)
       select 'reader' || n || '@example.com', now() - n * interval '1 minute', now()
       from generate_series(1, 1200) n`,
    );
    const page = await browser.open();
    await product.signIn(page, 'employee', '/admin/newsletter?all=1');
    const table = page.getByRole('region', { name: 'Subscribers' });
    await table.getByText('reader1@example.com').waitFor();
    await page.getByText('The first 1,000 of 1,200 are shown.').waitFor();
    const drawn = () => table.getByRole('row').count();
    await expect.poll(drawn).toBeLessThan(60);
    await expect.poll(() => table.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    await table.hover();
    await page.mouse.wheel(0, 100_000);
    await table.getByText('reader1000@example.com').waitFor();
    await expect.poll(drawn).toBeLessThan(60);
    await expect.poll(() => page.getByRole('button', { name: 'Bulk Update' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Export Subscribers' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);

    await page.getByLabel('Search by email').fill('READER777');
    await table.getByText('reader777@example.com').waitFor();
    await page.getByRole('button', { name: 'Show Paginated' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await page.getByRole('table', { name: 'Subscribers' }).getByText('reader51@example.com').waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(browser.complaints).toEqual([]);
  });
});
