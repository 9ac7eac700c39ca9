import { describe, expect, it } from 'vitest';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { devices, isFocused, operatePage, scrollsSideways } from './support/devices.ts';
import { useProduct } from './support/product.ts';
import { setLetterSize } from './support/setLetterSize.ts';

describe.skipIf(!browserIsHere)('navigating the public site', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it('shows one Enquire button outside of the page, at every width', async () => {
    const page = await browser.open();
    const forms = {
      '/about': '/booking',
      '/itinerary/Goa': '/booking?for=destination&info=Goa&travel_type=Destination+Package',
    };
    for (const [path, form] of Object.entries(forms)) {
      await page.goto(product.origin + path);
      for (const width of [320, 390, 767, 768, 991, 992, 1199, 1200, 1279, 1280, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const shown = page
          .getByRole('link', { name: 'Enquire', exact: true })
          .and(page.locator(':not(main *)'))
          .filter({ visible: true });
        expect.soft(await shown.count(), `${path} at ${width} px`).toBe(1);
        expect.soft(await shown.getAttribute('href'), `${path} at ${width} px`).toBe(form);
        await expect.poll(() => shown.evaluate((link) => link.getBoundingClientRect().top < 844)).toBe(true);
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(await overflow(), `${path} at ${width} px`).toBe(0);
      }
    }
  });

  it('fits into the window of a visitor whose browser has large letters', async () => {
    const page = await browser.open({ viewport: { width: 1440, height: 900 } });
    for (const size of [20, 24, 32]) {
      await setLetterSize(page, size);
      await page.goto(`${product.origin}/about`);
      for (const width of [1440, 1280, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await scrollsSideways(page), `letters of ${size} px at ${width} px`).toBe(false);
      }
    }
  });

  it.each(devices)(
    'leads from a journey to its enquiry, outside of the page, at $viewport.width px',
    async (device) => {
      const page = await browser.open(device);
      await page.goto(`${product.origin}/itinerary/Goa`);
      const enquire = page.getByRole('link', { name: 'Enquire', exact: true });
      await operatePage(page, device).press(
        enquire.and(page.locator(':not(main *)')).filter({ visible: true }),
      );
      await page.getByRole('heading', { name: 'Enquire about Goa' }).waitFor();
    },
  );

  it.each(devices)('finds misspelled words at $viewport.width px', async (device) => {
    const page = await browser.open(device);
    const { press } = operatePage(page, device);
    await page.goto(`${product.origin}/about`);
    await press(page.getByRole('link', { name: 'Search', exact: true }));
    const search = page.getByRole('search');
    const field = search.getByRole('searchbox', { name: /^Search/ });
    await expect.poll(() => isFocused(field)).toBe(true);
    await page.keyboard.type('kerla');
    if (device.hasTouch) await search.getByRole('button', { name: 'Search' }).tap();
    else await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Nothing is spelled “kerla”. This comes close:').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await press(page.getByRole('link', { name: 'Kerala', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'Kerala' }).waitFor();
    await page.goBack();
    await page.getByText('This comes close:').waitFor();
    expect(await field.inputValue()).toBe('kerla');
    expect(browser.complaints).toEqual([]);
  });

  it('shows the same form by a link and by its address', async () => {
    const page = await browser.open();
    const measure = async () => {
      await page.getByRole('heading', { level: 1, name: 'Enquire Now' }).waitFor();
      const fields = page.getByRole('form').locator('input, select, textarea').filter({ visible: true });
      return fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().height));
    };
    await page.goto(`${product.origin}/booking`);
    const expected = await measure();
    for (const path of ['/destination', '/blog']) {
      await page.goto(product.origin + path);
      await page
        .getByRole('link', { name: 'Enquire', exact: true })
        .filter({ visible: true })
        .first()
        .click();
      // The names of the wedding packages come a moment later.
      await expect.poll(measure, { message: path }).toEqual(expected);
    }
  });

  it('has one Enquire button on the first screen of a phone, and always a heading', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(product.origin);
    const shown = page.getByRole('link', { name: 'Enquire', exact: true }).filter({ visible: true });
    await expect.poll(() => shown.count()).toBe(1);
    const heading = page.getByRole('heading', { level: 1 });
    for (const slide of ['1 of 2', '2 of 2']) {
      await page.getByRole('group', { name: slide }).waitFor();
      expect(await heading.allInnerTexts()).toEqual([
        'Safarnama Travels: journeys from Goa, drawn with care',
      ]);
      expect(await page.locator('h1').evaluate((element) => element.closest('[inert]'))).toBeNull();
      await page.getByRole('button', { name: 'Next slide' }).click();
    }
  });

  it.each(['/destination', '/wedding', '/trips'])(
    'shows the first price and an action on the first screen of a phone, on %s',
    async (path) => {
      const page = await browser.open({ viewport: phone });
      await page.goto(product.origin + path);
      const price = page.getByRole('article').first().getByRole('strong');
      const action = page.getByRole('navigation', { name: 'Ask us' }).getByRole('link', { name: 'Enquire' });
      const [priceBox, actionBox] = await Promise.all([price.boundingBox(), action.boundingBox()]);
      if (!priceBox || !actionBox) throw new Error('The price or the action is hidden');
      expect(actionBox.y + actionBox.height).toBeLessThanOrEqual(phone.height);
      expect(priceBox.y + priceBox.height).toBeLessThan(actionBox.y);
    },
  );

  it.each(devices.filter(({ hasTouch }) => hasTouch))(
    'closes the menu by Back, and stays on the page, at $viewport.width px',
    async (device) => {
      const page = await browser.open(device);
      const pathname = () => new URL(page.url()).pathname;
      await page.goto(`${product.origin}/about`);
      await page.goto(`${product.origin}/visa`);
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const open = async () => {
        await page.getByRole('button', { name: 'Open menu' }).tap();
        await menu.waitFor();
      };
      await open();
      await page.goBack();
      await menu.waitFor({ state: 'hidden' });
      expect(pathname()).toBe('/visa');

      // Closed in another way, or left by a link, the menu costs no further press of Back.
      await open();
      await menu.getByRole('button', { name: 'Close menu' }).tap();
      await menu.waitFor({ state: 'hidden' });
      await open();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await open();
      await menu.getByRole('link', { name: 'Contact Us' }).tap();
      await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
      await menu.waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(pathname).toBe('/visa');
      expect(await menu.isVisible()).toBe(false);
      await page.goBack();
      await expect.poll(pathname).toBe('/about');
      expect(browser.complaints).toEqual([]);
    },
  );

  it.each([
    { height: 844, isFixed: true },
    // 1280 × 1024 at 400 %
    { height: 256, isFixed: false },
  ])('has a fixed header in a window of 320 × $height px: $isFixed', async ({ height, isFixed }) => {
    const page = await browser.open({ viewport: { width: 320, height } });
    await page.goto(`${product.origin}/booking`);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('button', { name: 'Back to top' }).waitFor();
    const brand = page.getByRole('banner').getByRole('link', { name: /, home$/ });
    // The bar drops into its place.
    await expect.poll(async () => ((await brand.boundingBox())?.y ?? -1) >= 0).toBe(isFixed);
  });

  it('opens a simpler menu on a phone when the code of the menu does not load', async () => {
    const page = await browser.open({ viewport: phone });
    await page.route('**/assets/MobileMenu-*', (route) => route.abort());
    await page.goto(`${product.origin}/visa`);
    const news = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' });
    expect(await news.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await news.click();
    await page.getByRole('heading', { level: 1, name: 'Travel News' }).waitFor();
    await news.waitFor({ state: 'hidden' });
  });

  it('opens a page from the server when a release has replaced its code', async () => {
    const page = await browser.open({ viewport: phone, withoutCache: true });
    await page.goto(`${product.origin}/destination`);
    await page.route('**/assets/ItineraryPage-*', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Kerala', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Kerala' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it.each(devices)("puts the agency's own journeys first at $viewport.width px", async (device) => {
    const page = await browser.open(device);
    const { press } = operatePage(page, device);
    await page.goto(product.origin);
    const menu = page.getByRole('navigation', { name: device.hasTouch ? 'Services' : 'Main' });
    const names = await menu.getByRole('link').filter({ visible: true }).allInnerTexts();
    expect(names.slice(0, 4)).toEqual(['India', 'Abroad', 'Day Trips', expect.stringContaining('Wedding')]);
    await press(menu.getByRole('link', { name: 'Abroad' }));
    await page.getByText('Showing 5 of 13 destinations (international)').waitFor();
  });

  it('marks the page that the menu of a desktop led to', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/destination?type=domestic`);
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await menu.getByRole('link', { name: 'India' }).getAttribute('aria-current')).toBe('page');
    expect(await menu.getByRole('link', { name: 'Abroad' }).getAttribute('aria-current')).toBeNull();
  });

  it('marks every link to another website', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/visa`);
    const portals = (area: string) =>
      page.locator(`${area} a[href*="//customer."], ${area} a[href*="//partner."]`);
    const check = async (area: string, count: number) => {
      expect(await portals(area).count(), area).toBe(count);
      for (const link of await portals(area).all()) {
        expect(await link.textContent(), area).toMatch(/ \(opens another website\)$/);
        expect(await link.getAttribute('rel'), area).toBe('external');
        expect(await link.locator('svg').last().isVisible(), area).toBe(true);
      }
    };
    await check('body > #root > header', 8);
    await check('main', 1);
    await check('footer', 6);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await check('[role="dialog"]', 8);
    await page.keyboard.press('Escape');
    await check('nav[aria-label="Services"]', 4);
  });
});
