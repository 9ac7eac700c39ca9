import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadSharp } from '../server/platform/storage/images.ts';
import { showScheme } from './support/axe.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { orderSizes } from './support/devices.ts';
import { hidePreloader } from './support/hidePreloader.ts';
import { useProduct } from './support/product.ts';
import { demoEntries } from './support/publicPages.ts';

type Colour = [red: number, green: number, blue: number];
type Line = { x: number; y: number; width: number; height: number };
type Text = { text: string; colour: Colour; isLarge: boolean; lines: Line[] };

/** The visible texts inside an element: their colours, and their lines in pixels from its upper left corner. */
function findTexts(area: Element): Text[] {
  const { left, top } = area.getBoundingClientRect();
  const nodes = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    // A long breadcrumb is cut off.
    const end = parent.getBoundingClientRect().right;
    const size = Number.parseFloat(fontSize);
    texts.push({
      text,
      colour: (color.match(/\d+/g) ?? []).slice(0, 3).map(Number) as Colour, // computed colours are rgb(…)
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      lines: [...range.getClientRects()].map(({ x, y, right, height }) => ({
        x: x - left,
        y: y - top,
        width: Math.min(right, end) - x,
        height,
      })),
    });
  }
  return texts;
}

/** The linear value of each channel value, by which WCAG defines luminance. */
const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of the pixel whose red, green and blue values begin at `start`. */
const luminance = (channels: ArrayLike<number>, start = 0) =>
  0.2126 * (linear[channels[start] ?? 0] ?? 0) +
  0.7152 * (linear[channels[start + 1] ?? 0] ?? 0) +
  0.0722 * (linear[channels[start + 2] ?? 0] ?? 0);

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The texts of an element, and its picture without them. */
async function photograph(area: Locator): Promise<{ texts: Text[]; picture: Buffer }> {
  const style = '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }';
  for (;;) {
    const texts = await area.evaluate(findTexts);
    const picture = await area.screenshot({ style });
    // For a moment after a change of the window, texts are where they were before.
    if (isDeepStrictEqual(await area.evaluate(findTexts), texts)) return { texts, picture };
  }
}

/** The texts of an element whose worst pixel of background has less contrast than AA requires. */
async function findFaintTexts(area: Locator): Promise<string[]> {
  const { texts, picture } = await photograph(area);
  const image = (await loadSharp())(picture);
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ text, colour, isLarge, lines }) => {
    let worst = 21;
    const own = luminance(colour);
    for (const line of lines) {
      const [right, bottom] = [
        Math.min(line.x + line.width, info.width),
        Math.min(line.y + line.height, info.height),
      ];
      for (let y = Math.max(Math.ceil(line.y), 0); y < Math.floor(bottom); y += 1)
        for (let x = Math.max(Math.ceil(line.x), 0); x < Math.floor(right); x += 1)
          worst = Math.min(worst, contrast(own, luminance(data, (y * info.width + x) * 3)));
    }
    return worst < (isLarge ? 3 : 4.5) ? [`${text}: ${worst.toFixed(2)}`] : [];
  });
}

const windows = [
  { width: 320, height: 640 },
  // In the dark scheme, the background of a picture's text does not depend on the width.
  { width: 390, height: 844, dark: true },
  { width: 768, height: 1024 },
  { width: 1024, height: 900 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** Checks a loaded page in windows of every size. */
async function inEveryWindow(page: Page, check: (where: string) => Promise<void>) {
  for (const { dark, ...size } of orderSizes(page, windows)) {
    await page.setViewportSize(size);
    await check(`${size.width} px`);
    if (!dark) continue;
    await showScheme(page, 'dark');
    await check(`${size.width} px, dark`);
    await showScheme(page, 'light');
  }
}

describe.skipIf(!browserIsHere)('text on pictures', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  /** @param others selectors of content that is not checked, because laying it out in each window takes long */
  async function visit(path: string, page: Page, others: string[] = []) {
    await page.goto(product.origin + path);
    await hidePreloader(page);
    // Elements that float above the page are not the background of its texts.
    const hidden = ['[aria-label="Shortcuts"]', '[aria-label="Ask us"]', ...others].join();
    await page.addStyleTag({ content: `${hidden} { display: none !important }` });
  }

  it('has enough contrast on the slides of the home page', async () => {
    const page = await browser.open();
    await visit('/', page);
    const hero = page.getByRole('region', { name: 'Highlights' });
    for (const name of ['1 of 2', '2 of 2']) {
      const slide = hero.getByRole('group', { name });
      await inEveryWindow(page, async (where) => {
        await expect.poll(() => pictureIsDrawn(slide)).toBe(true);
        expect.soft(await findFaintTexts(hero), `${name}, ${where}`).toEqual([]);
      });
      await hero.getByRole('button', { name: 'Next slide' }).click();
    }
  });

  it('has enough contrast on the posters of the home page', async () => {
    const page = await browser.open();
    await visit('/', page);
    const posters = page.getByRole('region', { name: 'Where could we go?' }).getByRole('list');
    await inEveryWindow(page, async (where) => {
      for (const poster of await posters.getByRole('article').all()) {
        if (!(await poster.isVisible())) continue;
        await poster.scrollIntoViewIfNeeded();
        await expect.poll(() => pictureIsDrawn(poster)).toBe(true);
      }
      expect.soft(await findFaintTexts(posters), where).toEqual([]);
    });
  });

  it('has enough contrast on banners', async () => {
    const { blog, news } = await demoEntries(product.db);
    const articles = [`/blog-details/${blog.id}`, `/news-details/${news.id}`];
    const places = ['/itinerary/Goa', '/wedding/udaipur-lake', '/tour-details?trip=1'];
    const page = await browser.open();
    const banner = page.locator('main > header');
    const scenes = [
      '/destination',
      '/wedding',
      '/trips',
      '/about',
      '/contact',
      '/visa',
      '/insurance',
      '/search',
      '/terms',
    ];
    for (const path of [...articles, ...places, ...scenes]) {
      await visit(path, page, ['main > header ~ *', '#main ~ *']);
      await inEveryWindow(page, async (where) => {
        if (places.includes(path)) await expect.poll(() => pictureIsDrawn(banner)).toBe(true);
        expect.soft(await findFaintTexts(banner), `${path}, ${where}`).toEqual([]);
      });
    }
  });
});

const pictureIsDrawn = (area: Locator) =>
  area
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
