import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testPassword } from '../server/testing/buildUser.ts';
import { contactForm, pngBytes } from '../server/testing/enquiries.ts';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('the conversation about an enquiry', () => {
  const product = useProduct();
  const browser = useBrowser();

  /** A new enquiry, opened by a member of the staff. */
  async function openEnquiry(page: Page, email: string) {
    const sent = await page.request.post(`${product.origin}/api/contact/submit`, {
      data: contactForm({ name: 'Tara Bose', email }),
    });
    const { id } = (await sent.json()).data;
    await product.signIn(page, 'admin', `/admin/enquiries?enquiry=contact-${id}`);
    const pane = page.getByRole('group', { name: 'Open enquiry' });
    const box = pane.getByRole('textbox', { name: 'Your reply' });
    await box.waitFor();
    const thread = pane.getByRole('list', { name: 'Conversation' });
    const sendAfter = (time: string) =>
      product
        .db('conversation_messages')
        .where({ enquiry_id: id, state: 'queued' })
        .update({
          send_after: product.db.raw('now() + ?::interval', [time]),
        });
    const endUndo = () => sendAfter('0 s');
    return { id, pane, box, thread, sendAfter, endUndo };
  }
  const mailsTo = (email: string) =>
    product.smtp.messages.filter(
      ({ envelope, subject }) => envelope.to.includes(email) && subject?.startsWith('Re:'),
    );

  it('is written with the keyboard alone, taken back, and sent', async () => {
    const page = await browser.open();
    const email = 'tara@example.com';
    const { pane, box, thread, sendAfter, endUndo } = await openEnquiry(page, email);
    await box.focus();
    await page.keyboard.type('Dear Tara, Kerala in May is hot.');
    await page.keyboard.press('Control+Enter');
    const reply = thread.getByRole('listitem').filter({ hasText: 'Kerala in May is hot.' });
    await reply.getByText('Queued').waitFor();
    // on a slow machine the time to undo would be over soon
    await sendAfter('1 hour');
    await expect.poll(() => box.textContent(), { message: 'the box is free' }).toBe('');

    await reply.getByRole('button', { name: /^Undo/ }).press('Enter');
    await reply.waitFor({ state: 'detached' });
    await expect.poll(() => box.textContent()).toBe('Dear Tara, Kerala in May is hot.');
    await expect.poll(() => pane.getByLabel("Status of Tara Bose's enquiry").inputValue()).toBe('new');

    await pane.getByRole('button', { name: 'Send and resolve' }).press('Enter');
    await reply.getByText('Queued').waitFor();
    await endUndo();
    await reply.getByText('Sent', { exact: true }).waitFor();
    await expect.poll(() => mailsTo(email).length).toBe(1);
    expect(mailsTo(email)[0]?.text).toContain('Kerala in May is hot.');
    await expect.poll(() => pane.getByLabel("Status of Tara Bose's enquiry").inputValue()).toBe('resolved');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('shows why a reply was rejected, and sends it again', async () => {
    const page = await browser.open();
    const email = 'nowhere@example.com';
    const { box, thread, endUndo } = await openEnquiry(page, email);
    // before it is sent: on a slow machine the time to undo is over soon
    product.smtp.reject();
    await box.fill('Here is your plan.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const reply = thread.getByRole('listitem').filter({ hasText: 'Here is your plan.' });
    await reply.waitFor();
    await endUndo();
    await reply.getByText('Failed', { exact: true }).waitFor();
    await reply.getByText(/The mail server refused it: .*550/).waitFor();
    product.smtp.accept();
    await reply.getByRole('button', { name: 'Retry' }).click();
    await reply.getByText('Sent', { exact: true }).waitFor();
    await expect.poll(() => mailsTo(email).length).toBe(1);
  });

  it('loses no typed text: neither by a reload, nor while the server is unavailable', async () => {
    const page = await browser.open();
    const { id, box } = await openEnquiry(page, 'draft@example.com');
    const saved = async () => (await product.db('reply_drafts').where({ enquiry_id: id }).first())?.html;
    await box.fill('A draft');
    await expect.poll(saved).toBe('<p>A draft</p>');
    await page.reload();
    await expect.poll(() => box.textContent()).toBe('A draft');

    await page.route('**/draft', (route) => route.abort());
    await page.route('**/replies', (route) => route.abort());
    await box.fill('A longer draft');
    await page.getByText('The draft is stored only in this browser').waitFor();
    await page.reload();
    await expect.poll(() => box.textContent()).toBe('A longer draft');
  });

  it('is sent although the session has expired, and is found again after its tab was closed', async () => {
    const page = await browser.open();
    const { box, pane, thread } = await openEnquiry(page, 'expired@example.com');
    await box.fill('Typed with patience');
    await product.db('sessions').update({ ends_at: new Date(Date.now() - 1000) });
    await pane.getByRole('button', { name: 'Send', exact: true }).click();
    const door = page.getByRole('dialog').filter({ hasText: /session has expired/i });
    await door.locator('input[type=password]').fill(testPassword);
    await door.getByRole('button', { name: 'Sign In' }).click();
    await thread.getByText('Typed with patience').waitFor();

    await expect.poll(() => box.textContent()).toBe('');
    await box.fill('In a tab that is closed');
    await page.close();
    const next = await page.context().newPage();
    await next.goto(page.url());
    await next.getByRole('textbox', { name: 'Your reply' }).getByText('In a tab that is closed').waitFor();
  });

  it('starts with a saved reply, and requires the values that it cannot fill in', async () => {
    const page = await browser.open({ viewport: phone });
    const { id, pane, box, thread } = await openEnquiry(page, 'saved@example.com');
    await pane.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('menuitem', { name: /Saved replies and signature/ }).click();
    await page.getByRole('button', { name: 'New saved reply' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Prices');
    await page
      .getByRole('textbox', { name: 'Text of the saved reply' })
      .fill('Dear {{name}}, it costs {{price}}. {{my_name}}');
    await page.getByLabel('For all staff').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Prices' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();

    await pane.getByRole('button', { name: 'Saved replies' }).click();
    await page.getByRole('menuitem', { name: /^Prices/ }).click();
    await expect.poll(() => box.textContent()).toBe('Dear Tara Bose, it costs {{price}}. Meera Fernandes');
    await pane.getByRole('button', { name: 'Send', exact: true }).click();
    await pane.getByRole('alert').filter({ hasText: 'Please fill in {{price}}' }).waitFor();
    await box.fill('Dear Tara, it costs nothing.');
    await pane.getByRole('button', { name: 'Send', exact: true }).click();
    await thread.getByText('it costs nothing').waitFor();
    expect(await product.db('conversation_messages').where({ enquiry_id: id })).toHaveLength(1);
  });

  it('attaches files, which survive a reload', async () => {
    const page = await browser.open({ viewport: phone });
    const email = 'files@example.com';
    const { pane, box, thread, endUndo } = await openEnquiry(page, email);
    const files = pane.getByRole('list', { name: 'Files of the reply' });
    await pane
      .locator('input[type="file"]')
      .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: pngBytes });
    await files.getByText('plan.png').waitFor();
    await page.reload();
    await files.getByText('plan.png').waitFor();
    await box.fill('Here is the plan.');
    await pane.getByRole('button', { name: 'Send', exact: true }).click();
    const link = thread.getByRole('link', { name: 'plan.png' });
    await link.waitFor();
    const opened = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    expect(await opened.body()).toEqual(pngBytes);
    await endUndo();
    await thread.getByText('Sent', { exact: true }).waitFor();
    await expect
      .poll(() => mailsTo(email)[0]?.attachments.map(({ filename }) => filename))
      .toEqual(['plan.png']);
  });
});
