import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeVariants } from '../server/platform/storage/images.ts';
import { openStorage } from '../server/platform/storage/openStorage.ts';
import { imageVariants } from '../server/platform/storage/pictures.contract.ts';
import { pngBytes } from '../server/testing/enquiries.ts';
import { takePhotograph } from '../server/testing/photograph.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { useProduct } from './support/product.ts';
import { demoEntries } from './support/publicPages.ts';
import { type StaffApi, staffApi } from './support/staffApi.ts';

/** A picture with its smaller copies is shown in the same place as one without. */
describe.skipIf(!browserIsHere)('uploaded pictures on the public site', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();
  let blog: number;
  let staff: StaffApi;

  beforeAll(async () => {
    staff = await staffApi(product, 'super_admin');
    const entries = await demoEntries(product.db);
    blog = entries.blog.id;
    const form = new FormData();
    form.append('image', new File([new Uint8Array(await takePhotograph())], 'beach.jpg'));
    const { path } = await staff('POST', '/destinations/upload-image', form);
    // Instead of the worker, which would first create the copies of all pictures of the demo.
    await makeVariants(openStorage(undefined, product.settings['DATA_DIR'] ?? ''), path, imageVariants(path));
    for (const { path: variant, format } of imageVariants(path)) {
      const { headers } = await fetch(product.origin + variant, { method: 'HEAD' });
      expect(headers.get('Content-Type'), variant).toBe(`image/${format}`);
    }
    const { destination } = await staff('GET', '/destinations/by-name/Goa');
    await staff('PUT', `/destinations/${destination.id}`, {
      ...destination,
      image: path,
      gallery: [{ image: path, alt: 'A beach at noon' }],
    });
    const { destinations: weddings } = await staff('GET', '/wedding/destinations?featured=true');
    await staff('PUT', `/wedding/destinations/${weddings[0].id}`, { images: [path] });
    await staff('PUT', `/news/${entries.news.id}`, { featured_image: path });
    for (const { id } of await product.db('posts').where({ kind: 'blog', published: true }).select('id'))
      await staff('PUT', `/blog/${id}`, { featured_image: path });
  });

  /** Of the first uploaded picture below an element, once it is loaded. */
  async function measure(page: Page, selector: string) {
    const picture = page.locator(`${selector} img[src^="/uploads/"]`).first();
    await picture.scrollIntoViewIfNeeded();
    const source = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
    await expect.poll(source).toMatch(/-(480|960|1600)\.avif$/);
    return (await picture.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  }

  it('fills the banner of an itinerary from edge to edge', async () => {
    const page = await browser.open({ viewport: desktop });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const cover = await measure(page, 'main > header');
    expect(await page.locator('main > header').boundingBox()).toEqual(cover);
    expect(cover.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  });

  it('shows a photograph of a phone upright in the gallery, in a small copy, and large on request', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/itinerary/Goa`);
    const gallery = page.getByRole('region', { name: 'Pictures' });
    await measure(page, 'section[aria-label="Pictures"]');
    const proportion = (image: HTMLImageElement) => (image.naturalWidth / image.naturalHeight).toFixed(2);
    const picture = gallery.getByRole('img', { name: 'A beach at noon' });
    expect(await picture.evaluate(proportion)).toBe('0.75');
    await picture.click();
    const large = page.getByRole('dialog').getByRole('img', { name: 'A beach at noon' });
    await expect.poll(() => large.evaluate(proportion)).toBe('0.75');
  });

  it('shows a picture that another website sends without TLS', async () => {
    const image = 'http://pictures.example/kerala.png';
    const { destination } = await staff('GET', '/destinations/by-name/Kerala');
    await staff('PUT', `/destinations/${destination.id}`, { ...destination, image });
    const page = await browser.open({ withoutCache: true });
    await page.route(image, (route) => route.fulfill({ contentType: 'image/png', body: pngBytes }));
    const loaded = page.waitForResponse(image);
    await page.goto(`${product.origin}/itinerary/Kerala`);
    expect((await loaded).status()).toBe(200);
    expect(browser.complaints).toEqual([]);
  });

  it('puts related articles beside their pictures', async () => {
    const page = await browser.open({ viewport: desktop });
    await page.goto(`${product.origin}/blog-details/${blog}`);
    const related = 'aside[aria-label="More to read"] li:first-child a';
    const thumb = await measure(page, related);
    const link = await page.locator(related).boundingBox();
    const title = await page.locator(`${related} strong`).boundingBox();
    expect(thumb).toMatchObject({ width: 88, height: 64 });
    expect(title?.x).toBeCloseTo(thumb.x + thumb.width + 12, 0);
    expect(thumb.y + thumb.height / 2).toBeCloseTo((link?.y ?? 0) + (link?.height ?? 0) / 2, 0);
  });

  it.each([
    { path: '/', kinds: ['destination', 'wedding', 'news', 'blog'] },
    { path: '/destination', kinds: ['destination'] },
    { path: '/wedding', kinds: ['wedding'] },
    { path: '/blog', kinds: ['blog'] },
    { path: '/travel-news', kinds: ['news'] },
  ])('fills the cards of $path from edge to edge', async ({ path, kinds }) => {
    const page = await browser.open();
    await page.goto(product.origin + path);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await measure(page, 'main');
      const cards = page.locator('main article:has(img[src^="/uploads/"])').filter({ visible: true });
      expect(await cards.count()).toBeGreaterThanOrEqual(kinds.length);
      for (const card of await cards.all()) {
        const distances = await card.evaluate((element) => {
          const outer = element.getBoundingClientRect();
          const inner = element.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
          const { clientLeft: border } = element;
          return [inner.left - outer.left, inner.top - outer.top, outer.right - inner.right].map((distance) =>
            Math.round(distance - border),
          );
        });
        expect(distances, `${viewport.width} px`).toEqual([0, 0, 0]);
      }
    }
  });
});
