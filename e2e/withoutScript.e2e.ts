import { beforeAll, describe, expect, it } from 'vitest';
import { signReviewFormPath } from '../server/platform/security/enquiryToken.ts';
import { bookingForm } from '../server/testing/enquiries.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { devices, operatePage, orderSizes, scrollsSideways } from './support/devices.ts';
import { fillInPerson } from './support/enquiryForm.ts';
import { useProduct } from './support/product.ts';
import { demoEntries, type PublicPage, publicPages } from './support/publicPages.ts';

describe.skipIf(!browserIsHere)('the public site without script', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();
  let pages: PublicPage[];
  beforeAll(async () => {
    // The server sends the same for an alias and for its page.
    pages = publicPages(await demoEntries(product.db)).filter(({ path, canonical }) => path === canonical);
  });
  const open = () => browser.open({ javaScriptEnabled: false, viewport: phone });

  it('shows the content of every page at every width', async () => {
    const page = await open();
    const sizes = devices.map(({ viewport }) => viewport);
    for (const { path, shows } of pages) {
      await page.goto(product.origin + path, { waitUntil: 'domcontentloaded' });
      expect.soft(await page.locator('[data-preloader]').count(), path).toBe(0);
      // The server sends the same to every device.
      for (const viewport of orderSizes(page, sizes)) {
        await page.setViewportSize(viewport);
        const where = `${path} at ${viewport.width} px`;
        expect.soft(await page.getByRole('heading', { level: 1 }).isVisible(), where).toBe(true);
        const shown = page.locator('main').getByText(shows).filter({ visible: true });
        const texts = shows.includes('@') ? page.getByRole('link', { name: shows }) : shown;
        expect.soft(await texts.count(), `${where}: ${shows}`).toBeGreaterThan(0);
        expect.soft(await scrollsSideways(page), `${where} scrolls sideways`).toBe(false);
      }
    }
    expect(browser.complaints).toEqual([]);
  });

  it('uses its own fonts', async () => {
    const page = await open();
    const face = page.waitForResponse(/fraunces-latin-600.*\.woff2$/);
    await page.goto(product.origin, { waitUntil: 'domcontentloaded' });
    expect((await face).status()).toBe(200);
  });

  it('navigates by plain links', async () => {
    const page = await open();
    const arrive = async (name: string | RegExp, heading: string | RegExp) => {
      await page.getByRole('link', { name }).filter({ visible: true }).first().click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    };
    await page.goto(product.origin);
    await arrive('Explore More', 'Popular Destinations');
    await arrive('Page 2', 'Popular Destinations');
    expect(new URL(page.url()).search).toBe('?page=2');
    await arrive(/^View itinerary/, /^(?!Popular)/);
    await arrive('Book Now', 'Enquire Now');
    await page.goto(`${product.origin}/blog`);
    await arrive('Page 2', 'Blogging');
    await page.getByText('Showing 10 to 18 of 18 results').waitFor();
    await arrive(/^Read More/, /^(?!Blogging)/);
    await arrive('Back to Blog Home', 'Blogging');
    await page.goto(`${product.origin}/trips`);
    await arrive('Load More Trips', 'Day Trips');
    await page.getByText('Showing 6 of 6 trips').waitFor();
    await arrive('View details: Grande Island: Snorkel and Sail', 'Grande Island: Snorkel and Sail');
  });

  it('filters and pages lists by their forms', async () => {
    const page = await open();
    await page.goto(`${product.origin}/trips?sort=rating`);
    await page.getByRole('button', { name: 'Heritage' }).click();
    await page.getByText('Showing 1 of 1 trips').waitFor();
    await page.getByLabel('Sort trips').selectOption('Price high to low');
    await page.getByRole('button', { name: 'Show trips' }).click();
    await page.waitForURL(/\/trips\?sort=price-high&category=Heritage$/);
    await page.getByText('Showing 1 of 1 trips').waitFor();

    await page.goto(`${product.origin}/blog?page=2`);
    await page.getByLabel('Per page').selectOption('6');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('Showing 1 to 6 of 18 results').waitFor();
  });

  it('offers no control that only script can serve', async () => {
    const page = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${product.origin}/tour-details`);
    const controls = page
      .locator(':is(button, main select, main input):not(form[action] *)')
      .filter({ visible: true });
    expect(await controls.count()).toBe(0);
  });

  it('offers no menu that only script can open, and leads to the form for a review', async () => {
    const page = await open();
    await page.goto(`${product.origin}/review`);
    const menu = page.locator('header [aria-label="Open menu"]');
    // Unlike `isVisible`, it fails without such an element.
    expect(await menu.evaluate((element) => getComputedStyle(element).display)).toBe('none');
    // Playwright's search for texts ignores noscript.
    const note = page.locator('main noscript p');
    await expect.poll(() => note.isVisible()).toBe(true);
    expect(await note.textContent()).toBe('Your mail has a second link for browsers without JavaScript.');
    expect(await page.getByRole('status', { name: 'Loading your invitation' }).count()).toBe(0);
  });

  describe.each(devices)('at $viewport.width px', (device) => {
    const openPage = async (path: string) => {
      const page = await browser.open({ ...device, javaScriptEnabled: false });
      await page.goto(product.origin + path);
      return { page, ...operatePage(page, device) };
    };

    it.each(['/itinerary/Goa', '/wedding/udaipur-lake'])(
      'leads from a picture of %s to its file',
      async (path) => {
        const { page, press } = await openPage(path);
        const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('link').first();
        const file = product.origin + (await picture.getAttribute('href'));
        await press(picture);
        await page.waitForURL(file);
        expect(await page.evaluate(() => document.contentType)).toMatch(/^image\//);
      },
    );

    it('downloads the brochure of a journey', async () => {
      const { page, press } = await openPage('/itinerary/Goa');
      const download = page.waitForEvent('download');
      await press(page.getByRole('link', { name: 'Download brochure' }));
      expect((await download).suggestedFilename()).toBe('goa-brochure.pdf');
    });

    it('sends the enquiry for a departure with optional answers, next to its journey', async () => {
      const { page, press, choose } = await openPage('/itinerary/Goa');
      const departures = page.getByRole('region', { name: 'Available dates' });
      await press(departures.getByRole('link', { name: /^Enquire for this date: / }).first());
      await page.getByRole('heading', { name: 'Enquire about Goa' }).waitFor();
      const price = page.locator('main').getByText('From ₹15,999 per person').filter({ visible: true });
      expect(await price.count()).toBe(1);
      const email = `plain-${device.viewport.width}@example.com`;
      await fillInPerson(page, device, email);
      await choose(page.getByLabel('Flexibility'), 'Dates are open');
      await press(page.locator('summary', { hasText: 'Hotel options' }));
      await press(page.getByLabel('Hotel Rooms'), 'Space');
      await press(page.getByRole('button', { name: 'Send enquiry' }));
      await page.getByRole('heading', { level: 1, name: 'Your enquiry is with us' }).waitFor();

      const [goa] = await product.db('destinations').where({ name: 'Goa' });
      const stored = await product.db('enquiries').where({ email }).first();
      expect(stored).toMatchObject({
        destination: 'Goa',
        event_date: goa.available_dates[0].date,
        flexibility: 'Dates are open',
        services: { hotel_type: ['Hotel Rooms'] },
      });
      await page.getByText(stored.reference).waitFor();
    });

    it('shows the missing fields of an enquiry, and preserves the typed text', async () => {
      const { page, press, type } = await openPage('/booking');
      const form = page.getByRole('form', { name: 'Enquiry' });
      await type(form.getByLabel('Full name'), 'Asha Naik');
      await press(form.getByRole('button', { name: 'Send enquiry' }));
      await page.getByRole('heading', { level: 1, name: 'Your enquiry was not sent' }).waitFor();
      await page.getByText('Mobile number is required').waitFor();
      await page.goBack();
      expect(await form.getByLabel('Full name').inputValue()).toBe('Asha Naik');
    });

    it('sends a message, after it was rejected and completed', async () => {
      const { page, press, type, choose } = await openPage('/contact');
      const form = page.getByRole('form', { name: 'Write to us' });
      const email = `contact-${device.viewport.width}@example.com`;
      const send = () => press(form.getByRole('button', { name: 'Send message' }));
      await type(form.getByLabel('Name'), 'Asha Naik');
      await type(form.getByLabel('Email'), email);
      await choose(form.getByLabel('What is it about?'), 'A wedding');
      await type(form.getByLabel('Message'), 'A week in Kerala, please.');
      await send();
      await page.getByRole('heading', { level: 1, name: 'Your message was not sent' }).waitFor();
      await page.getByText('Subject is required').waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      await page.goBack();
      expect(await form.getByLabel('Message').inputValue()).toBe('A week in Kerala, please.');
      await type(form.getByLabel('Subject'), 'Kerala');
      await send();
      await page.getByRole('heading', { level: 1, name: 'Your message is with us' }).waitFor();
      const stored = await product.db('enquiries').where({ email });
      expect(stored).toMatchObject([
        { channel: 'contact', enquiry_type: 'wedding', subject: 'Kerala', consent_version: 'enquiry-1' },
      ]);
      await page.getByText(stored[0].reference).waitFor();
    });

    it('subscribes an address to the newsletter, after it was rejected and corrected', async () => {
      const { page, press, type } = await openPage('/about');
      const address = page.getByLabel('Your email address');
      const email = `news-${device.viewport.width}@example.com`;
      await type(address, 'nowhere');
      await press(page.getByRole('button', { name: 'Subscribe' }));
      await page.getByText('Please enter a valid email address').waitFor();
      await page.goBack();
      expect(await address.inputValue()).toBe('nowhere');
      await type(address, email);
      await press(page.getByRole('button', { name: 'Subscribe' }));
      await page.getByRole('heading', { level: 1, name: 'Subscribed!' }).waitFor();
      expect(await product.db('subscribers').where({ email })).toMatchObject([
        { status: 'active', consent_version: 'newsletter-1', verification_date: null },
      ]);
    });

    it('sends the review of a guest, after it was rejected and completed', async () => {
      const email = `review-${device.viewport.width}@example.com`;
      const body = bookingForm({ for: 'destination', info: 'Goa', email });
      await fetch(`${product.origin}/api/booking/submit`, { method: 'POST', body });
      const { id } = await product.db('enquiries').where({ email }).first('id');
      await product.db('review_invitations').insert({ enquiry_id: id, invited_at: new Date() });
      const { page, press, type } = await openPage(
        signReviewFormPath(String(product.settings['JWT_SECRET']), id),
      );
      const send = () => press(page.getByRole('button', { name: 'Send the review' }));
      const text = page.getByLabel('Your review');
      await type(text, 'The ferry alone was worth it.');
      await page.getByLabel('Month of travel').fill('2026-02');
      await send();
      await page.getByRole('heading', { level: 1, name: 'Your review was not sent' }).waitFor();
      await page.getByText('Please choose one to five stars').waitFor();
      expect(await text.inputValue()).toBe('The ferry alone was worth it.');
      expect(await scrollsSideways(page)).toBe(false);
      await press(page.getByLabel('1 star'), 'Space');
      if (device.hasTouch) await page.getByLabel('4 stars').tap();
      else for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
      await press(page.getByLabel(/^Show my name/), 'Space');
      await send();
      await page.getByRole('heading', { level: 1, name: 'Your review is with us' }).waitFor();
      expect(await product.db('reviews').where({ guest_email: email })).toMatchObject([
        { rating: 4, journey_name: 'Goa', travel_month: '2026-02', name_consent: true, state: 'pending' },
      ]);
    });

    it('passes the travellers of the price calculator to the form', async () => {
      const { page, press, choose } = await openPage('/itinerary/Goa');
      const calculator = page.getByRole('region', { name: 'Your price' });
      await choose(calculator.getByLabel('Adults'), '3');
      await choose(calculator.getByLabel('Rooms'), '2');
      await press(calculator.getByRole('button', { name: 'Enquire with this price' }));
      await page.getByText(/^Estimate ₹/).waitFor();
      expect(await page.getByLabel('Adults').inputValue()).toBe('3');
    });

    it('passes the guests and the date of a tour to the form', async () => {
      const { page, press, choose } = await openPage('/tour-details');
      const booking = page.getByRole('complementary', { name: 'Price and booking' });
      await choose(booking.getByLabel('Guests'), '4');
      await booking.getByLabel('Date').fill('2098-02-01');
      await press(booking.getByRole('button', { name: 'Book Now' }));
      await page.getByRole('heading', { name: /^Enquire about / }).waitFor();
      const wish = await page.getByLabel('What do you have in mind?').inputValue();
      expect(wish).toContain(' for 4 guests on 1 February 2098.');
    });

    it('filters wedding packages, and unfolds an answer about one', async () => {
      const { page, press, choose } = await openPage('/wedding');
      await choose(page.getByLabel('Place'), 'Kerala');
      await press(page.getByRole('button', { name: 'Show packages' }));
      await page.getByText('Showing 1 of 8 wedding packages').waitFor();
      await press(page.getByRole('link', { name: 'Backwater Wedding in Kumarakom', exact: true }));
      const question = page.locator('details', { hasText: 'Can the ceremony be Christian or Muslim?' });
      await press(question.locator('summary'));
      await expect.poll(() => question.locator('p').isVisible()).toBe(true);
    });

    it('leads to the reviews of a journey', async () => {
      const { page, press } = await openPage('/itinerary/Goa');
      const sections = page.getByRole('navigation', { name: 'Sections of this page' });
      await press(sections.getByRole('link', { name: 'Reviews' }));
      const summary = page.getByText('4.7 of 5 from 3 reviews');
      const { height } = device.viewport;
      await expect
        .poll(async () => (await summary.boundingBox())?.y)
        .toSatisfy((y) => y > 0 && y < height / 2);
    });

    it('finds misspelled words', async () => {
      const { page, press, type } = await openPage('/about');
      await press(page.getByRole('link', { name: 'Search', exact: true }));
      await type(page.getByRole('searchbox', { name: /^Search/ }), 'kerla');
      await press(page.getByRole('search').getByRole('button', { name: 'Search' }));
      await page.getByRole('status').getByText('Nothing is spelled “kerla”. This comes close:').waitFor();
      await press(page.getByRole('link', { name: 'Kerala', exact: true }));
      await page.getByRole('heading', { level: 1, name: 'Kerala' }).waitFor();
    });

    it('filters destinations, with the filter in the address', async () => {
      const { page, press, choose } = await openPage('/destination');
      await choose(page.getByLabel('Month'), 'July');
      await choose(page.getByLabel('Days'), '7 days or more');
      await press(page.getByRole('button', { name: 'Show journeys' }));
      await page.getByText('Showing 1 of 13 destinations').waitFor();
      const address = Object.fromEntries(new URL(page.url()).searchParams);
      expect(address).toMatchObject({ month: 'july', days: '7-365' });
      const choices = page.getByLabel('Budget').locator('option');
      expect((await choices.allTextContents()).slice(0, 2)).toEqual(['Any budget (1)', 'Up to ₹20,000 (0)']);
      expect(await page.getByRole('button', { name: 'Ascending' }).isVisible(), 'no dead button').toBe(false);
      await press(page.getByRole('article').getByRole('link', { name: 'Ladakh', exact: true }));
      await page.getByRole('heading', { level: 1, name: 'Ladakh' }).waitFor();
    });

    it('resets the filter of destinations, and follows the map', async () => {
      const { page, press } = await openPage('/destination?search=atlantis');
      await press(page.getByRole('link', { name: 'Reset All Filters' }));
      await page.getByText('Showing 13 of 13 destinations').waitFor();
      await press(page.getByRole('region', { name: 'On the map' }).getByRole('link', { name: 'Kashmir' }));
      await page.getByRole('heading', { level: 1, name: 'Kashmir' }).waitFor();
    });

    it('leads from an article to others with its tag', async () => {
      const title = 'Goa in the rain: how to plan a monsoon week';
      const { id } = await product.db('posts').where({ title }).first('id');
      const { page, press } = await openPage(`/blog-details/${id}`);
      await press(page.getByRole('article').getByRole('link', { name: 'monsoon', exact: true }));
      await page.getByRole('heading', { level: 1, name: 'Tagged “monsoon”' }).waitFor();
      await press(page.getByRole('article').getByRole('link', { name: title, exact: true }));
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    });

    it('compares a shared wishlist, and leads to the form with its journeys', async () => {
      const { id } = await product.db('destinations').where({ slug: 'goa' }).first('id');
      const { page, press } = await openPage(`/shortlist?ids=trip-4,destination-${id}`);
      const heads = page.getByRole('columnheader').getByRole('link');
      expect(await heads.allInnerTexts()).toEqual(['Dudhsagar Falls by Forest Jeep', 'Goa']);
      await press(page.getByRole('link', { name: 'Send these to us' }));
      await page.getByRole('heading', { name: 'Send us your wishlist' }).waitFor();
      const wish = await page.getByLabel('What do you have in mind?').inputValue();
      expect(wish).toContain('- Dudhsagar Falls by Forest Jeep\n- Goa\n');
    });

    it('unfolds the documents of a visa', async () => {
      const { page, press } = await openPage('/visa');
      const documents = page.locator('tr', { hasText: 'Schengen countries' }).locator('details');
      await press(documents.locator('summary'));
      await expect.poll(() => documents.getByRole('listitem').first().isVisible()).toBe(true);
    });

    it('follows the first slide', async () => {
      const { page, press } = await openPage('/');
      await press(page.getByRole('link', { name: 'Explore More' }).filter({ visible: true }).first());
      await page.getByRole('heading', { level: 1, name: 'Popular Destinations' }).waitFor();
    });
  });
});
