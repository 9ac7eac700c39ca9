import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contactForm } from '../server/testing/enquiries.ts';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { sendDeletion } from './support/sendDeletion.ts';

const people = ['Asha Naik', 'Ravi 100% Menon', 'Noor_Jahan', 'Tara Bose'];

describe.skipIf(!browserIsHere)('the desk of the enquiries', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('searches and filters in the address, restores it, and reverts a change that the server rejects', async () => {
    const page = await browser.open({ withoutCache: true });
    await product.signIn(page, 'admin');
    for (const [index, name] of people.entries()) {
      await page.request.post(`${product.origin}/api/contact/submit`, {
        data: contactForm({ name, email: `person${index}@example.com`, subject: `Plan of ${name}` }),
      });
    }
    await product.db('enquiries').where({ name: 'Tara Bose' }).update({ priority: 'urgent' });
    await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
    const table = page.getByRole('table', { name: 'Enquiries' });
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
    const pane = page.getByRole('group', { name: 'Open enquiry' });
    await pane.getByRole('heading', { name: 'Plan of Tara Bose' }).waitFor();
    expect(new URL(page.url()).searchParams.get('enquiry')).toMatch(/^contact-\d+$/);
    await page.goBack();
    await pane.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.waitForURL('**/admin/dashboard');
    await page.goBack();
    await rows('Tara Bose').waitFor();
    await page.goBack();
    await rows('Asha Naik').waitFor();
    await page.goForward();
    await rows('Asha Naik').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Filters' }).click();
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
      (response) => response.request().method() === 'PUT' && /\/api\/contact\/\d+$/.test(response.url()),
    );
    await status.selectOption('in_progress');
    expect((await stored).status()).toBe(200);
    expect((await product.db('enquiries').where({ name: 'Tara Bose' }).first()).status).toBe('in_progress');
  });

  it('works on a phone, and deletes after a confirmation', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', '/admin/enquiries?search=noor_jahan');
    await page.getByRole('button', { name: 'View enquiry of Noor_Jahan' }).click();
    const pane = page.getByRole('group', { name: 'Open enquiry' });
    await pane.getByRole('button', { name: 'Take it' }).click();
    await pane
      .getByRole('listitem')
      .filter({ hasText: /assigned|took/i })
      .first()
      .waitFor();
    await pane.getByRole('tab', { name: 'Internal note' }).click();
    await pane.getByLabel('Internal Notes').fill('Not finished yet');
    await page.goBack();
    await page.getByRole('button', { name: 'View enquiry of Noor_Jahan' }).click();
    await pane.getByRole('tab', { name: 'Internal note' }).click();
    await expect.poll(() => pane.getByLabel('Internal Notes').inputValue()).toBe('Not finished yet');
    await pane.getByRole('button', { name: 'Person and details' }).click();
    const details = page.getByRole('dialog', { name: 'Person and details' });
    await details.getByText('person2@example.com').first().waitFor();
    const repeated = details.getByRole('term').filter({ hasText: /^(Subject|Assigned to)$/ });
    await expect.poll(() => repeated.count(), { message: 'shown by the title and by the field' }).toBe(0);
    const question = page.getByRole('alertdialog');
    await details.getByRole('button', { name: 'Delete enquiry' }).click();
    await question.getByText('the enquiry of Noor_Jahan').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await pane.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'View enquiry of Noor_Jahan' }).waitFor({ state: 'detached' });
    await sendDeletion(page, 'The enquiry of Noor_Jahan was deleted.');
    await expect.poll(() => product.db('enquiries').where({ name: 'Noor_Jahan' })).toEqual([]);
    const response = await page.request.get(`${product.origin}/api/enquiries`);
    expect(response.status(), 'the list is not for everybody').toBe(401);
  });

  it('shows a quarantined submission, and releases it once', async () => {
    const program = await browser.open();
    await program.goto(`${product.origin}/contact`);
    const form = program.getByRole('form');
    await form.getByLabel(/name/i).first().fill('Not A Robot');
    await form.getByLabel(/email/i).fill('robot@example.com');
    await form.getByLabel(/subject/i).fill('I fill in everything');
    await form.getByLabel(/message/i).fill('Every field that there is, at once.');
    await program
      .locator('input[name=website]')
      .first()
      .evaluate((field: HTMLInputElement) => {
        field.value = 'https://robot.example';
      });
    const sent = program.waitForRequest('**/api/contact/submit');
    await form.getByRole('button', { name: /send/i }).click();
    await program.getByText('Thank you for contacting us! We will get back to you shortly.').waitFor();
    expect((await sent).postDataJSON()).toMatchObject({
      consent: 'enquiry-1',
      elapsed_ms: expect.any(Number),
    });
    expect(await product.db('enquiries').where({ email: 'robot@example.com' }).first()).toBeUndefined();

    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/enquiries');
    await page.getByRole('link', { name: 'Quarantine 1' }).click();
    const held = page.getByRole('listitem').filter({ hasText: 'Not A Robot' });
    await held.getByText('Filled in a field that is hidden from people').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await held.getByRole('button', { name: 'Release the submission of Not A Robot' }).click();
    await page.getByRole('heading', { name: 'The quarantine is empty' }).waitFor();
    await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Enquiries' }).click();
    await page.getByRole('button', { name: 'View enquiry of Not A Robot' }).click();
    await page
      .getByRole('complementary', { name: 'Person and details' })
      .getByText('By sending this form you agree')
      // The person's consents repeat it, folded.
      .filter({ visible: true })
      .waitFor();
    const mailsToRobot = () =>
      product.smtp.messages.filter((mail) => mail.text?.includes('Not A Robot')).length;
    await expect.poll(mailsToRobot).toBe(2);
  });

  it('exports the data of a person, and erases it', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin');
    const data = contactForm({ name: 'Forget Me', email: 'forget@example.com' });
    await page.request.post(`${product.origin}/api/contact/submit`, { data });
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    const search = page.getByLabel('Email or phone number');
    await search.fill('12');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('Please enter at least 7 digits').waitFor();
    await search.fill('forget@example.com');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('row', { name: 'Enquiries 1' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as JSON' }).click();
    const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(copy.enquiries).toMatchObject([{ name: 'Forget Me', email: 'forget@example.com' }]);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('button', { name: 'Erase this person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address or number').fill('somebody else');
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await dialog.getByText('Please type the address or number exactly as you searched for it').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByLabel('Address or number').fill('forget@example.com');
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await page.getByText('Erased. The figures stay as they were.').waitFor();
    await search.fill('forget@example.com');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('No personal data was found for this person.').waitFor();
    expect(await product.db('enquiries').where({ name: 'Forget Me' }).first()).toBeUndefined();
  });
});
