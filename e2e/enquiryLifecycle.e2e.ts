import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { pngBytes } from '../server/testing/enquiries.ts';
import { eventually } from '../server/testing/eventually.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

const name = "आशा D'Souza 🌴";
const wish = 'हम चार लोग जनवरी में हम्पी देखना चाहते हैं। Budget ₹1,20,000; it’s our first trip 🙏';

describe.skipIf(!browserIsHere)('the way of an enquiry', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('leads from the form on a phone to mails, a live dashboard, a reply and an export', async () => {
    const staff = await browser.open();
    await product.signIn(staff, 'employee');
    await staff.getByText('Live', { exact: true }).waitFor();

    const visitor = await browser.open({ viewport: phone });
    await visitor.goto(
      `${product.origin}/booking?for=destination&info=Hampi&travel_type=Destination%20Package`,
    );
    await visitor.getByLabel('Full name').fill(name);
    await visitor.getByLabel('Email', { exact: false }).first().fill('asha@example.com');
    await visitor.getByLabel('Mobile number').fill('+91 98220 12345');
    await visitor.getByLabel('What do you have in mind?').fill(wish);
    await visitor.locator('input[type=file]').setInputFiles({
      name: 'राशन कार्ड.png',
      mimeType: 'image/png',
      buffer: pngBytes,
    });
    const submitted = visitor.waitForResponse((response) => response.url().endsWith('/api/booking/submit'));
    await visitor.getByRole('button', { name: 'Send enquiry' }).click();
    expect((await submitted).status()).toBe(201);
    await visitor.getByRole('dialog').getByText('within 24 hours').waitFor();
    const reference = (await visitor.getByRole('dialog').getByText(/^SN-/).textContent()) ?? '';
    expect(reference).toMatch(/^SN-\d{6}$/);
    await visitor.getByRole('button', { name: 'Continue Exploring' }).click();
    await expect.poll(() => visitor.getByLabel('Full name').inputValue()).toBe('');

    await staff.getByText(name).first().waitFor();

    await eventually(() => product.smtp.messages.length === 2);
    for (const mail of product.smtp.messages) {
      expect(mail.text).toContain(wish);
      expect(mail.text).toContain(reference);
    }
    expect(product.smtp.messages.map((mail) => mail.envelope.to[0]).sort()).toEqual([
      'asha@example.com',
      'staff@example.com',
    ]);

    await staff.getByRole('link', { name: 'Enquiries', exact: true }).click();
    await staff.getByRole('button', { name: `View enquiry of ${name}` }).click();
    const pane = staff.getByRole('group', { name: 'Open enquiry' });
    await pane.getByText(wish).waitFor();
    const [attachment] = await Promise.all([
      staff.context().waitForEvent('page'),
      pane.getByRole('link', { name: /राशन कार्ड\.png/ }).click(),
    ]);
    const opened = await staff.request.get(attachment.url());
    expect(await opened.body()).toEqual(pngBytes);
    await attachment.close();

    const waitForEntry = (text: RegExp) =>
      pane
        .getByRole('listitem')
        .filter({ hasText: 'Meera Fernandes' })
        .filter({ hasText: text })
        .first()
        .waitFor();
    await pane.getByLabel(`Status of ${name}'s enquiry`).selectOption('in_progress');
    await pane.getByLabel(`Priority of ${name}'s enquiry`).selectOption('urgent');
    // entries that appear during a click can move what is clicked
    await waitForEntry(/status/i);
    await waitForEntry(/priority/i);
    await pane.getByRole('tab', { name: 'Internal note' }).click();
    await pane.getByLabel('Internal Notes').fill('Called her; she prefers the train.');
    await pane.getByRole('button', { name: 'Save Notes' }).click();
    await eventually(async () => {
      const row = await product.db('enquiries').where({ reference }).first();
      expect(row).toMatchObject({
        status: 'in_progress',
        priority: 'urgent',
      });
      expect(await product.db('enquiry_notes').where({ enquiry_id: row.id })).toMatchObject([
        { body: 'Called her; she prefers the train.', author_name: 'Meera Fernandes' },
      ]);
    });
    await waitForEntry(/internal note/i);
    await pane.getByText('Not saved yet').waitFor({ state: 'hidden' });
    await staff.keyboard.press('Escape');
    await staff.keyboard.press('Escape');
    await pane.waitFor({ state: 'detached' });

    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      staff.getByRole('button', { name: 'Export' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv).toContain(`"${name}"`);
    expect(csv).toContain('"+91 98220 12345"');
    expect(csv).toContain(wish);
    expect(browser.complaints).toEqual([]);
  });
});
