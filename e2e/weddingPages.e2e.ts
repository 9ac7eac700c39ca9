import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './support/axe.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { hidePreloader } from './support/hidePreloader.ts';
import { useProduct } from './support/product.ts';

const udaipur = 'Lake Palace Wedding in Udaipur';
const tablet = { width: 768, height: 1024 };

describe.skipIf(!browserIsHere)('the pages of wedding packages', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it.each([phone, tablet, desktop])('lead from the list to the enquiry at $width px', async (viewport) => {
    const page = await browser.open({ viewport });
    await page.goto(`${product.origin}/wedding`);
    await hidePreloader(page);
    const cards = page.locator('main article');
    expect(await cards.getByRole('heading', { name: udaipur }).count(), 'featured, and not repeated').toBe(1);
    expect(await cards.count()).toBe(8);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByLabel('Place').selectOption('Rajasthan');
    await page.getByLabel('Guests').selectOption('200 or more');
    await page.getByText('Showing 3 of 8 wedding packages').waitFor();
    expect(new URL(page.url()).search).toBe('?place=Rajasthan&guests=200');
    await page.getByLabel('Budget').selectOption('Up to ₹5,00,000');
    await page.getByText('No wedding packages found').waitFor();
    await page.getByRole('link', { name: 'Reset' }).click();
    await page.getByRole('heading', { name: 'Featured Wedding Destinations' }).waitFor();

    await cards.getByRole('link', { name: udaipur, exact: true }).click();
    await page.waitForURL('**/wedding/udaipur-lake');
    await page.getByRole('heading', { level: 1, name: udaipur }).waitFor();
    for (const heading of ['What is included', 'Amenities', 'Sample programme', 'Questions and answers'])
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
    expect(
      await page.getByRole('region', { name: 'Similar wedding packages' }).locator('article').count(),
    ).toBe(3);
    expect(await accessibilityProblems(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, 'scrolls sideways').toBe(false);

    const share = page.getByRole('link', { name: /^Share on WhatsApp/ });
    const shared = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
    expect(shared).toBe(`${udaipur} ${product.origin}/wedding/udaipur-lake`);
    await page.getByText('Is there a place for elderly guests').click();
    await page.getByText('Several rooms are on the ground floor').waitFor();
    await page.getByRole('link', { name: 'Enquire', exact: true }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(`Plan your wedding: ${udaipur}`).waitFor();
    expect(browser.complaints).toEqual([]);
  });

  it('copy their link where the device has no dialog for sharing', async () => {
    const page = await browser.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`${product.origin}/wedding/udaipur-lake`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('The link is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${product.origin}/wedding/udaipur-lake`,
    );
  });

  it('are filtered without a script', async () => {
    const page = await browser.open({ javaScriptEnabled: false, viewport: phone });
    await page.goto(`${product.origin}/wedding`);
    await page.getByLabel('Place').selectOption('Kerala');
    await page.getByRole('button', { name: 'Show packages' }).click();
    await page.getByText('Showing 1 of 8 wedding packages').waitFor();
    await page.getByRole('link', { name: 'Backwater Wedding in Kumarakom', exact: true }).click();
    await page.getByText('Can the ceremony be Christian or Muslim?').waitFor();
  });
});
