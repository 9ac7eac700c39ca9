import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminScreens } from '../client/src/lib/session/adminScreens.ts';
import { contactForm } from '../server/testing/enquiries.ts';
import { accessibilityProblems, contrastProblems } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { type TestProduct, useProduct } from './support/product.ts';
import { shareOut } from './support/shareOut.ts';

/** How the main dialog or pane of a screen is opened; screens without one are looked at as they stand. */
const openings: Partial<Record<keyof typeof adminScreens, (page: Page) => Promise<void>>> = {
  enquiries: (page) => page.getByRole('button', { name: /^View enquiry of/ }).click(),
  destinations: (page) => page.getByRole('button', { name: 'Edit Hampi' }).click(),
  weddings: (page) => page.getByRole('button', { name: 'Edit Palace Vows' }).click(),
  blog: (page) => page.getByRole('button', { name: 'Edit A Post' }).click(),
  news: (page) => page.getByRole('button', { name: 'Edit An Article' }).click(),
  newsletter: (page) => page.getByRole('button', { name: /^View details of/ }).click(),
  team: (page) => page.getByRole('button', { name: 'Edit Meera' }).click(),
  users: (page) => page.getByRole('button', { name: 'Add New User' }).click(),
};

/** Together they show every kind of part; the colours of both themes have a test of their own. */
const litScreens = ['dashboard', 'enquiries', 'settings'];

/** One entry of each kind, so that no screen is empty. */
async function fill(product: TestProduct, page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('admin_token'));
  const send = async (path: string, data: object) => {
    const response = await page.request.post(`${product.origin}/api/${path}`, {
      data,
      headers: { Authorization: `Bearer ${token?.replaceAll('"', '')}` },
    });
    expect(response.status(), `${path}: ${await response.text()}`).toBe(201);
  };
  const text = '<h2 id="way">The way</h2><p>There and back.</p>';
  const image = '/pictures/brand/favicon.svg';
  await send('contact/submit', contactForm());
  await send('destinations/create', {
    name: 'Hampi',
    starting_price: 9000,
    image,
    featured: true,
    is_active: false,
    highlights: ['Boulders'],
    hotels: [{ city: 'Hampi', hotel: 'Mango Tree', nights: 2 }],
    itineraries: [{ day: 1, title: 'Arrival', description: 'By train.' }],
  });
  await send('wedding/destinations', {
    title: 'Palace Vows',
    location: 'Jaipur',
    description: 'Courtyards and lamps.',
    price: 800000,
    capacity: 150,
    images: [image],
    amenities: ['Garden'],
    featured: true,
  });
  await send('blog', { title: 'A Post', content: text, categories: ['Tent'], featured_image: image });
  await send('news', { title: 'An Article', excerpt: 'Short.', content: text, published: true });
  await send('team', { name: 'Meera', role: 'Planner', portrait: image });
  await send('ceo/create', { message: 'Travel slowly.' });
  await send('newsletter?action=subscribe', { email: 'reader@example.com' });
}

describe.skipIf(!browserIsHere)('the back office for everybody', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();

  it('has nothing that axe minds on any screen, dialogs open, and representative ones in both themes', async () => {
    const pages = [await browser.open(), await browser.open()] as const;
    for (const page of pages) await product.signIn(page, 'super_admin');
    await fill(product, pages[0]);
    const problems: string[] = [];
    const look = async (page: Page, what: string, inBothThemes: boolean) => {
      const inDark = await accessibilityProblems(page);
      problems.push(...inDark.map((line) => `${what}, dark: ${line}`));
      if (!inBothThemes) return;
      const theme = (name: string) =>
        page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), name);
      await theme('light');
      const inLight = await contrastProblems(page);
      await theme('dark');
      problems.push(...inLight.map((line) => `${what}, light: ${line}`));
    };
    // While one page waits, the other is looked at.
    await shareOut(Object.entries(adminScreens), pages, async ([name, screen], page) => {
      await page.goto(`${product.origin}${screen.path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.getAttribute('data-theme')))
        .toBe('dark');
      const inBothThemes = litScreens.includes(name);
      await look(page, screen.label, inBothThemes);
      const open = openings[name as keyof typeof adminScreens]; // entries() widens the keys
      if (!open) return;
      await open(page);
      const dialog = page.getByRole('dialog').or(page.getByRole('group', { name: 'Open enquiry' }));
      await dialog.waitFor();
      await dialog.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      await look(page, `${screen.label}, dialog`, inBothThemes);
    });
    expect(problems).toEqual([]);
  }, 240_000);

  it('has nothing that axe minds in an editor on a phone', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', adminScreens.news.path);
    await page.getByRole('button', { name: 'Edit An Article' }).click();
    await page.getByRole('textbox', { name: 'Content', exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
