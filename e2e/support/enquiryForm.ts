import type { Page } from 'playwright-core';
import { type Device, operatePage } from './devices.ts';

type Operated = Pick<Device, 'hasTouch'>;

const findForm = (page: Page) => page.getByRole('form', { name: 'Enquiry' });

/** Fills in the contact fields, which are the first of the form. */
export async function fillInPerson(page: Page, device: Operated, email: string): Promise<void> {
  const { type } = operatePage(page, device);
  const form = findForm(page);
  await type(form.getByLabel('Full name'), 'Asha Naik');
  await type(form.getByLabel('Email'), email);
  await type(form.getByLabel('Mobile number'), '+91 98220 12345');
}

/** Sends the form, and waits until it is confirmed. */
export async function submitEnquiry(page: Page, device: Operated): Promise<void> {
  await operatePage(page, device).press(findForm(page).getByRole('button', { name: /^Send/ }));
  await page.getByRole('dialog').getByText(/^SN-/).waitFor();
}

/** Fills in the contact fields, and sends the form with the values of its link. */
export async function sendEnquiry(page: Page, device: Operated, email: string): Promise<void> {
  await fillInPerson(page, device, email);
  await submitEnquiry(page, device);
}
