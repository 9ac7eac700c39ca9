import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminScreenName, adminScreens } from '../client/src/lib/session/adminScreens.ts';
import { contactForm } from '../server/testing/enquiries.ts';
import { accessibilityProblems, problemsInBothSchemes } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { type TestProduct, useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

/** How the main dialog or pane of a screen is opened; other screens are checked as they are. */
const openings: Partial<Record<AdminScreenName, (page: Page) => Promise<void>>> = {
  enquiries: (page) => page.getByRole('button', { name: /^View enquiry of/ }).click(),
  destinations: (page) => page.getByRole('button', { name: 'Edit Hampi' }).click(),
  weddings: (page) => page.getByRole('button', { name: 'Edit Palace Vows' }).click(),
  blog: (page) => page.getByRole('button', { name: 'Edit A Post' }).click(),
  news: (page) => page.getByRole('button', { name: 'Edit An Article' }).click(),
  newsletter: (page) => page.getByRole('button', { name: /^View details of/ }).click(),
  team: (page) => page.getByRole('button', { name: 'Edit Meera' }).click(),
  users: (page) => page.getByRole('button', { name: 'Add New User' }).click(),
};

/** Together they show every kind of component; the colours of both themes have a test of their own. */
const litScreens: AdminScreenName[] = ['dashboard', 'enquiries', 'settings'];

/** One entry of each kind, so that no screen is empty. */
async function fill(product: TestProduct) {
  const staff = await staffApi(product, 'super_admin');
  const text = '<h2 id="way">The way</h2><p>There and back.</p>';
  const image = '/pictures/brand/favicon.svg';
  await staff('POST', '/contact/submit', contactForm());
  await staff('POST', '/destinations/create', {
    name: 'Hampi',
    starting_price: 9000,
    image,
    featured: true,
    is_active: false,
    highlights: ['Boulders'],
    hotels: [{ city: 'Hampi', hotel: 'Mango Tree', nights: 2 }],
    itineraries: [{ day: 1, title: 'Arrival', description: 'By train.' }],
  });
  await staff('POST', '/wedding/destinations', {
    title: 'Palace Vows',
    location: 'Jaipur',
    description: 'Courtyards and lamps.',
    price: 800000,
    capacity: 150,
    images: [image],
    amenities: ['Garden'],
    featured: true,
  });
  await staff('POST', '/blog', {
    title: 'A Post',
    content: text,
    categories: ['Tent'],
    featured_image: image,
  });
  await staff('POST', '/news', { title: 'An Article', excerpt: 'Short.', content: text, published: true });
  await staff('POST', '/team', { name: 'Meera', role: 'Planner', portrait: image });
  await staff('POST', '/ceo/create', { message: 'Travel slowly.' });
  await staff('POST', '/newsletter?action=subscribe', { email: 'reader@example.com' });
}

describe.skipIf(!browserIsHere)('the accessibility of the back office', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();
  beforeAll(() => fill(product));

  const screens = Object.keys(adminScreens) as AdminScreenName[]; // keys() widens the names
  it.each(screens)('has no axe violations on the screen %s, its dialog open or not', async (name) => {
    const page = await browser.open();
    const problems = litScreens.includes(name) ? problemsInBothSchemes : accessibilityProblems;
    await product.signIn(page, 'super_admin', adminScreens[name].path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.getAttribute('data-theme')))
      .toBe('dark');
    expect.soft(await problems(page)).toEqual([]);
    const open = openings[name];
    if (!open) return;
    await open(page);
    const dialog = page.getByRole('dialog').or(page.getByRole('group', { name: 'Open enquiry' }));
    await dialog.waitFor();
    await dialog.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    expect(await problems(page), 'with its dialog').toEqual([]);
  });

  it('has no axe violations in an editor on a phone', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', adminScreens.news.path);
    await page.getByRole('button', { name: 'Edit An Article' }).click();
    await page.getByRole('textbox', { name: 'Content', exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
