import { describe, expect, it } from 'vitest';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { holdRequests } from './support/holdRequests.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';
import { submitContact } from './support/submitContact.ts';

const hourMs = 3_600_000;

describe.skipIf(!browserIsHere)('two people at the desk', () => {
  const product = useProduct();
  const browser = useBrowser();

  const submit = (name: string) => submitContact(product.origin, { name });

  it('see each other’s changes in the open enquiry, and lose neither notes nor what is typed', async () => {
    const id = await submit('Asha Naik');
    const page = await browser.open();
    await product.signIn(page, 'admin', `/admin/enquiries?enquiry=contact-${id}`);
    const pane = page.getByRole('group', { name: 'Open enquiry' });
    await pane.getByRole('tab', { name: 'Internal note' }).click();
    await pane.getByLabel('Internal Notes').fill('Repeat customer: 5% off.');

    const colleague = await staffApi(product, 'employee');
    await colleague('PUT', `/contact/${id}`, { status: 'replied', notes: 'Wants the first week of May.' });
    const notes = pane
      .getByRole('list', { name: 'Conversation' })
      .getByRole('listitem')
      .filter({ hasText: 'Internal note' });
    await notes.filter({ hasText: 'Wants the first week of May.' }).waitFor();
    await expect.poll(() => pane.getByLabel("Status of Asha Naik's enquiry").inputValue()).toBe('replied');
    expect(await pane.getByLabel('Internal Notes').inputValue()).toBe('Repeat customer: 5% off.');

    await pane.getByRole('button', { name: 'Save Notes' }).click();
    await notes.filter({ hasText: 'Repeat customer: 5% off.' }).waitFor();
    expect(await notes.count()).toBe(2);
    expect(await product.db('enquiry_notes').where({ enquiry_id: id }).orderBy('id').pluck('body')).toEqual([
      'Wants the first week of May.',
      'Repeat customer: 5% off.',
    ]);
  });

  it('are notified when a colleague deletes what they are answering, and can still copy their text', async () => {
    const id = await submit('Farida Khan');
    const page = await browser.open();
    await product.signIn(page, 'employee', `/admin/enquiries?enquiry=contact-${id}`);
    const pane = page.getByRole('group', { name: 'Open enquiry' });
    const row = page.getByRole('button', { name: 'View enquiry of Farida Khan' });
    const box = pane.getByRole('textbox', { name: 'Your reply' });
    await box.focus();
    await page.keyboard.type('Dear Farida, Goa in May');
    await pane.getByText('Draft saved').waitFor();
    await row.waitFor();

    const colleague = await staffApi(product, 'admin');
    await colleague('DELETE', `/contact/${id}`);
    await pane.getByText('It may have been deleted').waitFor();
    await row.waitFor({ state: 'detached' });
    await page.keyboard.type(' is hot.');
    await pane.getByText('The enquiry was deleted').waitFor();
    expect(await box.textContent()).toBe('Dear Farida, Goa in May is hot.');
  });

  it('are notified of submissions, and not of their own changes', async () => {
    const id = await submit('Bela Shah');
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/enquiries');
    const priority = page.getByLabel("Priority of Bela Shah's enquiry");
    await priority.selectOption('urgent');
    const readPriority = async () => (await product.db('enquiries').where({ id }).first()).priority;
    await expect.poll(readPriority, { message: "one's own change comes first" }).toBe('urgent');
    const colleague = await staffApi(product, 'employee');
    await colleague('PUT', `/contact/${id}`, { priority: 'low' });
    // The colleague's change has arrived by now, and so has the user's own before it.
    await expect.poll(() => priority.inputValue()).toBe('low');
    expect(await page.getByRole('button', { name: /new enquir/ }).count()).toBe(0);
    await submit('Chitra Rao');
    await page.getByRole('button', { name: '1 new enquiry' }).click();
    await page.getByRole('button', { name: 'View enquiry of Chitra Rao' }).waitFor();
  });

  it('are notified of a submission between the list and its live stream, which a slow connection opens late', async () => {
    await submit('Deepa Kulkarni');
    const page = await browser.open({ withoutCache: true });
    const release = await holdRequests(page, '**/api/dashboard/stream*');
    await product.signIn(page, 'admin', '/admin/enquiries');
    await page.getByRole('button', { name: 'View enquiry of Deepa Kulkarni' }).waitFor();
    const id = await submit('Esha Patel');
    const entries = () => product.db('activity').where({ entity_id: id, event_type: 'enquiry.submitted' });
    await expect.poll(async () => (await entries()).length).toBe(1);
    release();
    await page.getByRole('button', { name: '1 new enquiry' }).click();
    await page.getByRole('button', { name: 'View enquiry of Esha Patel' }).waitFor();
  });

  it('see the same number on the tile, behind its link and in the marks of the rows', async () => {
    const late = await submit('Long Waiting');
    const created_at = new Date(Date.now() - 24 * hourMs - 60_000);
    await product.db('enquiries').where({ id: late }).update({ created_at, status: 'in_progress' });
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/dashboard');
    await page.getByRole('link', { name: /^1 Overdue enquiries/ }).click();
    await page.getByRole('button', { name: 'View enquiry of Long Waiting' }).waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBe('overdue');
    await expect.poll(() => page.getByRole('button', { name: /^View enquiry of/ }).count()).toBe(1);
    expect(
      await page.getByText('Overdue', { exact: true }).and(page.locator('span, div')).count(),
    ).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'All enquiries' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: /^View enquiry of/ }).count())
      .toBeGreaterThan(1);
  });
});
