import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, desktop, useBrowser } from './support/browser.ts';
import { devices, operatePage, scrollsSideways } from './support/devices.ts';
import { sendEnquiry } from './support/enquiryForm.ts';
import { hidePreloader } from './support/hidePreloader.ts';
import { useProduct } from './support/product.ts';

const udaipur = 'Lake Palace Wedding in Udaipur';

describe.skipIf(!browserIsHere)('the pages of wedding packages', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it.each(devices)('are filtered, with the filter in the address, at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    const { press, choose } = operatePage(page, device);
    await page.goto(`${product.origin}/wedding`);
    const cards = page.locator('main article');
    expect(await cards.getByRole('heading', { name: udaipur }).count(), 'featured, and not repeated').toBe(1);
    expect(await cards.count()).toBe(8);
    expect(await scrollsSideways(page)).toBe(false);

    await choose(page.getByLabel('Place'), 'Rajasthan');
    await choose(page.getByLabel('Guests'), '200 or more');
    await page.getByText('Showing 3 of 8 wedding packages').waitFor();
    expect(new URL(page.url()).search).toBe('?place=Rajasthan&guests=200');
    await page.reload();
    await page.getByText('Showing 3 of 8 wedding packages').waitFor();
    expect(await cards.count()).toBe(3);
    await choose(page.getByLabel('Budget'), 'Up to ₹5,00,000');
    await page.getByText('No wedding packages found').waitFor();
    await press(page.getByRole('link', { name: 'Reset' }));
    await page.getByRole('heading', { name: 'Featured Wedding Destinations' }).waitFor();
    expect(await cards.count()).toBe(8);
  });

  it.each(devices)('lead from the list to the enquiry at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    const { press } = operatePage(page, device);
    await page.goto(`${product.origin}/wedding`);
    const cards = page.locator('main article');
    await press(cards.getByRole('link', { name: udaipur, exact: true }));
    await page.getByRole('heading', { level: 1, name: udaipur }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/wedding/udaipur-lake');
    for (const heading of ['What is included', 'Amenities', 'Sample programme'])
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);

    await press(page.locator('summary').filter({ hasText: 'Is there a place for elderly guests' }));
    await page.getByText('Several rooms are on the ground floor').waitFor();
    const similar = page.getByRole('region', { name: 'Similar wedding packages' });
    expect(await similar.locator('article').count()).toBe(3);
    const getRight = (one: Element) => one.getBoundingClientRect().right;
    const end = await similar.getByRole('list').evaluate(getRight);
    expect(await similar.locator('article').last().evaluate(getRight), 'no hole at the end').toBeCloseTo(
      end,
      0,
    );
    const enquire = page.locator('main').getByRole('link', { name: 'Enquire', exact: true }).first();
    await press(enquire);
    await page.getByText(`Plan your wedding: ${udaipur}`).waitFor();
    const email = `wedding-${device.viewport.width}@example.com`;
    await sendEnquiry(page, device, email);
    const stored = await product.db('enquiries').where({ email }).first();
    expect(stored).toMatchObject({ source_page: 'wedding', destination: udaipur });
    expect(browser.complaints).toEqual([]);
  });

  it('have no axe violations on a wide screen', async () => {
    const page = await browser.open({ viewport: desktop });
    for (const path of ['/wedding', '/wedding/udaipur-lake']) {
      await page.goto(product.origin + path);
      await hidePreloader(page);
      expect.soft(await accessibilityProblems(page), path).toEqual([]);
    }
  });
});
