import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { problemsInBothSchemes } from './support/axe.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { devices, operatePage, scrollsSideways } from './support/devices.ts';
import { sendEnquiry } from './support/enquiryForm.ts';
import { hidePreloader } from './support/hidePreloader.ts';
import { useProduct } from './support/product.ts';

const fall = 'Dudhsagar Falls by Forest Jeep';

describe.skipIf(!browserIsHere)('the wishlist', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();
  const heart = (page: Page, title: string) =>
    page.getByRole('button', { name: `${title}: on my wishlist` }).first();
  const getKey = async (table: 'destinations' | 'wedding_destinations', slug: string) => {
    const { id } = await product.db(table).where({ slug }).first('id');
    return `${table === 'destinations' ? 'destination' : 'wedding'}-${id}`;
  };

  it.each(devices)('leads from hearts to one enquiry at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    const { press } = operatePage(page, device);
    await page.goto(product.origin);
    await press(heart(page, 'Goa'));
    await page.goto(`${product.origin}/wedding`);
    await press(heart(page, 'Lake Palace Wedding in Udaipur'));
    await page.goto(`${product.origin}/trips?category=Nature`);
    await press(heart(page, fall), 'Space');
    await press(page.getByRole('link', { name: 'Wishlist 3' }));
    await page.getByRole('heading', { level: 1, name: 'Your wishlist' }).waitFor();
    const table = page.getByRole('region', { name: 'Comparison' });
    await table.waitFor();
    expect(await table.getByRole('columnheader').count()).toBe(3);
    for (const row of ['Price', 'Days', 'Best months', 'Pace', 'Included'])
      await table.getByRole('rowheader', { name: row }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);

    await press(page.getByRole('link', { name: 'Send these to us' }));
    await page.getByRole('heading', { name: 'Send us your wishlist' }).waitFor();
    const email = `wishes-${device.viewport.width}@example.com`;
    await sendEnquiry(page, device, email);
    const stored = await product.db('enquiries').where({ email }).first();
    const wishes = ['Goa', 'Lake Palace Wedding in Udaipur', fall].map((title) => `- ${title}`);
    expect(stored.message.split(/\r?\n/)).toEqual(expect.arrayContaining(wishes));
    expect(browser.complaints).toEqual([]);
  });

  it('has no axe violations with three journeys side by side, light and dark', async () => {
    const page = await browser.open({ viewport: desktop });
    const keys = [await getKey('destinations', 'goa'), await getKey('wedding_destinations', 'udaipur-lake')];
    await page.goto(`${product.origin}/shortlist?ids=${keys.join(',')},trip-4`);
    await hidePreloader(page);
    expect(await problemsInBothSchemes(page)).toEqual([]);
  });

  it('compares in rows that at least one journey states', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/shortlist?ids=trip-4`);
    const names = page.getByRole('region', { name: 'Comparison' }).getByRole('rowheader');
    await names.first().waitFor();
    expect(await names.allTextContents()).toEqual(['Price', 'Days', 'Included']);
  });

  it('is sent to staff as one enquiry with links to the journeys', async () => {
    const visitor = await browser.open();
    const goa = await getKey('destinations', 'goa');
    await visitor.goto(`${product.origin}/shortlist?ids=${goa},trip-4`);
    await visitor.getByRole('link', { name: 'Send these to us' }).click();
    await visitor.getByLabel('Full name').fill('Ravi Shet');
    await visitor.getByLabel('Email').first().fill('ravi@example.com');
    await visitor.getByLabel('Mobile number').fill('+91 98220 22222');
    await visitor.getByRole('button', { name: 'Send enquiry' }).click();
    await visitor.getByText(/^SN-/).first().waitFor();
    const { id } = await product.db('enquiries').where({ email: 'ravi@example.com' }).first('id');
    const page = await browser.open();
    await product.signIn(page, 'admin', `/admin/enquiries?enquiry=booking-${id}`);
    const link = page.getByRole('link', { name: fall });
    expect(await link.getAttribute('href')).toBe('/tour-details?trip=4');
    expect(await page.getByRole('link', { name: 'Goa', exact: true }).getAttribute('href')).toBe(
      '/itinerary/Goa',
    );
  });

  it('names the unavailable entries of a shared list, without a script', async () => {
    const [goa, kerala] = [await getKey('destinations', 'goa'), await getKey('destinations', 'kerala')];
    await product.db('destinations').where({ slug: 'kerala' }).update({ is_active: false });
    const page = await browser.open({ javaScriptEnabled: false, viewport: phone });
    await page.goto(
      `${product.origin}/shortlist?ids=trip-4,${goa},destination-999999,${kerala},%3Cb%3E&utm=1`,
    );
    const heads = page.getByRole('columnheader').getByRole('link');
    expect(await heads.allInnerTexts()).toEqual([fall, 'Goa']);
    const list = page.locator('main');
    await list.getByText('Not available at the moment: journey no. 999999.').waitFor();
    await list.getByText(`Not available at the moment: journey no. ${kerala.split('-')[1]}.`).waitFor();
    await list.getByText('Not available at the moment: “<b>”.').waitFor();
    expect(await page.getByText('Kerala').count(), 'the name of what is not published').toBe(0);
    expect(await page.getByRole('button', { name: 'on my wishlist' }).count(), 'dead buttons').toBe(0);
  });

  it('changes in all tabs, and drops entries that are no longer offered', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/shortlist`);
    await page.getByText('Nothing on your wishlist yet').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${product.origin}/tour-details?trip=4`, { waitUntil: 'load' });
    await other.getByText('Add to wishlist').click();
    await page.getByRole('columnheader', { name: fall }).waitFor();
    await page.getByRole('link', { name: 'Wishlist 1' }).waitFor();
    await page.evaluate(() => localStorage.setItem('wishlist', '["trip-4","destination-999999"]'));
    await page.reload();
    await page.getByRole('button', { name: 'Remove journey no. 999999' }).click();
    await page.getByText('Not available at the moment').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBe('["trip-4"]');
  });

  it('is rendered empty until the script has loaded, unless this browser has one', async () => {
    const page = await browser.open();
    await page.route('**/assets/*.js', (route) => route.abort());
    const empty = page.getByText('Nothing on your wishlist yet');
    const waiting = page.getByRole('status', { name: 'Loading your wishlist' });
    await page.goto(`${product.origin}/shortlist`, { waitUntil: 'commit' });
    await empty.waitFor();
    expect(await waiting.isVisible()).toBe(false);
    await page.evaluate(() => localStorage.setItem('wishlist', '["trip-4"]'));
    await page.goto(`${product.origin}/shortlist`, { waitUntil: 'commit' });
    await waiting.waitFor();
    expect(await empty.isVisible()).toBe(false);
  });

  it('shows without a script that it needs one', async () => {
    const page = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${product.origin}/shortlist`);
    await page.locator('noscript strong').waitFor();
    expect(await page.getByText('Nothing on your wishlist yet').isVisible()).toBe(false);
    expect(await page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
  });

  it('can be read when the browser refuses to store', async () => {
    const page = await browser.open();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto(`${product.origin}/trips?category=Nature`);
    await heart(page, fall).click();
    await page.getByRole('link', { name: 'Wishlist 1' }).click();
    await page.getByRole('columnheader', { name: fall }).waitFor();
  });
});
