import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../server/testing/eventually.ts';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { devices, operatePage, scrollsSideways } from './support/devices.ts';
import { fillInPerson, submitEnquiry } from './support/enquiryForm.ts';
import { holdRequests } from './support/holdRequests.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

describe.skipIf(!browserIsHere)('the enquiry forms', () => {
  const product = useProduct();
  const browser = useBrowser();
  beforeAll(async () => {
    const staff = await staffApi(product);
    const hampi = { name: 'Hampi', starting_price: 10_000, image: '/pictures/destinations/goa.svg' };
    await staff('POST', '/destinations/create', hampi);
  });
  const count = async () => Number((await product.db('enquiries').count({ n: '*' }).first())?.['n']);

  it('retains typed text through a failure and a reload, and stores it once', async () => {
    const page = await browser.open({ withoutCache: true, viewport: desktop });
    await page.goto(`${product.origin}/contact`);
    const form = page.getByRole('form');
    const fill = async () => {
      await form.getByLabel(/name/i).first().fill('Asha Naik');
      await form.getByLabel(/email/i).fill('asha@example.com');
      await form.getByLabel(/subject/i).fill('Two nights in Hampi');
      await form.getByLabel(/message/i).fill('We are four and like trains.');
    };
    await fill();
    let cut = 0;
    await page.route('**/api/contact/submit', async (route) => {
      cut += 1;
      // The first attempt is stored, but its response never arrives.
      if (cut === 1) {
        await route.fetch();
        return route.abort('connectionreset');
      }
      return route.continue();
    });
    await form.getByRole('button', { name: /send/i }).click();
    await page.getByText('Thank you for contacting us! We will get back to you shortly.').waitFor();
    expect(cut).toBeGreaterThan(1);
    await expect.poll(count).toBe(1);
    await expect.poll(() => form.getByLabel(/subject/i).inputValue()).toBe('');

    await fill();
    await page.unroute('**/api/contact/submit');
    await page.route('**/api/contact/submit', (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, error: 'Out of order', code: 'bad_request', request_id: 'x' },
      }),
    );
    const respond = await holdRequests(page, '**/api/contact/submit');
    await form.getByRole('button', { name: /send/i }).click();
    const focused = (selector: string) =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    // Browsers take the focus from a button that is disabled.
    await expect.poll(() => focused('body')).toBe(true);
    respond();
    await page.getByText('Out of order').waitFor();
    await expect.poll(() => focused('[type="submit"]')).toBe(true);
    await expect.poll(() => form.getByLabel(/message/i).inputValue()).toBe('We are four and like trains.');
    await page.reload();
    await eventually(async () => {
      const kept = await page
        .getByRole('form')
        .getByLabel(/message/i)
        .inputValue();
      expect(kept).toBe('We are four and like trains.');
    });
  });

  it('loses no input from before the script arrived', async () => {
    const page = await browser.open({ withoutCache: true, viewport: phone });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(`${product.origin}/contact`, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const name = page.getByRole('form').getByLabel(/name/i).first();
    await name.fill('Early Bird');
    await page.getByLabel('Your email address').fill('early@example.org');
    await page.getByLabel('Your email address').press('Enter');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const submission = page.waitForRequest('**/api/newsletter**');
    const typedAt = await page.evaluate(() => performance.now());
    release();
    // The form counts as shown since the page was, not since the script has it.
    expect((await submission).postDataJSON().elapsed_ms).toBeGreaterThanOrEqual(Math.floor(typedAt));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => product.db('subscribers').pluck('email')).toEqual(['early@example.org']);
    const email = page.getByRole('form').getByLabel(/email/i);
    await email.fill('nowhere');
    await email.blur();
    await page.getByText('Please enter a valid email address').waitFor();
    await expect.poll(() => name.inputValue()).toBe('Early Bird');
  });

  it('has a draft for each subject, and shares the name of the visitor', async () => {
    const page = await browser.open({ viewport: desktop });
    const about = (place: string) =>
      `${product.origin}/booking?for=destination&info=${place}&travel_type=Tour`;
    const form = page.getByRole('form', { name: 'Enquiry' });
    const wish = form.getByLabel('What do you have in mind?');
    await page.goto(about('Goa'));
    await page.getByRole('heading', { name: 'Enquire about Goa' }).waitFor();
    await form.getByLabel('Full name').fill('Asha Naik');
    await wish.fill('Only Goa, in the monsoon.');
    await page.goto(about('Bali'));
    await page.getByRole('heading', { name: 'Enquire about Bali' }).waitFor();
    await expect.poll(() => wish.inputValue()).toContain('know more about Bali (Tour)');
    await expect.poll(() => form.getByLabel('Full name').inputValue()).toBe('Asha Naik');
    await form.getByLabel('Full name').fill('Asha D. Naik');
    await page.goto(about('Goa'));
    await expect.poll(() => wish.inputValue()).toBe('Only Goa, in the monsoon.');
    await expect.poll(() => form.getByLabel('Full name').inputValue()).toBe('Asha D. Naik');
  });

  it('switches to weddings when a link requests it, and sends the wedding fields', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(
      `${product.origin}/booking?for=wedding&info=Udaipur%20Lake&travel_type=${encodeURIComponent('Wedding Package')}`,
    );
    await expect.poll(() => page.getByText('Which services do you need? (optional)').count()).toBe(0);
    const form = page.getByRole('form', { name: 'Enquiry' });
    await eventually(async () => {
      const wish = await form.getByLabel('Tell us about your wedding').inputValue();
      expect(wish).toContain('Udaipur Lake');
    });
    await form.getByLabel('Full name').fill('Ravi & Noor');
    await form.getByLabel('Email').fill('ravi@example.com');
    await form.getByLabel('Mobile number').fill('98220 12345');
    await form.getByLabel('Preferred date').fill('2099-02-14');
    await form.getByLabel('Number of guests').fill('180');
    await form.getByLabel('Budget').fill('₹20 lakh');
    await form.getByLabel('Venue').fill('By the lake');
    await form.getByRole('button', { name: /send/i }).click();
    const popup = page.getByRole('dialog');
    await popup.getByText('within 24 hours').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    const row = await product.db('enquiries').where({ name: 'Ravi & Noor' }).first();
    expect(row).toMatchObject({
      enquiry_type: 'booking',
      source_page: 'wedding',
      destination: 'Udaipur Lake',
      travel_type: 'Wedding Package',
      event_date: '2099-02-14',
      guest_count: 180,
      budget_range: '₹20 lakh',
      venue: 'By the lake',
    });
    await eventually(() => product.smtp.messages.some((mail) => mail.text?.includes('14 February 2099')));
  });

  it('requires the file again that a reload has lost', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/booking`);
    const form = page.getByRole('form', { name: 'Enquiry' });
    const note = form.getByText('Please attach “plan.pdf” again');
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await form.getByLabel('Full name').fill('Asha Naik');
    await form.locator('input[type=file]').setInputFiles(file);
    await form.getByText('Remove plan.pdf').waitFor();
    await page.reload();
    await note.waitFor();
    await expect.poll(() => form.getByLabel('Full name').inputValue()).toBe('Asha Naik');
    await form.locator('input[type=file]').setInputFiles(file);
    await note.waitFor({ state: 'detached' });
  });

  it('rejects a past event, dashes as a number and an empty file before it sends', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/booking?for=wedding`);
    const form = page.getByRole('form', { name: 'Enquiry' });
    const date = form.getByLabel('Preferred date');
    const today = await page.request.get(`${product.origin}/api/settings/public`);
    expect(await date.getAttribute('min')).toBe((await today.json()).data.today);
    await date.fill('2020-02-14');
    await date.blur();
    await form.getByText('Please choose today or a later date').waitFor();
    await date.fill('2099-02-14');
    await form.getByText('Please choose today or a later date').waitFor({ state: 'detached' });
    await form.getByLabel('Mobile number').fill('----------');
    await form.getByLabel('Mobile number').blur();
    await form.getByText('Please enter a valid mobile number').waitFor();
    const input = form.locator('input[type=file]');
    await input.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
    await form.getByText('This file is empty. Please choose another one').waitFor();
    // A browser reports a selected file only when its input did not already hold it.
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await input.setInputFiles(file);
    await form.getByText('Remove plan.pdf').waitFor();
    expect(await input.inputValue()).toBe('');
  });

  it('leaves validation to the server when the code of its own does not arrive', async () => {
    const page = await browser.open({ withoutCache: true, viewport: phone });
    await page.route('**/assets/bookingResolver-*', (route) => route.abort());
    await page.goto(`${product.origin}/booking`);
    const form = page.getByRole('form', { name: 'Enquiry' });
    await form.getByLabel('Full name').fill('Weak Connection');
    await form.getByLabel('Email').fill('weak@example.com');
    await form.getByLabel('Mobile number').fill('----------');
    await form.getByLabel('What do you have in mind?').fill('A week in the hills.');
    const refused = page.waitForResponse('**/api/booking/submit');
    await form.getByRole('button', { name: /send/i }).click();
    expect((await refused).status()).toBe(422);
    await form.getByText('Please enter a valid mobile number').first().waitFor();
    expect(await form.getByLabel('Mobile number').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('Mobile number').fill('98220 12345');
    await form.getByRole('button', { name: /send/i }).click();
    await page.getByRole('dialog').getByText('within 24 hours').waitFor();
    expect(await product.db('enquiries').where({ name: 'Weak Connection' }).pluck('email')).toEqual([
      'weak@example.com',
    ]);
  });

  it.each(devices)('sends the optional answers about a journey at $viewport.width px', async (device) => {
    const email = `optional-${device.viewport.width}@example.com`;
    const page = await browser.open(device);
    const { press, type, choose } = operatePage(page, device);
    await page.goto(`${product.origin}/booking?for=destination&info=Hampi&travel_type=Destination+Package`);
    const journey = page.locator('p').filter({ has: page.getByRole('link', { name: 'Hampi', exact: true }) });
    const shown = journey.filter({ visible: true });
    expect(await shown.allTextContents()).toEqual([expect.stringMatching(/From ₹10,000 per person$/)]);
    expect(await scrollsSideways(page)).toBe(false);

    const form = page.getByRole('form', { name: 'Enquiry' });
    await fillInPerson(page, device, email);
    const months = form.getByLabel('Or the month');
    await choose(months, (await months.locator('option').nth(3).textContent()) ?? '');
    const month = await months.inputValue();
    await choose(form.getByLabel('Flexibility'), 'Dates are open');
    await type(form.getByLabel('Departure city'), 'Pune');
    await type(form.getByLabel('Adults'), '2');
    await type(form.getByLabel('Children'), '1');
    await choose(form.getByLabel('Budget'), 'Up to');
    await press(form.locator('summary', { hasText: 'Tour type' }));
    await press(form.getByLabel('Customized Tours Only'), 'Space');
    await press(form.locator('summary', { hasText: 'Hotel options' }));
    await press(form.getByLabel('Hotel Rooms'), 'Space');
    await submitEnquiry(page, device);

    const stored = await product.db('enquiries').where({ email }).first();
    expect(stored).toMatchObject({
      destination: 'Hampi',
      services: { tour_type: ['Customized Tours Only'], hotel_type: ['Hotel Rooms'] },
      travel_month: month,
      flexibility: 'Dates are open',
      departure_city: 'Pune',
      budget_range: 'Up to ₹25,000 per person',
      quote: { adults: 2, children: 1 },
    });
    const popup = page.getByRole('dialog');
    await popup.getByText(/A travel expert reads it and answers with an idea and a price by/).waitFor();
    const chat = popup.getByRole('link', { name: /Continue on WhatsApp/ });
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(stored.reference);
  });
});
