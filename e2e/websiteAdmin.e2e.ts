import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSharp } from '../server/platform/storage/images.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { devices, operatePage, scrollsSideways } from './support/devices.ts';
import { useProduct } from './support/product.ts';
import { type StaffApi, staffApi } from './support/staffApi.ts';

describe.skipIf(!browserIsHere)('the website, as staff edit it', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();
  let staff: StaffApi;
  beforeAll(async () => {
    staff = await staffApi(product);
  });

  it('shows an edited page in a preview, then to visitors, and never replaces a newer version without a question', async () => {
    const [page, colleague] = [await browser.open(), await browser.open()];
    const findMission = (one: Page) => one.getByRole('textbox', { name: 'Mission' });
    const save = (one: Page) => one.getByRole('button', { name: 'Save page' }).click();
    for (const one of [page, colleague]) {
      await product.signIn(one, 'admin', '/admin/pages?page=about');
      await findMission(one).waitFor();
    }
    await findMission(page).fill('');
    await save(page);
    await page.getByText('Mission is required').waitFor();
    expect(await findMission(page).getAttribute('aria-invalid')).toBe('true');

    const mission = 'Slow journeys, planned by hand.';
    await findMission(page).fill(mission);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.frameLocator('iframe[title="About Us, not saved yet"]').getByText(mission).waitFor();
    await page.getByRole('button', { name: 'Close the preview' }).click();
    const visitor = await browser.open();
    await visitor.goto(`${product.origin}/about`);
    await visitor.getByRole('heading', { name: 'Our mission' }).waitFor();
    expect(await visitor.getByText(mission).count(), 'not saved yet').toBe(0);
    await save(page);
    await page.getByText('Page saved. The website shows it now.').waitFor();
    await visitor.reload();
    await visitor.getByText(mission).waitFor();

    await findMission(colleague).fill('Fast journeys.');
    await save(colleague);
    const question = colleague.getByRole('alertdialog');
    await question.getByText('Someone else has changed this entry').waitFor();
    await question.getByRole('button', { name: 'Reload theirs' }).click();
    await expect.poll(() => findMission(colleague).inputValue()).toBe(mission);
    await visitor.reload();
    await visitor.getByText(mission).waitFor();
    await colleague.getByRole('button', { name: 'Restore draft' }).click();
    await save(colleague);
    await colleague.getByText('Page saved. The website shows it now.').waitFor();
    await visitor.reload();
    await visitor.getByText('Fast journeys.').waitFor();
  });

  it('shows a new team member with portrait on the about page and on journeys of their region', async () => {
    await staff('POST', '/destinations/create', {
      name: 'Gokarna',
      starting_price: 10_000,
      image: '/pictures/destinations/goa.svg',
    });
    const sharp = await loadSharp();
    const png = sharp({ create: { width: 400, height: 800, channels: 3, background: '#2a7f9e' } }).png();
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/team?new=1');
    const form = page.getByRole('dialog', { name: 'Add team member' });
    await form.getByLabel('Name').fill('Meera Fernandes');
    await form.getByLabel('Role').fill('Travel planner');
    const portrait = form.getByRole('group', { name: 'Portrait' });
    await portrait.locator('input[type=file]').setInputFiles({
      name: 'meera.png',
      mimeType: 'image/png',
      buffer: await png.toBuffer(),
    });
    const whole = form.getByRole('button', { name: 'Set the focal point of the portrait' });
    const readShape = async () => {
      const { width, height } = (await whole.boundingBox()) ?? { width: NaN, height: NaN };
      return height / width;
    };
    await expect.poll(readShape, { message: 'shown undistorted' }).toBeCloseTo(2, 1);
    await form.getByLabel('Alternative text of the portrait').fill('Meera on a forest trail');
    await form.getByLabel('Credit of the portrait').fill('Asha Naik');
    await form.getByLabel('Focal point down').fill('120');
    await form.getByLabel('Regions').fill('Gokarna');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Add team member' }).click();
    await form.getByText('Focal point down must be at most 100').first().waitFor();
    await form.getByLabel('Focal point down').fill('20');
    await form.getByRole('button', { name: 'Add team member' }).click();
    await page.getByText('Team member added.').waitFor();

    const visitor = await browser.open();
    for (const [path, region] of [
      ['/about', 'Who plans your journey'],
      ['/itinerary/Gokarna', 'Your planner'],
    ] as const) {
      await visitor.goto(product.origin + path);
      const person = visitor.getByRole('region', { name: region });
      await person.getByRole('heading', { name: 'Meera Fernandes' }).waitFor();
      await person.getByText('Picture: Asha Naik').waitFor();
      const image = person.getByRole('img', { name: 'Meera on a forest trail' });
      await image.scrollIntoViewIfNeeded();
      const isLoaded = () =>
        image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0 && one.src);
      await expect.poll(isLoaded, { message: path }).toContain('/uploads/images/');
      expect(await image.evaluate((one) => getComputedStyle(one).objectPosition)).toBe('50% 20%');
    }
  });

  it.each(devices)(
    'shows the slides that staff wrote, and follows their links, at $viewport.width px',
    async (device) => {
      const { data: home } = await staff('GET', '/content/home');
      const added = { heading: 'Slow boats in May', link_label: 'See the boats', link: '/trips' };
      await staff('PUT', '/content/home', {
        ...home,
        slides: [home.slides[0], { ...home.slides[1], ...added }],
      });
      const page = await browser.open(device);
      const { press } = operatePage(page, device);
      await page.goto(product.origin);
      await press(page.getByRole('button', { name: 'Next slide' }));
      await page.getByRole('heading', { name: 'Slow boats in May' }).waitFor();
      await press(page.getByRole('link', { name: 'See the boats' }));
      await page.getByRole('heading', { level: 1, name: 'Day Trips' }).waitFor();
    },
  );

  it.each(devices)(
    'unfolds the documents of a visa, and leads to the enquiry, at $viewport.width px',
    async (device) => {
      const { data: visa } = await staff('GET', '/content/visa');
      const japan = {
        country: 'Japan',
        kind: 'Tourist',
        fee: '₹3,000',
        time: '5 days',
        stay: '',
        documents: ['Two photographs'],
      };
      await staff('PUT', '/content/visa', { ...visa, visas: [japan] });
      const page = await browser.open(device);
      const { press } = operatePage(page, device);
      await page.goto(`${product.origin}/visa`);
      const ask = page
        .getByRole('complementary', { name: 'Next step' })
        .getByRole('link', { name: /^Ask us/ });
      const documents = page.getByRole('row', { name: 'Japan' }).getByText('Two photographs');
      expect(await documents.isVisible()).toBe(false);
      await press(page.locator('summary').filter({ hasText: 'Documents (1)' }));
      await documents.waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      await press(ask);
      await page.getByRole('heading', { name: 'Enquire about a visa' }).waitFor();
    },
  );
});
