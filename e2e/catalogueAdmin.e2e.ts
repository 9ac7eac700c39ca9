import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pngBytes } from '../server/testing/enquiries.ts';
import { eventually } from '../server/testing/eventually.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { chooseAction } from './support/chooseAction.ts';
import { useProduct } from './support/product.ts';

const picture = { name: 'lake.png', mimeType: 'image/png', buffer: pngBytes };
const noPicture = { name: 'lake.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7 no picture') };

async function responseToDelete(page: Page, name: string, yes: string) {
  await chooseAction(page, name, 'Delete');
  const question = page.getByRole('alertdialog');
  await question
    .getByText('Are you sure you want to delete this destination? This action cannot be undone.')
    .waitFor();
  await question.getByRole('button', { name: yes }).click();
  await question.waitFor({ state: 'hidden' });
}

describe.skipIf(!browserIsHere)('the catalogue of the back office', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();

  it('creates a destination with pictures and lists, and shows, edits, hides, finds and deletes it', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin');
    await page.getByRole('link', { name: 'Destinations', exact: true }).click();
    await page.getByRole('button', { name: 'Add New Destination' }).click();
    const form = page.getByRole('dialog');
    const submit = form.getByRole('button', { name: 'Add destination' });
    await form.getByText('Please upload an image for the destination').waitFor();
    await expect.poll(() => submit.isDisabled()).toBe(true);
    const imageField = form.getByRole('group', { name: 'Destination image' });
    const chooser = imageField.locator('input[type=file]');
    await chooser.setInputFiles({ ...picture, name: 'lake.gif', mimeType: 'image/gif' });
    await form.getByText('Invalid file type. Only JPEG, PNG, and WebP are allowed').waitFor();
    await chooser.setInputFiles(noPicture);
    await form.getByText(/Failed to upload image: Invalid file type/).waitFor();
    await chooser.setInputFiles(picture);
    await form.getByRole('img', { name: 'Destination image, preview' }).waitFor();
    await submit.click();
    await form.getByText('Name is required').first().waitFor();

    await form.getByLabel('Name').first().fill('Lakes of Udaipur');
    await form.getByLabel('Starting price').fill('45,500');
    await form.getByLabel('Starting price').fill('45500');
    await form.getByLabel('Duration').fill('5 Days - 4 Nights');
    await form.getByLabel('Description').first().fill('Water, marble and slow boats.');
    await form.getByLabel('New highlight').fill('  A boat at dusk ');
    await page.keyboard.press('Enter');
    await form.getByLabel('New highlight').fill('   ');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Add day' }).click();
    const day = form.getByRole('group', { name: 'day 1' });
    await day.getByLabel('Title').fill('Arrival by the lake');
    await day.getByLabel('Meals').fill('Lunch\nDinner');
    await form.getByRole('button', { name: 'Add hotel' }).click();
    const hotel = form.getByRole('group', { name: 'hotel 1' });
    await hotel.getByRole('textbox', { name: 'Hotel' }).fill('Jharokha House');
    await hotel.getByLabel('Nights').fill('4');
    await submit.click();
    await page.getByText('Destination added.').waitFor();
    const card = page.getByRole('listitem').filter({ hasText: 'Lakes of Udaipur' });
    await card.getByText('₹45,500').waitFor();

    const visitor = await browser.open();
    await visitor.goto(`${product.origin}/itinerary/${encodeURIComponent('Lakes of Udaipur')}`);
    for (const text of ['Water, marble and slow boats.', 'A boat at dusk', 'Jharokha House']) {
      await visitor.getByText(text).first().waitFor();
    }
    await expect.poll(() => visitor.getByText('Sample itinerary').count()).toBe(0);

    await card.getByRole('button', { name: 'Edit Lakes of Udaipur' }).click();
    await expect
      .poll(() => form.getByRole('textbox', { name: 'highlight 1' }).inputValue())
      .toBe('A boat at dusk');
    await form.getByLabel('Discount').fill('20% Off');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await card.getByText('20% Off').waitFor();
    await chooseAction(page, 'Lakes of Udaipur', 'Feature');
    await card.getByText('Featured', { exact: true }).waitFor();
    await chooseAction(page, 'Lakes of Udaipur', 'Deactivate');
    await card.getByText('Inactive', { exact: true }).waitFor();
    await eventually(async () => {
      const row = await product.db('destinations').where({ name: 'Lakes of Udaipur' }).first();
      expect(row).toMatchObject({ featured: true, is_active: false });
    });
    const itinerary = `${product.origin}/itinerary/${encodeURIComponent('Lakes of Udaipur')}`;
    await expect.poll(async () => (await visitor.goto(itinerary))?.status()).toBe(404);

    await page.getByLabel('Type', { exact: true }).selectOption('international');
    await page.getByText('No destinations found').waitFor();
    await page.goBack();
    await card.waitFor();
    await page.getByLabel('Search destinations').fill('udaipur%');
    await page.getByText('No destinations found').waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();

    const employee = await browser.open();
    await product.signIn(employee, 'employee', '/admin/destinations?new=1');
    await employee.getByRole('listitem').filter({ hasText: 'Lakes of Udaipur' }).waitFor();
    await expect.poll(() => employee.getByRole('button', { name: /^(Edit|Add New)/ }).count()).toBe(0);
    await employee.getByRole('button', { name: 'More actions for Lakes of Udaipur' }).click();
    await expect.poll(() => employee.getByRole('menuitem').allTextContents()).toEqual(['Preview']);
    await expect.poll(() => employee.getByRole('dialog').count()).toBe(0);

    await responseToDelete(page, 'Lakes of Udaipur', 'Cancel');
    await responseToDelete(page, 'Lakes of Udaipur', 'Delete');
    await card.waitFor({ state: 'detached' });
  });

  it('shows all errors of a wedding package, creates and toggles it, and shows it to visitors', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/destination-wedding');
    await page.getByRole('button', { name: 'Add Wedding Destination' }).click();
    const form = page.getByRole('dialog');
    const submit = form.getByRole('button', { name: 'Add wedding destination' });
    await submit.click();
    await form
      .getByText(
        'Title must be at least 3 characters long, Location is required, Description must be at least 10 characters long, Price must be greater than 0, Capacity must be at least 1, At least one image is required',
      )
      .waitFor();
    await form.getByLabel('Title').first().fill('Vows on the Water');
    await form.getByLabel('Location').fill('Udaipur');
    await form.getByLabel('Description').first().fill('A palace terrace above the lake.');
    await form.getByLabel('Price').fill('900000');
    await form.getByLabel('Capacity').fill('120');
    await form.locator('input[type=file]').setInputFiles(picture);
    await form.getByLabel('Alternative text of picture 1').fill('A terrace above a lake');
    await form.getByRole('button', { name: 'Mountain View' }).click();
    await submit.click();
    const card = page.getByRole('listitem').filter({ hasText: 'Vows on the Water' });
    await card.getByText('₹9,00,000').waitFor();
    await chooseAction(page, 'Vows on the Water', 'Feature in destinations');
    await card.getByText('In destinations', { exact: true }).waitFor();
    await chooseAction(page, 'Vows on the Water', 'Feature');
    await card.getByText('Featured', { exact: true }).waitFor();
    const [shown] = await Promise.all([
      page.context().waitForEvent('page'),
      chooseAction(page, 'Vows on the Water', 'View on the site'),
    ]);
    await shown.waitForURL(`${product.origin}/wedding/vows-on-the-water`);
    await shown.getByRole('heading', { level: 1, name: 'Vows on the Water' }).waitFor();
    await shown.close();
    await page.getByLabel('Search wedding destinations').fill('nowhere');
    await page.getByText('No wedding destinations found').waitFor();
    await page.goto(`${product.origin}/wedding`);
    await page.getByText('Vows on the Water').first().waitFor();
    await page.goto(`${product.origin}/admin/destination-wedding`);
    await responseToDelete(page, 'Vows on the Water', 'Delete');
    await page.getByText('No wedding destinations found').waitFor();
  });
});
