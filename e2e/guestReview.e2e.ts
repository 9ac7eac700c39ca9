import { describe, expect, it } from 'vitest';
import { bookingForm } from '../server/testing/enquiries.ts';
import { eventually } from '../server/testing/eventually.ts';
import { accessibilityProblems, problemsInBothSchemes } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

describe.skipIf(!browserIsHere)('the review of an invited guest', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('is written with the keyboard, survives a reload and a lost connection, and waits for staff', async () => {
    const call = await staffApi(product);
    await call('POST', '/destinations/create', {
      name: 'Goa',
      starting_price: 10_000,
      image: '/pictures/destinations/goa.svg',
    });
    const { data } = await call('POST', '/booking/submit', bookingForm({ for: 'destination', info: 'Goa' }));
    const staff = await browser.open();
    await product.signIn(staff, 'admin', `/admin/enquiries?enquiry=booking-${data.id}`);
    await staff.getByRole('button', { name: 'Booked', exact: true }).click();
    await staff.getByRole('button', { name: 'Invite to review' }).click();
    await staff.getByText('The guest has not written yet.').waitFor();

    const page = await browser.open({ viewport: phone });
    const link = await eventually(() => {
      const invitation = product.smtp.messages.find(({ subject }) => subject?.startsWith('How was your'));
      const found = invitation?.text?.match(/https?:\/\/\S*\/review#[\w-]+/)?.[0];
      if (!found) throw new Error('No invitation yet');
      return found;
    });
    await page.goto(link);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await page.getByText('Please choose one to five stars').waitFor();
    await page.getByText('Please write what your journey was like').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('radiogroup');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.keyboard.press('Tab');
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
    await page.getByLabel('Journey').selectOption('Goa');
    await page.getByLabel('Month of travel').fill('2026-02');
    await page.getByRole('textbox', { name: 'Your review' }).fill('The ferry alone was worth it.');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ila Kamat');
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Your review' }).inputValue())
      .toBe('The ferry alone was worth it.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await page.getByRole('alert').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await page.getByText('We read every review before it appears').waitFor();
    await page.getByRole('button', { name: 'Send the correction' }).waitFor();
    expect(await problemsInBothSchemes(page)).toEqual([]);

    await staff.getByRole('link', { name: /^Reviews/ }).click();
    await staff.getByText('Written by the guest').waitFor();
    await staff.getByText('The ferry alone was worth it.').waitFor();
  });
});
