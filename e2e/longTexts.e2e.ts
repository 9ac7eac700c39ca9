import { describe, expect, it } from 'vitest';
import { buildUser, testPassword } from '../server/testing/buildUser.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { signInWith } from './support/browserSession.ts';
import { hidePreloader } from './support/hidePreloader.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

/** A name without a place to break it. */
const word = 'Thiruvananthapuramkanyakumarialappuzhakumarakomthekkadymunnar'.slice(0, 60);
const image = '/pictures/about/journal.svg';

describe.skipIf(!browserIsHere)('texts as long as the forms allow', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();

  it('fit pages, the header and the cards of the back office', async () => {
    const staff = await staffApi(product);
    await staff('PUT', '/settings', {
      agency_name: 'Sea, fort, hill and river journeys of Konkan '.repeat(2),
    });
    await staff('POST', '/destinations/create', {
      name: word,
      image,
      starting_price: 999_999_999,
      discount: 'Early birds save ten percent, and families of six even more',
      duration: word.repeat(2),
      highlights: [word.repeat(3)],
      itineraries: [{ day: 1, title: `Walk to ${word}` }],
      featured: true,
    });
    const article = {
      title: word.repeat(2),
      excerpt: word,
      content: `<p>${word}</p>`,
      featured_image: image,
    };
    await staff('POST', '/blog', { ...article, categories: [word], tags: [word], published: true });
    await staff('POST', '/news', { ...article, categories: [word], tags: [word], published: true });

    const { data: home } = await staff('GET', '/content/home');
    const [slide] = home.slides;
    slide.link_label = word.slice(0, 40);
    await staff('PUT', '/content/home', home);

    const page = await browser.open();
    /** The server sends the same to a phone and to a desktop. */
    const inBothWindows = async (check: (viewport: typeof phone) => Promise<void>) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await check(viewport);
      }
    };
    const lists = ['/', '/destination', '/blog', '/travel-news'];
    for (const path of [...lists, `/itinerary/${word}`, '/blog-details/1', '/news-details/2']) {
      const response = await page.goto(`${product.origin}${path}`);
      expect(response?.status()).toBe(200);
      await hidePreloader(page);
      await inBothWindows(async ({ width }) => {
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth, `${path} scrolls sideways`).toBe(width);
      });
    }
    await page.goto(product.origin);
    const label = page.getByRole('link', { name: slide.link_label, exact: true });
    await inBothWindows(async ({ width }) => {
      const { x = 0, width: labelWidth = width } = (await label.boundingBox()) ?? {};
      expect.soft(x + labelWidth, `the link of a slide at ${width} px`).toBeLessThanOrEqual(width);
    });
    await page.goto(`${product.origin}/itinerary/${word}`);
    const day = page.locator('summary', { hasText: `Walk to ${word}` });
    await inBothWindows(async ({ width }) => {
      const arrow = await day.evaluate((summary) => getComputedStyle(summary, '::after').width);
      expect.soft(Number.parseFloat(arrow), `${width} px`).toBeGreaterThan(9);
    });
    await page.goto(`${product.origin}/shortlist?ids=destination-1`);
    const column = page.getByRole('columnheader').filter({ hasText: word });
    const header = page.locator('header').filter({ visible: true });
    const brand = header.getByRole('link', { name: /, home$/ }).locator('span');
    await inBothWindows(async ({ width }) => {
      expect.soft((await column.boundingBox())?.width, `${width} px`).toBeLessThan(400);
      expect((await brand.boundingBox())?.y, `${width} px`).toBeGreaterThanOrEqual(0);
    });

    const person = { first_name: 'Mira'.repeat(12), last_name: 'Rao'.repeat(16) };
    const { email } = await buildUser(product.db, { ...person, user_type: 'admin' });
    await signInWith(page, product.origin, { email, password: testPassword });
    await page.goto(`${product.origin}/admin/account`);
    const topBar = page.getByRole('banner');
    await topBar.getByText('Administrator').waitFor();
    const role = await topBar.getByText('Administrator').evaluate((label) => ({
      right: label.getBoundingClientRect().right,
      edge: label.parentElement?.parentElement?.getBoundingClientRect().right ?? 0,
    }));
    expect.soft(role.right, 'the role next to a long name').toBeLessThanOrEqual(role.edge);

    for (const path of ['/admin/destinations', '/admin/blog']) {
      await product.signIn(page, 'admin', path);
      const title = page.getByRole('heading', { name: word });
      const { text, card } = await title.evaluate((heading) => ({
        text: heading.scrollWidth,
        card: heading.closest('article, li')?.clientWidth ?? 0,
      }));
      expect.soft(text, path).toBeLessThan(card);
    }
  });
});
