import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminScreens } from '../client/src/lib/session/adminScreens.ts';
import { buildUser } from '../server/testing/buildUser.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { chooseAction } from './support/chooseAction.ts';
import { orderSizes, scrollsSideways } from './support/devices.ts';
import { holdRequests } from './support/holdRequests.ts';
import { useProduct } from './support/product.ts';
import { setLetterSize } from './support/setLetterSize.ts';

const refusal = {
  status: 500,
  json: {
    success: false,
    error: 'Server error. Please try again later.',
    code: 'internal_error',
    request_id: 'made-up',
  },
};

async function measure(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The toast or alert with this text. */
const messageWith = (page: Page, text: string) => page.locator('.MuiAlert-root').filter({ hasText: text });

type Colour = 'background-color' | 'border-left-color' | 'color' | 'fill' | 'stroke';
const readColour = (locator: Locator, name: Colour) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

describe.skipIf(!browserIsHere)('the layout of the back office', () => {
  const product = useProduct({}, { demo: true, worker: false });
  const browser = useBrowser();

  it('shows toasts in surface colours at the bottom right, and names what failed', async () => {
    const page = await browser.open({ withoutCache: true });
    await product.signIn(page, 'admin', '/admin/destinations');
    await page.route('**/api/destinations/toggle-featured', (route) => route.fulfill(refusal));
    await chooseAction(page, 'Goa', 'Unfeature');
    const toast = messageWith(page, 'Failed to update featured status of Goa: Server error.');
    await toast.waitFor();
    const card = page.getByRole('listitem').filter({ hasText: 'Goa' }).first();
    // It moves to its place.
    await expect.poll(() => measure(toast)).toMatchObject({ right: 1440 - 16, bottom: 900 - 80 });
    expect(await readColour(toast, 'background-color')).toBe(await readColour(card, 'background-color'));
    expect(await readColour(toast, 'border-left-color')).toBe('rgb(255, 156, 125)');
  });

  it('gives letters of twice the size the layout of half the width', async () => {
    const page = await browser.open({ viewport: { width: 1024, height: 900 } });
    await setLetterSize(page, 32);
    await product.signIn(page, 'admin', '/admin/dashboard');
    await page.getByText('Unassigned enquiries').waitFor();
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    const bar = await measure(page.getByRole('banner'));
    const clock = await measure(page.getByRole('banner').locator('time'));
    expect(clock.y >= bar.y && clock.bottom <= bar.bottom, 'the clock is not cut off').toBe(true);
    expect(await scrollsSideways(page)).toBe(false);
    await page.goto(`${product.origin}/admin/news`);
    await page.getByRole('listitem').filter({ hasText: 'Safety notice' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });

  it('has room for the account menu and for the numbers on a phone with letters of twice the size', async () => {
    const page = await browser.open({ viewport: phone });
    await setLetterSize(page, 32);
    await product.signIn(page, 'admin', '/admin/dashboard');
    const label = page.getByText('Answered', { exact: true });
    await label.waitFor();
    const { right } = await measure(page.getByRole('button', { name: 'Account menu' }));
    expect(right).toBeLessThanOrEqual(phone.width);
    // It would run into its icon.
    expect(await label.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it('cuts off no card of a long list with letters of twice the size', async () => {
    const page = await browser.open({ viewport: phone });
    await setLetterSize(page, 32);
    await product.signIn(page, 'admin', '/admin/newsletter');
    await page.getByRole('button', { name: 'Show All' }).click();
    await page.getByRole('button', { name: 'Show Paginated' }).waitFor();
    const cards = page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem');
    await cards.first().waitFor();
    const cutOff = await cards.evaluateAll((elements) =>
      elements
        .filter((card) => card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cutOff).toEqual([]);
  });

  it('never hides the focused control behind its bars, down and up a long page', async () => {
    const page = await browser.open({ viewport: { width: 1280, height: 600 } });
    await product.signIn(page, 'admin', '/admin/settings');
    await page.getByLabel('Agency name').focus();
    const visited = new Set<string>();
    const covered: string[] = [];
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press(press < 40 ? 'Tab' : 'Shift+Tab');
      const control = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('main form')) return null;
        const name = focused.getAttribute('name') ?? focused.outerHTML.slice(0, 80);
        const { left, top, bottom } = focused.getBoundingClientRect();
        const isSeen = [top + 4, bottom - 4].some((y) => {
          const seen = document.elementFromPoint(left + 8, y);
          return seen?.contains(focused) || focused.contains(seen);
        });
        return { name, isSeen };
      });
      if (control) visited.add(control.name);
      if (control?.isSeen === false) covered.push(control.name);
    }
    expect(visited.size).toBeGreaterThan(20);
    expect(covered).toEqual([]);
  });

  it.each([
    { path: '/admin/blog', data: '**/api/blog/categories', control: 'More Filters' },
    { path: '/admin/account', data: '**/api/auth/second-factor', control: 'Change password' },
  ])('does not move $control of $path while data arrives', async ({ path, data, control }) => {
    const page = await browser.open({ withoutCache: true });
    const release = await holdRequests(page, data);
    await product.signIn(page, 'admin', path);
    const button = page.getByRole('button', { name: control });
    await button.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await measure(button);
    const arrived = page.waitForResponse(data);
    release();
    await arrived;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const after = await measure(button);
    // Heights of texts are rounded.
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
  });

  it('still shows icons, edges and the labels of the chart when the system forces its colours', async () => {
    const page = await browser.open({ forcedColors: 'active', colorScheme: 'light' });
    await product.signIn(page, 'admin', '/admin/news');
    const black = 'rgb(0, 0, 0)';
    const select = page.locator('.MuiNativeSelect-icon').first();
    const sorted = page.locator('.Mui-active > .MuiTableSortLabel-icon');
    expect(await readColour(select, 'color')).toBe(black);
    expect(await readColour(sorted, 'color')).toBe(black);
    const add = page.getByRole('button', { name: 'Add News' });
    expect(await add.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px');
    await page.goto(`${product.origin}/admin/dashboard`);
    expect(await readColour(page.locator('.MuiChartsSvgLayer-root text').first(), 'fill')).toBe(black);
    expect(await readColour(page.locator('.MuiLineChart-line').last(), 'stroke')).toBe(black);
  });

  it('shows the toasts of the CEO screen at the top right, below the top bar', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/ceo');
    await page.getByRole('button', { name: 'Add Message' }).click();
    const toast = messageWith(page, 'Please enter a message');
    await toast.waitFor();
    const bar = await measure(page.getByRole('banner').first());
    await expect.poll(() => measure(toast)).toMatchObject({ right: 1440 - 16, y: bar.bottom + 16 });
  });

  it('shows all columns of the enquiries next to the longest text of a reply clock', async () => {
    const overdue = { state: 'running', reopened: true, due_at: new Date(Date.now() - 86_400_000) };
    await product.db('reply_clocks').update(overdue);
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/enquiries');
    const table = page.getByRole('table', { name: 'Enquiries' });
    await table.getByText('Customer answered, overdue').first().waitFor();
    const frame = await measure(table.locator('..'));
    expect((await measure(table)).right).toBeLessThanOrEqual(frame.right);
  });

  it('shortens a long message to a line until it is opened, and shows short ones', async () => {
    const longMessage = `${'Slow roads, long lunches. '.repeat(20)}That is all.`;
    await product.db('ceo_messages').update({ message: longMessage });
    const page = await browser.open();
    await product.signIn(page, 'employee', '/admin/ceo');
    const text = page.getByRole('table', { name: 'Messages' }).getByText('That is all.').first();
    const isCut = () => text.evaluate((element) => element.scrollWidth > element.clientWidth);
    await expect.poll(isCut).toBe(true);
    const open = page.getByRole('button', { name: 'Show all of the message of' });
    await open.first().click();
    await expect.poll(isCut).toBe(false);

    // it fits into the line, and it does not
    for (const message of [
      'Whoever is slow sees a coast. That is all.',
      'WHO WALKS SLOWLY SEES MORE. That is all.',
    ]) {
      await product.db('ceo_messages').update({ message });
      await page.reload();
      await text.waitFor();
      expect.soft(await isCut(), message).toBe(false);
      expect.soft(await open.count(), message).toBe(0);
    }
  });

  it('fits every width: nothing scrolls sideways, and no label of a field is cut', async () => {
    await buildUser(product.db, {
      first_name: 'Srinivasaraghavachari',
      last_name: 'Venkatanarasimharajuvaripeta',
      email: 'a.very.long.address.of.a.colleague@subsidiary.example.com',
    });
    const page = await browser.open();
    await product.signIn(page, 'super_admin', '/admin/enquiries');
    const sizes = [390, 768, 992, 1280].map((width) => ({ width, height: 900 }));
    for (const { path, label } of Object.values(adminScreens)) {
      await page.goto(product.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const { width, height } of orderSizes(page, sizes)) {
        await page.setViewportSize({ width, height });
        // A narrow list is made of cards, a wide one is a table: both may have to load first.
        await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .MuiSkeleton-root'));
        // On a phone, tables that have no cards scroll.
        const labels = 'html, .MuiInputLabel-shrink';
        const areas = width < 768 ? labels : `${labels}, .MuiTableContainer-root`;
        const wider = () =>
          page.evaluate(
            (selector) =>
              [...document.querySelectorAll(selector)]
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                .map(({ scrollWidth, clientWidth }) => `${scrollWidth} > ${clientWidth}`),
            areas,
          );
        await expect.poll(wider, { message: `${label} at ${width} px` }).toEqual([]);
      }
    }
  });

  it('highlights a row as one band, and opens it on a click or by its button', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/enquiries');
    const row = page.getByRole('table', { name: 'Enquiries' }).getByRole('row').nth(1);
    await row.hover();
    const colours = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
    expect(new Set(colours)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    const pane = page.getByRole('group', { name: 'Open enquiry' });
    await row.getByRole('cell').nth(2).click();
    await pane.waitFor();
    await page.keyboard.press('Escape');
    await pane.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: /^View enquiry of/ }).press('Enter');
    await pane.waitFor();
  });

  it('starts the list of enquiries in the upper half of a phone', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', '/admin/enquiries');
    const first = page.getByLabel('Select enquiry of').first();
    await first.waitFor();
    await expect.poll(async () => (await measure(first)).y).toBeLessThan(phone.height / 2);
    await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  });

  it('starts an enquiry on a phone with the message, and always shows the reply actions', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', '/admin/enquiries?type=booking');
    await page.getByRole('button', { name: 'View enquiry of' }).first().click();
    const pane = page.getByRole('group', { name: 'Open enquiry' });
    await pane.getByRole('heading', { level: 3 }).first().waitFor();
    const [first] = await pane.getByRole('heading', { level: 3 }).allTextContents();
    expect(first).toBe('Requirements');
    expect((await measure(pane.getByRole('heading', { name: 'Requirements' }))).y).toBeLessThan(200);
    for (const name of ['Call', 'WhatsApp', 'Mail']) {
      expect((await measure(pane.getByRole('link', { name, exact: true }))).bottom, name).toBeLessThan(844);
    }
    const status = pane.getByRole('combobox', { name: /^Status of/ });
    expect((await measure(status)).bottom).toBeLessThan(844);
    expect(await pane.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  });

  it('has the buttons of a page on one line on a phone, and says for screen readers what is not saved', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', '/admin/pages');
    await page.getByLabel('Title after the agency name').fill('slow journeys');
    await page.getByRole('status').getByText('Not saved yet').waitFor({ state: 'attached' });
    const names = ['Preview', 'Discard', 'Save page'];
    const boxes = await Promise.all(names.map((name) => measure(page.getByRole('button', { name }))));
    expect(new Set(boxes.map(({ y, height }) => y + height / 2)).size).toBe(1);
  });

  it('shows on a phone, above the buttons of the editor, what is not saved', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', '/admin/destinations?edit=1');
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.waitFor();
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
    const before = await measure(save);
    await page.getByLabel('Duration').fill('Ten days');
    const note = await measure(page.getByText('Not saved yet. The preview shows the saved version.'));
    expect(note.width).toBeGreaterThan(300);
    expect(note.bottom).toBeLessThanOrEqual((await measure(cancel)).y);
    expect((await measure(save)).y, 'the button stays where it was').toBe(before.y);
  });

  it('gives the fields of a picture the width of a phone', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', '/admin/destinations?edit=1');
    const field = await measure(page.getByLabel('Alternative text of picture 1'));
    const row = await measure(page.getByRole('group', { name: 'picture 1', exact: true }));
    expect(field.width).toBeGreaterThan(row.width - 40);
  });

  it('outlines menus, which have the colour of the cards below them', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/dashboard');
    await page.getByRole('button', { name: 'Account menu' }).click();
    const menu = page.locator('.MuiMenu-paper');
    await menu.waitFor();
    expect(await menu.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px');
    const card = page.locator('.MuiCard-root').last();
    expect(await readColour(menu, 'border-left-color')).toBe(await readColour(card, 'border-left-color'));
  });

  it('highlights the current list of enquiries in the colour of its screen', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/enquiries?view=due');
    const sidebar = page.getByRole('navigation', { name: 'Back office' });
    const entry = sidebar.getByRole('link', { name: 'Enquiries', exact: true });
    const list = sidebar.getByRole('link', { name: /^Due/ });
    await list.waitFor();
    expect(await readColour(list, 'background-color')).toBe(await readColour(entry, 'background-color'));
  });

  it('shows no text above the toolbar of an article that is scrolled', async () => {
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/blog?edit=1');
    const toolbar = page.getByRole('toolbar', { name: 'Text formatting' });
    await toolbar.waitFor();
    const content = page.locator('.MuiDialogContent-root').filter({ has: toolbar });
    const gap = async () => {
      const top = await content.evaluate((element) => {
        element.scrollTop = 400;
        return element.getBoundingClientRect().top + element.clientTop;
      });
      return Math.round((await measure(toolbar)).y - top);
    };
    await expect.poll(gap).toBe(0);
  });

  it.each([
    { path: '/admin/pages', heading: 'Home', label: 'Title after the agency name' },
    { path: '/admin/operations', heading: 'Mails', label: 'State' },
    { path: '/admin/settings', heading: 'Place', label: 'Time zone' },
  ])('leaves room between the heading $heading of $path and the label below it', async (place) => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', place.path);
    const label = page.locator('.MuiInputLabel-shrink').filter({ hasText: place.label }).first();
    await label.waitFor();
    const heading = page.getByRole('heading', { name: place.heading, exact: true });
    const gap = async () => (await measure(label)).y - (await measure(heading)).bottom;
    // The label moves to its place.
    await expect.poll(gap).toBeGreaterThanOrEqual(8);
    expect(await gap()).toBeLessThan(16);
  });

  it('has no empty space for an error above the first field of a dialog', async () => {
    const page = await browser.open();
    await product.signIn(page, 'super_admin', '/admin/users');
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    const field = dialog.locator('.MuiOutlinedInput-root').first();
    await field.waitFor();
    const content = dialog.locator('.MuiDialogContent-root');
    const space = async () => (await measure(field)).y - (await measure(content)).y;
    await expect.poll(space).toBeLessThan(24);
  });

  it('aligns titles and tabs with the content below them on a phone', async () => {
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', '/admin/destinations?edit=1');
    const title = page.getByRole('heading', { name: 'Edit Destination' });
    await title.waitFor();
    const section = page.getByRole('heading', { name: 'Basics' });
    expect((await measure(title)).x).toBe((await measure(section)).x);
    await page.goto(`${product.origin}/admin/pages`);
    const tab = page.getByRole('tab', { name: 'Home' });
    const form = page.getByRole('form', { name: 'Home' });
    await form.waitFor();
    await expect.poll(async () => (await measure(tab)).x).toBe((await measure(form)).x);
  });

  it('centres the counts of the dashboard, and fits the active message to its text', async () => {
    const page = await browser.open({ viewport: { width: 768, height: 900 } });
    await product.signIn(page, 'admin', '/admin/dashboard');
    const links = page
      .getByRole('link', { name: /enquiries/ })
      .filter({ hasText: /Not yet|Open and|Past the/ });
    await expect.poll(() => links.count()).toBe(3);
    const middles = await links.locator('> :first-child').evaluateAll((contents) =>
      contents.map((content) => {
        const { top, bottom } = content.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(new Set(middles).size).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${product.origin}/admin/ceo`);
    const form = page.getByRole('region', { name: 'Add Daily Message' });
    await form.waitFor();
    const active = await measure(page.getByRole('region', { name: 'Currently Active Message' }));
    expect(active.bottom).toBeLessThan((await measure(form)).bottom);
  });

  it('groups the sidebar, counts pending items and links to the website', async () => {
    const page = await browser.open();
    await product.signIn(page, 'employee');
    const sidebar = page.getByRole('navigation', { name: 'Back office' });
    const getEntries = (group: string) => sidebar.getByRole('list', { name: group }).getByRole('link');
    const website = ['Destinations', 'Destination Wedding', 'Reviews', 'Blog', 'News', 'CEO Message', 'Team'];
    for (const [place, name] of website.entries()) {
      await getEntries('Website')
        .nth(place)
        .and(page.getByRole('link', { name, exact: true }))
        .waitFor();
    }
    expect(await getEntries('Website').count()).toBe(website.length);
    expect(await sidebar.getByRole('list', { name: 'Agency' }).count(), 'of no use to employees').toBe(0);
    const [row] = await product.db('enquiries').where({ status: 'new' }).count();
    const enquiries = sidebar.getByRole('link', { name: 'Enquiries', exact: true });
    await enquiries.getByText(`${row?.['count']} new`).waitFor({ state: 'attached' });
    expect((await measure(page.locator('aside'))).width).toBe(288);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(async () => (await measure(page.locator('aside'))).width).toBe(80);
    const linkToSite = sidebar.getByRole('link', { name: 'View the website' });
    expect(await linkToSite.getAttribute('href')).toBe('/');
  });
});
