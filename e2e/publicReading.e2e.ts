import { describe, expect, it } from 'vitest';
import { loadSharp } from '../server/platform/storage/images.ts';
import { browserIsHere, desktop, phone, useBrowser } from './support/browser.ts';
import { hidePreloader } from './support/hidePreloader.ts';
import { useProduct } from './support/product.ts';
import { demoEntries } from './support/publicPages.ts';

describe.skipIf(!browserIsHere)('reading the public site', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it.each([
    { path: '/blog', total: 18, last: 3 },
    { path: '/travel-news', total: 15, last: 3 },
  ])('pages through $path by links, sizes and keys', async ({ path, total, last }) => {
    const page = await browser.open({ viewport: desktop });
    await page.goto(product.origin + path);
    await page.locator('[data-preloader]').waitFor({ state: 'detached' });
    const showing = (first: number, end: number) =>
      page.getByText(`Showing ${first} to ${end} of ${total} results`).waitFor();
    await showing(1, 9);
    const size = page.getByLabel('Per page');
    await expect.poll(() => size.locator('option').allInnerTexts()).toEqual(['6', '9', '12', '18']);
    await page.getByRole('link', { name: 'Next page' }).click();
    await showing(10, total);
    await size.selectOption('6');
    await showing(1, 6);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await showing(7, 12);
    await page.keyboard.press('End');
    await showing(6 * (last - 1) + 1, total);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await showing(7, 12);
    await page.getByLabel('Your email address').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(new URL(page.url()).search).toBe('?page=2&limit=6');
    await page.getByLabel('Your email address').blur();
    await page.keyboard.press('Home');
    await showing(1, 6);
    expect(browser.complaints).toEqual([]);
  });

  it('shows no line below the wave of a banner on a screen of 2.6 device pixels per pixel', async () => {
    const page = await browser.open({ viewport: phone, deviceScaleFactor: 2.625 });
    await page.goto(`${product.origin}/wedding`);
    await hidePreloader(page);
    const box = await page.locator('main header').first().boundingBox();
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    const strip = await page.screenshot({
      clip: { x: 0, y: bottom - 2, width: phone.width - 10, height: 5 },
    });
    const { channels } = await (await loadSharp())(strip).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
  });

  it('shows arrows at the news of the home page only where it can scroll', async () => {
    const page = await browser.open({ viewport: { width: 900, height: 900 } });
    await page.goto(product.origin);
    const strip = page.getByRole('list', { name: 'Latest news' });
    const forward = page.getByRole('button', { name: 'Scroll news forward' });
    await strip.scrollIntoViewIfNeeded();
    await forward.click();
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize(desktop);
    await forward.waitFor({ state: 'detached' });
    expect(await strip.evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
  });

  it('shows as many destinations, weddings and posts on the home page as fit its width', async () => {
    const page = await browser.open({ viewport: { width: 1200, height: 900 } });
    await page.goto(product.origin);
    const countIn = (link: string) =>
      page
        .locator('section', { has: page.getByRole('link', { name: link, exact: true }) })
        .locator('li')
        .filter({ visible: true })
        .count();
    for (const [width, ...counts] of [
      [576, 3, 5, 2],
      [577, 4, 5, 2],
      [767, 4, 5, 2],
      [768, 4, 5, 4],
      [769, 8, 3, 4],
      [1199, 8, 3, 4],
      [1200, 8, 3, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => Promise.all(['View All', 'View All Wedding Packages', 'View All Blogs'].map(countIn)), {
          message: `${width} px`,
        })
        .toEqual(counts);
    }
  });

  it('sets running text in lines of about 65 characters on a wide screen', async () => {
    const page = await browser.open({ viewport: desktop });
    const { blog } = await demoEntries(product.db);
    for (const path of [`/blog-details/${blog.id}`, '/privacy', '/itinerary/Goa']) {
      await page.goto(product.origin + path);
      await page.evaluate(() => document.fonts.ready);
      const lengths = await page.locator('main p').evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
          return lines > 3 ? [paragraph.textContent.length / lines] : [];
        }),
      );
      expect.soft(lengths.length, path).toBeGreaterThan(0);
      expect.soft(Math.max(...lengths), path).toBeLessThan(72);
    }
  });

  it('follows the contents of an article, and opens a related one', async () => {
    const page = await browser.open({ viewport: desktop });
    const { blog } = await demoEntries(product.db);
    await page.goto(`${product.origin}/blog-details/${blog.id}`);
    await page.locator('[data-preloader]').waitFor({ state: 'detached' });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const third = contents.getByRole('link').nth(2);
    await third.click();
    const id = (await third.getAttribute('href'))?.slice(1) ?? '';
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
    const top = await page.locator(`[id="${id}"]`).evaluate((part) => part.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(120);
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect.poll(() => contents.locator('[aria-current]').count()).toBe(0);
    const related = page
      .getByRole('complementary', { name: 'More to read' })
      .getByRole('listitem')
      .getByRole('link');
    await expect.poll(() => related.count()).toBe(3);
    await related.first().click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${blog.id}`));
    await page.getByRole('link', { name: 'Back to Blog Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blogging' }).waitFor();
  });

  it('pauses the slides, keeps the bar sticky, and scrolls to the top with the ring', async () => {
    const page = await browser.open({ reducedMotion: 'no-preference' });
    await page.goto(product.origin);
    await page.locator('[data-preloader]').waitFor({ state: 'detached' });
    const hero = page.getByRole('region', { name: 'Highlights' });
    await hero.getByRole('button', { name: 'Next slide' }).click();
    await hero.getByRole('heading', { name: 'The India you remember before you have been' }).waitFor();
    await hero.getByRole('button', { name: 'Pause the slides' }).click();
    await hero.getByRole('button', { name: 'Play the slides' }).waitFor();
    const ring = page.getByRole('button', { name: 'Back to top' });
    await expect.poll(() => ring.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await ring.waitFor();
    const unread = () =>
      ring
        .locator('circle')
        .last()
        .evaluate((circle) => Number(circle.getAttribute('stroke-dashoffset')));
    await expect.poll(unread).toBeLessThan(140);
    const early = await unread();
    expect(early).toBeGreaterThan(20);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(unread).toBeLessThan(early - 20);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect.poll(async () => (await bar.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await bar.boundingBox())?.y ?? 99).toBeLessThan(60);
    await ring.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id), 'the focus is at the top, too').toBe(
      'main',
    );

    const still = await browser.open({ reducedMotion: 'reduce' });
    await still.goto(product.origin);
    await still.getByRole('button', { name: 'Play the slides' }).waitFor();
  });

  it('stays at the slide on which the keyboard is when the pointer leaves', async () => {
    const page = await browser.open({ viewport: desktop, reducedMotion: 'no-preference' });
    await page.goto(product.origin);
    const hero = page.getByRole('region', { name: 'Highlights' });
    const changes = () => hero.locator('[aria-live]').getAttribute('aria-live');
    const previous = hero.getByRole('button', { name: 'Previous slide' });
    await previous.focus();
    await page.keyboard.press('Tab');
    await previous.hover();
    await page.mouse.move(0, 0);
    await expect.poll(() => hero.evaluate((one) => one.matches(':hover'))).toBe(false);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await changes(), 'with the keyboard').toBe('polite');
    await previous.click();
    await page.mouse.move(0, 0);
    await expect.poll(changes, { message: 'after a click' }).toBe('off');
  });

  it('shows round portraits, and buttons as high as the fields next to them', async () => {
    const page = await browser.open({ viewport: desktop });
    await page.goto(`${product.origin}/about`);
    const portraits = await page
      .getByRole('img', { name: 'smiling' })
      .evaluateAll((images) => images.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]));
    expect(portraits).toEqual(Array.from({ length: 4 }, () => [80, 80]));
    await page.goto(`${product.origin}/search`);
    const box = page.getByRole('search');
    const heights = await box
      .locator('button, .MuiOutlinedInput-root')
      .evaluateAll((elements) => elements.map(({ clientHeight }) => clientHeight));
    expect(heights).toEqual(Array.from({ length: 2 }, () => heights[0]));
  });

  it('shows each line of a fee next to its label on a phone', async () => {
    const page = await browser.open({ viewport: phone });
    await page.goto(`${product.origin}/insurance`);
    const cells = page.locator('td[data-label] > span');
    const starts = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return [...text.getClientRects()].map(({ left }) => Math.round(left));
      }),
    );
    expect(starts.flat().length, 'some texts take two lines').toBeGreaterThan(starts.length);
    expect(new Set(starts.flat()).size).toBe(1);
  });

  it('fits text of twice the size onto the narrowest screen', async () => {
    const page = await browser.open({ viewport: { width: 320, height: 640 } });
    await page.goto(product.origin);
    await hidePreloader(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const prices = page.getByRole('listitem').filter({ hasText: 'Kerala' }).first().locator('strong');
    const price = await prices.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const card = element.closest('li')?.getBoundingClientRect();
      return { end: text.getBoundingClientRect().right, cardEnd: card?.right ?? 0 };
    });
    expect(price.end).toBeLessThan(price.cardEnd);
    const cutChips = await page
      .locator('.MuiChip-label')
      .evaluateAll((labels) =>
        labels
          .filter(
            (label) =>
              label.scrollWidth > label.clientWidth ||
              label.clientHeight > (label.parentElement?.clientHeight ?? 0),
          )
          .map(({ textContent }) => textContent),
      );
    expect(cutChips).toEqual([]);
  });

  it('shows the price and the choices of a form with text of twice the size on the narrowest screen', async () => {
    const page = await browser.open({ viewport: { width: 320, height: 640 } });
    await page.goto(`${product.origin}/booking?for=destination&info=Goa`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const price = page.getByText('₹15,999').filter({ visible: true });
    const isPriceCut = await price.evaluate(
      (element) =>
        element.getBoundingClientRect().right > Number(element.closest('p')?.getBoundingClientRect().right),
    );
    expect(isPriceCut).toBe(false);
    const room = await page.getByLabel('Best time to call').evaluate((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      if (!pen) throw new Error('No canvas');
      pen.font = font;
      const { width } = pen.measureText('No preference');
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
    });
    expect(room).toBeGreaterThan(0);

    await page.goto(`${product.origin}/contact`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const lines = await page.getByLabel('What is it about?').evaluate((select) => {
      const { height, lineHeight } = getComputedStyle(select);
      return Number.parseFloat(height) / Number.parseFloat(lineHeight);
    });
    expect(lines, 'a longer choice has two lines').toBeCloseTo(2);
  });

  it('fits departures onto phones and breaks no word of them, whatever the size of the letters', async () => {
    const page = await browser.open();
    await page.goto(`${product.origin}/itinerary/Goa`);
    const dates = page.getByRole('region', { name: 'Available dates' });
    const words = dates.locator('strong, strong + span');
    for (const width of [320, 390])
      for (const size of ['100%', '200%']) {
        await page.setViewportSize({ width, height: 640 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        const isWide = await dates.evaluate((element) => element.scrollWidth > element.clientWidth);
        expect.soft(isWide, `${size} at ${width} px`).toBe(false);
        const lines = await words.evaluateAll((all) =>
          all.map((element) => {
            const text = document.createRange();
            text.selectNodeContents(element);
            return new Set([...text.getClientRects()].map(({ top }) => top)).size;
          }),
        );
        expect(lines.length).toBeGreaterThan(4);
        expect(Math.max(...lines), `${size} at ${width} px`).toBeLessThanOrEqual(size === '100%' ? 1 : 4);
      }
  });
});
