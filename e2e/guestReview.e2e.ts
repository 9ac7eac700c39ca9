import { beforeAll, describe, expect, it } from 'vitest';
import { bookingForm } from '../server/testing/enquiries.ts';
import { eventually } from '../server/testing/eventually.ts';
import { accessibilityProblems, problemsInBothSchemes } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { devices, operatePage, scrollsSideways } from './support/devices.ts';
import { useProduct } from './support/product.ts';
import { type StaffApi, staffApi } from './support/staffApi.ts';

describe.skipIf(!browserIsHere)('the review of an invited guest', () => {
  const product = useProduct();
  const browser = useBrowser();

  let call: StaffApi;
  beforeAll(async () => {
    call = await staffApi(product);
    await call('POST', '/destinations/create', {
      name: 'Goa',
      starting_price: 10_000,
      image: '/pictures/destinations/goa.svg',
    });
  });
  const buildBooking = async (email: string): Promise<number> => {
    const booking = bookingForm({ for: 'destination', info: 'Goa', email });
    return (await call('POST', '/booking/submit', booking)).data.id;
  };
  /** The link to the form in the mail that invited a guest. */
  const readLink = (email: string, form = /https?:\/\/\S*\/review#[\w-]+/) =>
    eventually(() => {
      const invitation = product.smtp.messages.find(
        ({ subject, envelope }) => subject?.startsWith('How was your') && envelope.to.includes(email),
      );
      const found = invitation?.text?.match(form)?.[0];
      if (!found) throw new Error('No invitation yet');
      return found;
    });

  it.each(devices)('is written, and waits for moderation, at $viewport.width px', async (device) => {
    const email = `guest-${device.viewport.width}@example.com`;
    const id = await buildBooking(email);
    await call('PUT', `/enquiries/${id}/outcome`, { outcome: 'booked' });
    await call('POST', `/enquiries/${id}/review-invitation`);
    const page = await browser.open(device);
    const { press, type, choose } = operatePage(page, device);
    await page.goto(await readLink(email));
    if (device.hasTouch) await page.getByText('4 Stars').locator('..').tap();
    else {
      await press(page.getByRole('radio', { name: 'No stars' }), 'Space');
      for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
    }
    await choose(page.getByRole('combobox', { name: 'Journey' }), 'Goa');
    await page.getByLabel('Month of travel').fill('2026-02');
    await type(page.getByRole('textbox', { name: 'Your review' }), 'The ferry alone was worth it.');
    await type(page.getByRole('textbox', { name: 'Your name' }), 'Ila Kamat');
    await press(page.getByRole('checkbox', { name: /^Show my name/ }), 'Space');
    await press(page.getByRole('button', { name: 'Send the review' }));
    await page.getByText('We read every review before it appears').waitFor();
    expect(await product.db('reviews').where({ guest_email: email }).first()).toMatchObject({
      ...{ source: 'guest', state: 'pending', journey_name: 'Goa', travel_month: '2026-02', rating: 4 },
      ...{ text: 'The ferry alone was worth it.', guest_name: 'Ila Kamat', name_consent: true },
    });
    expect(await scrollsSideways(page)).toBe(false);
    if (device.viewport !== phone) return;
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await scrollsSideways(page), 'with letters of twice the size').toBe(false);
  });

  it('survives a reload and a lost connection, and is read by the staff who invited the guest', async () => {
    const id = await buildBooking('ravi@example.com');
    const staff = await browser.open();
    await product.signIn(staff, 'admin', `/admin/enquiries?enquiry=booking-${id}`);
    await staff.getByRole('button', { name: 'Booked', exact: true }).click();
    await staff.getByRole('button', { name: 'Invite to review' }).click();
    await staff.getByText('The guest has not written yet.').waitFor();

    const page = await browser.open({ viewport: phone, hasTouch: true });
    const plainForm = /https?:\/\/\S*\/api\/review-invitations\/[\w-]+/;
    await page.goto(await readLink('ravi@example.com', plainForm));
    await page.getByRole('button', { name: 'Send the review' }).click();
    await page.getByRole('heading', { name: 'Your review was not sent' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.goto(await readLink('ravi@example.com'));
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.getByRole('button', { name: 'Send the review' }).click();
    await page.getByText('Please choose one to five stars').waitFor();
    await page.getByText('Please write what your journey was like').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('radiogroup');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByText('4 Stars').locator('..').click();
    await page.getByRole('combobox', { name: 'Journey' }).selectOption('Goa');
    await page.getByLabel('Month of travel').fill('2026-02');
    const review = page.getByRole('textbox', { name: 'Your review' });
    await review.fill('The rain alone was worth it.');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ravi Shet');
    await page.reload();
    await expect.poll(() => review.inputValue()).toBe('The rain alone was worth it.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await page.getByRole('alert').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await page.getByText('We read every review before it appears').waitFor();
    await page.getByRole('button', { name: 'Send the correction' }).waitFor();
    expect(await problemsInBothSchemes(page)).toEqual([]);

    await staff.getByRole('link', { name: /^Reviews/ }).click();
    await staff.getByText('Written by the guest').first().waitFor();
    await staff.getByText('The rain alone was worth it.').waitFor();
  });
});
