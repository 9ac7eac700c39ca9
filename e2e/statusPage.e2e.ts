import { describe, expect, it } from 'vitest';
import { contactForm, pngBytes } from '../server/testing/enquiries.ts';
import { eventually } from '../server/testing/eventually.ts';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

describe.skipIf(!browserIsHere)('the status page of an enquiry', () => {
  const product = useProduct();
  const browser = useBrowser();

  /** Submits an enquiry and gives the link of its confirmation. */
  async function submit(email: string): Promise<{ id: number; link: string }> {
    const response = await fetch(`${product.origin}/api/contact/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactForm({ email })),
    });
    const { id } = ((await response.json()) as { data: { id: number } }).data;
    const link = await eventually(() => {
      const mail = product.smtp.messages.find(({ envelope }) => envelope.to.includes(email));
      const found = mail?.text?.match(/https?:\/\/\S*enquiry-status\/[\w-]+/)?.[0];
      if (!found) throw new Error('No confirmation yet');
      return found;
    });
    return { id, link };
  }

  it.each([390, 768, 1440])('accepts a message, a file and a withdrawal at %i px', async (width) => {
    const { id, link } = await submit(`status-${width}@example.com`);
    await product.db('enquiries').where({ id }).update({ destination: 'Beach Wedding in South Goa' });
    const page = await browser.open({ viewport: { width, height: 900 } });
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: /^Enquiry SN-/ }).waitFor();
    // A browser without script has the same page.
    expect(await page.locator('script').count()).toBe(0);
    const isScrollable = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await isScrollable()).toBe(false);
    const countLines = (label: Element) => {
      const text = document.createRange();
      text.selectNodeContents(label);
      return text.getClientRects().length;
    };
    expect(await page.getByText('Destination', { exact: true }).evaluate(countLines)).toBe(1);

    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByRole('alert').getByText('Please write a message or choose a file').waitFor();
    await page.getByRole('textbox', { name: 'Message' }).fill('We are five by now.');
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: pngBytes });
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByRole('status').getByText('Your message has reached us').waitFor();
    await page.getByText('File: passport.png').waitFor();
    expect(await product.db('conversation_messages').where({ enquiry_id: id })).toHaveLength(1);
    expect(await accessibilityProblems(page)).toEqual([]);

    const withdraw = page.getByRole('button', { name: 'Yes, withdraw the enquiry' });
    expect(await withdraw.isVisible()).toBe(false);
    await page.getByText('Withdraw this enquiry').click();
    await withdraw.click();
    await page.getByText('You have withdrawn this enquiry.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await isScrollable()).toBe(false);
    expect((await product.db('enquiries').where({ id }).first()).status).toBe('closed');
  });

  it('follows the colour scheme of the system, and is light on paper', async () => {
    const { id, link } = await submit('schemes@example.com');
    await product.db('conversation_messages').insert({
      enquiry_id: id,
      ...{ kind: 'reply', direction: 'outgoing', state: 'sent', created_at: new Date(), body: 'The plan' },
      html: '<p>See <a href="https://example.com">the plan</a></p>',
    });
    const page = await browser.open({ colorScheme: 'dark' });
    await page.goto(link);
    await page.getByText('Withdraw this enquiry').click();
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByRole('alert').waitFor();
    const getColours = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return { backgroundColor, color };
      });
    const light = { backgroundColor: 'rgb(251, 246, 236)', color: 'rgb(16, 48, 47)' };
    expect(await getColours()).toEqual({ backgroundColor: 'rgb(10, 30, 30)', color: 'rgb(237, 244, 242)' });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await getColours()).toEqual(light);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    expect(await getColours()).toEqual(light);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('frames messages, and not the entries of a list in one', async () => {
    const { id, link } = await submit('list@example.com');
    await product.db('conversation_messages').insert({
      enquiry_id: id,
      ...{ kind: 'reply', direction: 'outgoing', state: 'sent', created_at: new Date(), body: '- Visa' },
      html: '<ul><li>Visa</li></ul>',
    });
    const page = await browser.open();
    await page.goto(link);
    const getBorder = (text: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: text })
        .last()
        .evaluate((entry) => getComputedStyle(entry).borderTopWidth);
    expect(await getBorder('Your enquiry')).toBe('1px');
    expect(await getBorder('Visa')).toBe('0px');
  });
});
