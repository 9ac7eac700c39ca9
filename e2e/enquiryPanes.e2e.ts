import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems, problemsInBothSchemes } from './support/axe.ts';
import { browserIsHere, phone, useBrowser } from './support/browser.ts';
import { holdRequests } from './support/holdRequests.ts';
import { useProduct } from './support/product.ts';
import { sendDeletion } from './support/sendDeletion.ts';
import { submitContact } from './support/submitContact.ts';

describe.skipIf(!browserIsHere)('the panes of the desk', () => {
  const product = useProduct();
  const browser = useBrowser();

  const submit = (name: string) => submitContact(product.origin, { name, subject: `Plan of ${name}` });
  const findPanes = (page: Page) => ({
    list: page.getByRole('list', { name: 'Enquiries', exact: true }),
    pane: page.getByRole('group', { name: 'Open enquiry' }),
    person: page.getByRole('complementary', { name: 'Person and details' }),
  });
  const isScrolledSideways = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  const isScrollable = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollHeight > document.documentElement.clientHeight);

  it('show right-to-left text in its own direction, and scroll independently', async () => {
    const subject = 'رحلة إلى Goa لأربعة أشخاص';
    const message = `السلام عليكم! أريد رحلة إلى Goa.\nMy phone is off on Mondays.\n${'شكرا\n'.repeat(30)}`;
    await submitContact(product.origin, { name: 'عبد الرحمن بن محمد الطويل بن عبد الله', subject, message });
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/enquiries?view=unassigned');
    const { list, pane } = findPanes(page);
    await list.getByRole('button', { name: /^View enquiry of عبد/ }).click();
    await pane.getByRole('textbox', { name: 'Your reply' }).waitFor();
    /** The positions of the first and the last letter of the first line of a text. */
    const placeLetters = (text: Locator) =>
      text.evaluate((element) => {
        const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text; // it has text
        const line = node.data.split('\n')[0] ?? '';
        const [first, last] = [0, line.length - 1].map((at) => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect().x;
        });
        return { first, last, right: element.getBoundingClientRect().right };
      });
    for (const text of [
      pane.getByText('السلام عليكم'),
      pane.getByRole('heading', { name: subject }),
      list.getByRole('button', { name: /^View enquiry of عبد/ }),
    ]) {
      const { first = 0, last = 0, right } = await placeLetters(text);
      expect(first).toBeGreaterThan(last);
      expect(first, 'its beginning is in view').toBeLessThan(right);
    }
    expect(await isScrollable(page), 'the page scrolls').toBe(false);
  });

  it('are three on a desktop, two on a tablet and one on a phone, and the URL holds them', async () => {
    await submit('Asha Naik');
    await submit('Ravi Menon');
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/enquiries?view=unassigned');
    const { list, pane, person } = findPanes(page);
    await list.getByRole('button', { name: 'View enquiry of Asha Naik' }).click();
    await pane.getByRole('heading', { name: 'Plan of Asha Naik' }).waitFor();
    await person.getByText('asha@example.com').first().waitFor();
    const message = () => pane.getByText('Please send me a plan').boundingBox();
    expect((await message())?.y, 'the message comes first').toBeLessThan(320);
    for (const width of [1440, 1280, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await pane.getByRole('heading', { name: 'Plan of Asha Naik' }).waitFor();
      await expect.poll(() => list.isVisible(), { message: `list at ${width}` }).toBe(width >= 768);
      await expect.poll(() => person.count(), { message: `person at ${width}` }).toBe(width >= 1280 ? 1 : 0);
      expect(await isScrolledSideways(page), `${width} px`).toBe(false);
      const reply = await pane.getByRole('button', { name: 'Reply', exact: true }).boundingBox();
      expect((reply?.y ?? 844) + (reply?.height ?? 0), `action bar at ${width}`).toBeLessThanOrEqual(844);
      if (![1440, 1024, 390].includes(width)) continue;
      expect(await problemsInBothSchemes(page), `${width} px`).toEqual([]);
    }
    await page.reload();
    await pane.getByRole('heading', { name: 'Plan of Asha Naik' }).waitFor();
    await pane.getByRole('button', { name: 'Close' }).click();
    await pane.waitFor({ state: 'detached' });
    await list.getByRole('button', { name: 'View enquiry of Ravi Menon' }).click();
    await pane.getByRole('heading', { name: 'Plan of Ravi Menon' }).waitFor();
    await page.goBack();
    await pane.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?view=unassigned');
  });

  it('do not move the composer while an entry is added above it', async () => {
    const id = await submit('Lata Kamat');
    const page = await browser.open({ viewport: { width: 1440, height: 640 } });
    await product.signIn(page, 'admin', `/admin/enquiries?enquiry=contact-${id}`);
    const { pane } = findPanes(page);
    const tab = pane.getByRole('tab', { name: 'Internal note' });
    const thread = pane.getByRole('list', { name: 'Conversation' });
    await pane.getByLabel("Priority of Lata Kamat's enquiry").selectOption('urgent');
    await thread.getByText(/priority/i).waitFor();
    await tab.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await tab.boundingBox();
    await pane.getByLabel("Status of Lata Kamat's enquiry").selectOption('in_progress');
    await thread.getByText(/status/i).waitFor();
    const after = await tab.boundingBox();
    expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(2);
  });

  it('scroll with the page where a low or magnified window leaves them no height', async () => {
    const id = await submit('Lila Nair');
    const page = await browser.open({ viewport: phone });
    await product.signIn(page, 'admin', `/admin/enquiries?enquiry=contact-${id}`);
    const body = page.getByRole('region', { name: 'Message and conversation' });
    await body.getByRole('textbox', { name: 'Your reply' }).waitFor();
    expect(await isScrollable(page), 'the page scrolls on an upright phone').toBe(false);
    await page.setViewportSize({ width: 320, height: 256 });
    expect((await body.boundingBox())?.height, 'height at 400 %').toBeGreaterThan(192);
  });

  it.each([844, 500])(
    'have no bar in front of Send while one writes on a phone %i px high',
    async (height) => {
      const message = 'Dear team,\nwe would like to see Kerala.\nWe are four.\nWhat is the price?\nThank you';
      const id = await submitContact(product.origin, { name: 'Leela Pai', message });
      const page = await browser.open({ viewport: { ...phone, height } });
      await product.signIn(page, 'admin', `/admin/enquiries?enquiry=contact-${id}`);
      const { pane } = findPanes(page);
      const reply = pane.getByRole('button', { name: 'Reply', exact: true });
      const send = pane.getByRole('button', { name: 'Send', exact: true });
      await pane.getByRole('textbox', { name: 'Your reply' }).waitFor();
      await reply.click();
      await reply.waitFor({ state: 'detached' });
      const lowerEdge = async () => {
        const box = await send.boundingBox();
        return (box?.y ?? height) + (box?.height ?? 0);
      };
      await expect.poll(lowerEdge).toBeLessThanOrEqual(height);
      await page.keyboard.press('Escape');
      await reply.waitFor();
    },
  );

  it('show on a phone which list is the current one, also when its count arrives last', async () => {
    await submit('Kavya Iyer');
    await submitContact(product.origin, { website: 'https://robot.example' });
    const page = await browser.open({ viewport: phone });
    const release = await holdRequests(page, '**/api/quarantine*');
    await product.signIn(page, 'admin', '/admin/enquiries?view=quarantine');
    const lists = page.getByRole('navigation', { name: 'Lists' });
    await lists.getByRole('link', { name: /^Unassigned \d/ }).waitFor();
    await lists.getByRole('link', { name: 'Quarantine', exact: true }).waitFor();
    release();
    const link = lists.getByRole('link', { name: 'Quarantine 1' });
    await link.waitFor();
    const hidden = async () => {
      const [bar, box] = await Promise.all([lists.boundingBox(), link.boundingBox()]);
      return bar && box ? box.x + box.width - bar.x - bar.width : phone.width;
    };
    // Positions are rounded.
    await expect.poll(hidden).toBeLessThan(1);
  });

  it.each([
    [1440, 'Noor Jahan'],
    [1024, 'Noor Begum'],
    [390, 'Noor Khan'],
  ])(
    'work at %i px with only the keyboard: open, reply, send, assign, resolve, snooze, go to another',
    async (width, name) => {
      await submit('Tara Bose');
      const id = await submit(name);
      const page = await browser.open({ viewport: { width, height: 844 } });
      await product.signIn(page, 'admin', '/admin/enquiries?view=due');
      const { pane } = findPanes(page);
      await page.locator('[data-enquiry]').first().waitFor();
      await page.keyboard.press('Control+k');
      const goTo = page.getByRole('dialog', { name: 'Go to' });
      await goTo.getByRole('combobox').waitFor();
      await page.keyboard.type(name);
      await goTo.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await pane.getByRole('heading', { name: `Plan of ${name}` }).waitFor();
      await pane.getByRole('textbox', { name: 'Your reply' }).waitFor();

      await page.keyboard.press('r');
      await page.keyboard.type('Dear Noor, here is a plan. j k e');
      await page.keyboard.press('Control+Enter');
      await pane.getByRole('list', { name: 'Conversation' }).getByText('here is a plan. j k e').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('a');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await expect.poll(focused).toBe('Assigned to');
      await page.keyboard.press('ArrowDown'); // opens the select
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const row = () => product.db('enquiries').where({ id }).first();
      await expect.poll(async () => (await row()).assigned_to).not.toBeNull();
      await page.keyboard.press('Escape');
      await page.keyboard.press('e');
      await expect.poll(async () => (await row()).status).toBe('resolved');
      await page.keyboard.press('s');
      await page.getByRole('dialog', { name: 'Snooze the enquiry' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('s');
      await page.getByRole('button', { name: 'In 3 days' }).press('Enter');
      const clock = () => product.db('reply_clocks').where({ enquiry_id: id }).first();
      await expect.poll(async () => (await clock()).state).toBe('snoozed');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Next enquiry').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await page.keyboard.press('Escape');
      await pane.waitFor({ state: 'detached' });
      const focusedRow = () => page.evaluate(() => document.activeElement?.getAttribute('data-enquiry'));
      await expect.poll(focusedRow, { message: 'the focus is in the list' }).toBe(String(id));
      await page.keyboard.press('j');
      await pane.waitFor();
      const title = () => pane.getByRole('heading', { level: 2 }).textContent();
      await expect.poll(title).toMatch(/^Plan of/);
      const first = await title();
      await page.keyboard.press('j');
      await expect.poll(title).not.toBe(first);
      await page.keyboard.press('k');
      await expect.poll(title).toBe(first);
    },
  );

  it('change several enquiries together, unless it is undone', async () => {
    const ids = [await submit('Bela Shah'), await submit('Bela Rao')];
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/enquiries?search=Bela');
    const statuses = () => product.db('enquiries').whereIn('id', ids).pluck('status');
    const select = async () => {
      await page.getByLabel('Select enquiry of Bela Shah').check();
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('status').getByText('2 selected').waitFor();
    };
    const choose = async (menu: string, choice: string) => {
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitem', { name: choice }).click();
    };
    await select();
    await choose('Set status', 'Resolved');
    // the time to undo stands still under the pointer
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect.poll(() => page.getByLabel("Status of Bela Rao's enquiry").inputValue()).toBe('resolved');
    await product.db('enquiries').where({ id: ids[0] }).update({ priority: 'urgent' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByLabel("Status of Bela Rao's enquiry").inputValue()).toBe('new');
    const priority = page.getByLabel("Priority of Bela Shah's enquiry");
    await expect.poll(() => priority.inputValue(), { message: 'by a colleague' }).toBe('urgent');
    expect(await statuses(), 'nothing was sent').toEqual(['new', 'new']);

    await select();
    await choose('Assign to', 'Meera Fernandes (me)');
    await sendDeletion(page, '2 enquiries assigned to Meera Fernandes.');
    const assigned = () => product.db('events').whereIn('entity_id', ids).where({ type: 'enquiry.assigned' });
    await expect.poll(async () => (await assigned()).length, { message: 'one event for each' }).toBe(2);

    await select();
    await choose('Set status', 'In Progress');
    await product.db('enquiries').where({ id: ids[0] }).update({ status: 'replied' });
    await sendDeletion(page, '2 enquiries set to In Progress.');
    await page
      .getByText('The enquiry of Bela Shah could not be changed: Someone else changed the status')
      .waitFor();
    await expect.poll(() => page.getByLabel("Status of Bela Shah's enquiry").inputValue()).toBe('replied');
    expect((await statuses()).sort(), 'what a colleague changed stays').toEqual(['in_progress', 'replied']);

    await select();
    await page.getByRole('toolbar').getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('button', { name: 'In 3 days' }).click();
    await sendDeletion(page, '2 enquiries snoozed.');
    const clocks = () => product.db('reply_clocks').whereIn('enquiry_id', ids).pluck('state');
    await expect.poll(clocks).toEqual(['snoozed', 'snoozed']);

    await select();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No enquiries found').waitFor();
    await page.goto('about:blank');
    await expect.poll(statuses, { message: 'sent when the page is left' }).toEqual([]);
  });

  it('merge duplicates from the panel of the person, with the keyboard alone, and separate them', async () => {
    const [into, from] = [await submit('Divya Rao'), await submit('Divya Rao')];
    const consent = { consent_version: 'enquiry-1', consented_at: new Date() };
    await product.db('enquiries').where({ id: into }).update(consent);
    const page = await browser.open();
    await product.signIn(page, 'admin', `/admin/enquiries?enquiry=contact-${into}`);
    const { pane, person } = findPanes(page);
    const row = () => product.db('enquiries').where({ id: from }).first();
    const { reference } = await row();
    const others = person.getByRole('list', { name: 'Enquiries of this person' });
    await others.getByText(`${reference} ·`).waitFor();
    await person.locator('summary').filter({ hasText: 'consent' }).press('Enter');
    expect(await accessibilityProblems(page), 'the panel, with consents open').toEqual([]);

    await others.getByRole('button', { name: `Merge ${reference} into this one` }).press('Enter');
    const question = page.getByRole('alertdialog', { name: `Merge ${reference} into` });
    await question.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect((await row()).merged_into, 'nothing happens without a confirmation').toBeNull();
    await others.getByRole('button', { name: `Merge ${reference} into this one` }).press('Enter');
    await question.getByRole('button', { name: 'Merge' }).press('Enter');
    await page.getByText(`${reference} is now a part of`).waitFor();
    expect(await row()).toMatchObject({ merged_into: into, status: 'closed' });
    const thread = pane.getByRole('list', { name: 'Conversation' });
    await thread.getByText(reference).first().waitFor();

    await others.getByRole('button', { name: `Separate ${reference}` }).press('Enter');
    await page.getByText('The enquiry stands alone again').waitFor();
    expect(await row()).toMatchObject({ merged_into: null, status: 'new' });
    await others.getByRole('button', { name: `Merge ${reference} into this one` }).waitFor();
  });

  it('show who else views and writes', async () => {
    const id = await submit('Chitra Das');
    const [here, there] = [await browser.open(), await browser.open({ viewport: phone })];
    await product.signIn(here, 'admin', '/admin/enquiries');
    await product.signIn(there, 'employee', `/admin/enquiries?enquiry=contact-${id}`);
    await here
      .getByRole('row')
      .filter({ hasText: 'Chitra Das' })
      .getByLabel('Meera Fernandes is viewing')
      .waitFor();
    await here.getByRole('button', { name: 'View enquiry of Chitra Das' }).click();
    const { pane } = findPanes(here);
    await pane.getByLabel('Meera Fernandes is viewing').waitFor();
    const isWriting = pane.getByText('Meera Fernandes is writing, too.');
    await there.getByRole('textbox', { name: 'Your reply' }).focus();
    await isWriting.waitFor();
    await there.keyboard.type('Dear Chitra');
    await there.keyboard.press('Control+Enter');
    await there.getByText(/^The reply is sent in/).waitFor();
    await isWriting.waitFor({ state: 'detached' });
    await there.keyboard.type('One more thing');
    await isWriting.waitFor();
    await there.getByRole('tab', { name: 'Internal note' }).click();
    await there.getByLabel('Internal Notes').fill('Likes the sea.');
    await there.getByRole('button', { name: 'Save Notes' }).click();
    await isWriting.waitFor({ state: 'detached' });
    // the focus returns to the note with it
    await there.getByText('Notes saved.').waitFor();
    await there.keyboard.type('And the hills.');
    await isWriting.waitFor();
    await there.goBack();
    await there.goto('about:blank');
    await isWriting.waitFor({ state: 'detached' });
    await expect.poll(() => here.getByLabel(/^Meera Fernandes is/).count()).toBe(0);
  });

  it('count live, and alert on every screen when it is switched on', async () => {
    const page = await browser.open({ withoutCache: true }); // its context is closed, with the script
    await page.context().addInitScript(() => {
      const shown: string[] = [];
      const fake = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title: string) {
          shown.push(title);
        }
      };
      const sounds: number[] = [];
      const counting = class extends AudioContext {
        constructor() {
          super();
          sounds.push(Date.now());
        }
      };
      Object.assign(window, { Notification: fake, AudioContext: counting, shown, sounds });
    });
    const listed = await submit('Deepa Kulkarni');
    const entries = product.db('activity').where({ entity_id: listed, event_type: 'enquiry.submitted' });
    await expect.poll(async () => (await entries.clone()).length, { message: 'she is not alerted' }).toBe(1);
    await product.signIn(page, 'admin', '/admin/enquiries?view=due');
    const alerts = page.getByRole('button', { name: 'Alerts' });
    await alerts.click();
    await page.reload();
    await expect.poll(() => alerts.getAttribute('aria-pressed')).toBe('true');
    const due = page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: /^Due/ });
    const count = async () => Number((await due.textContent())?.match(/\d+/)?.[0] ?? 0);
    await expect.poll(count).toBeGreaterThan(0);
    const before = await count();
    await submit('Esha Patel');
    await expect.poll(count).toBe(before + 1);
    await expect.poll(() => page.title()).toMatch(new RegExp(`^\\(${before + 1}\\)`));
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shown')))
      .toEqual(['New enquiry from Esha Patel']);
    expect(await page.evaluate(() => Reflect.get(window, 'sounds').length), 'one sound').toBe(1);

    await page.goto(`${product.origin}/admin/account`);
    await expect.poll(() => page.title()).toBe(`(${before + 1}) Your account · Safarnama`);
    const other = await page.context().newPage();
    await other.goto(`${product.origin}/admin/audit`);
    await other.getByRole('button', { name: 'Alerts', pressed: true }).waitFor();
    await submit('Farida Sheikh');
    const shown = async () =>
      (
        await Promise.all([page, other].map((tab) => tab.evaluate(() => Reflect.get(window, 'shown'))))
      ).flat();
    await expect.poll(shown, { message: 'one tab alerts' }).toEqual(['New enquiry from Farida Sheikh']);
    await expect.poll(() => page.title()).toBe(`(${before + 2}) Your account · Safarnama`);
    expect(await shown()).toHaveLength(1);
    await other.getByRole('button', { name: 'Alerts' }).click();
    await alerts.and(page.locator('[aria-pressed="false"]')).waitFor();
    await other.close();
  });
});
