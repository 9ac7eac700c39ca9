import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';

const tablet = { width: 768, height: 1024 };
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

  it.each([
    { viewport: phone, hasTouch: true, colorScheme: 'light' as const },
    { viewport: tablet, hasTouch: true, colorScheme: 'dark' as const },
    { viewport: desktop, hasTouch: false, colorScheme: 'light' as const },
    { viewport: desktop, hasTouch: false, colorScheme: 'dark' as const },
  ])('leads from hearts to one enquiry at $viewport.width px, $colorScheme', async (options) => {
    const page = await browser.open(options);
    const press = async (title: string) => {
      if (options.hasTouch) await heart(page, title).tap();
      else await heart(page, title).press('Enter');
    };
    await page.goto(product.origin);
    await press('Goa');
    await page.goto(`${product.origin}/wedding`);
    await press('Lake Palace Wedding in Udaipur');
    await page.goto(`${product.origin}/trips?category=Nature`);
    await press(fall);
    await page.getByRole('link', { name: 'Wishlist 3' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your wishlist' }).waitFor();
    const table = page.getByRole('region', { name: 'Comparison' });
    await table.waitFor();
    expect(await table.getByRole('columnheader').count()).toBe(3);
    for (const row of ['Price', 'Days', 'Best months', 'Pace', 'Included'])
      await table.getByRole('rowheader', { name: row }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, 'scrolls sideways').toBe(false);

    await page.getByRole('link', { name: 'Send these to us' }).click();
    await page.getByRole('heading', { name: 'Send us your wishlist' }).waitFor();
    const wish = page.getByLabel('What do you have in mind?');
    await expect
      .poll(() => wish.inputValue())
      .toContain(`- Goa\n- Lake Palace Wedding in Udaipur\n- ${fall}\n`);
    await page.getByLabel('Full name').fill('Asha Naik');
    await page.getByLabel('Email').first().fill('asha@example.com');
    await page.getByLabel('Mobile number').fill('+91 98220 11111');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText(/^SN-/).first().waitFor();
    expect(browser.complaints).toEqual([]);
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

  it('is shared by a link that works without a script and names what is not available', async () => {
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
    await page.getByRole('link', { name: 'Send these to us' }).click();
    await page.getByRole('heading', { name: 'Send us your wishlist' }).waitFor();
  });

  it('changes in all tabs, and lets go of what is no longer offered', async () => {
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

  it('keeps the focus on the list when a journey is removed by keyboard', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/shortlist`);
    await page.evaluate(() => localStorage.setItem('wishlist', '["trip-1","trip-4"]'));
    await page.reload();
    const hearts = page.getByRole('region', { name: 'Comparison' }).getByRole('button');
    await hearts.nth(1).waitFor();
    await hearts.first().press('Enter');
    await expect.poll(() => hearts.count()).toBe(1);
    expect(await hearts.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('Nothing on your wishlist yet').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('can be read where the browser refuses to store', async () => {
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
