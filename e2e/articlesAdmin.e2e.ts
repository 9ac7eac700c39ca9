import type { TiptapEditorHTMLElement } from '@tiptap/react';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pngBytes } from '../server/testing/enquiries.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { chooseAction } from './support/chooseAction.ts';
import { useProduct } from './support/product.ts';
import { sendDeletion } from './support/sendDeletion.ts';
import { staffApi } from './support/staffApi.ts';

const picture = { name: 'tent.png', mimeType: 'image/png', buffer: pngBytes };

/** Pastes the picture into a text, or drops it in front of the first letter. */
async function putPicture(text: Locator, how: 'paste' | 'drop') {
  const bytes = pngBytes.toString('base64');
  await text.evaluate(
    (element, [event, base64]) => {
      const data = new DataTransfer();
      const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([file], 'image.png', { type: 'image/png' }));
      const { x, y, height } = element.getBoundingClientRect();
      const where = { clientX: x + 1, clientY: y + height / 2, bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...where, dataTransfer: data })
          : new ClipboardEvent('paste', { ...where, clipboardData: data }),
      );
    },
    [how, bytes] as const,
  );
}

/** Moves the caret to the end of the text. The editor learns of it by an event that comes after the key. */
async function moveToEnd(text: Locator) {
  await text.press('Control+End');
  const distance = () =>
    text.evaluate((element: TiptapEditorHTMLElement) => {
      const { state } = element.editor ?? {};
      return state && state.doc.content.size - state.selection.to;
    });
  await expect.poll(distance, { message: 'the end of the last paragraph' }).toBe(1);
}

/** Lists show a change before the server has it; this waits for its response. */
async function stored(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await act();
  expect((await answered).status()).toBe(200);
}

describe.skipIf(!browserIsHere)('blog and news in the back office', () => {
  const product = useProduct({}, { worker: false });
  const browser = useBrowser();

  it('create a post with the rich editor, whose sections keep their ids, and show it on the public page', async () => {
    const page = await browser.open();
    await product.signIn(page, 'employee');
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    await page.getByRole('button', { name: 'Create New Blog' }).click();
    const form = page.getByRole('dialog');
    const submit = form.getByRole('button', { name: 'Create post' });
    await submit.click();
    const alert = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
    await alert.waitFor();
    expect((await alert.getByRole('listitem').allTextContents()).toSorted()).toEqual([
      'At least one category is required',
      'Content is required',
      'Excerpt is required',
      'Featured image is required',
      'Title is required',
    ]);

    await form.getByLabel('Title').first().fill('A Tent under the Stars');
    await form.getByRole('button', { name: 'Add Section' }).click();
    await page.getByRole('menuitem', { name: 'Planning Tips' }).click();
    const content = form.getByRole('textbox', { name: 'Content', exact: true });
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await content.locator('section#planning-tips p').click();
    await page.keyboard.type('Bring a warm hat. ');
    await form.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('And a lamp.');
    const categories = form.getByRole('combobox', { name: 'Categories' });
    await categories.fill('Tent, Desert,tent');
    await categories.press('Enter');
    await form.locator('input[type=file]').setInputFiles(picture);
    await form.getByRole('img', { name: 'Featured image, preview' }).waitFor();
    await submit.click();
    await page.getByText('Blog saved successfully!').waitFor();
    const card = page.getByRole('listitem').filter({ hasText: 'A Tent under the Stars' });
    await card.getByText('Draft', { exact: true }).waitFor();
    await card.getByText('Bring a warm hat. And a lamp.').waitFor();
    const { id, content: html } = await product.db('posts').where({ kind: 'blog' }).first();
    expect(html).toContain('<section id="planning-tips">');
    expect(html).toContain('<h2 id="planning-tips-heading">Planning Tips</h2>');
    expect(html).toContain('<strong>And a lamp.</strong>');
    await expect
      .poll(() => card.getByText(/^(Tent|Desert)$/i).count(), { message: 'repetitions are ignored' })
      .toBe(2);

    const visitor = await browser.open();
    expect((await visitor.goto(`${product.origin}/blog-details/${id}`))?.status(), 'a draft').toBe(404);
    await stored(page, () => chooseAction(page, 'A Tent under the Stars', 'Publish'));
    await card.getByText('Published', { exact: true }).waitFor();
    expect((await visitor.goto(`${product.origin}/blog-details/${id}`))?.status()).toBe(200);
    await visitor.locator('section#planning-tips').getByText('Bring a warm hat.').waitFor();
    await card.getByRole('button', { name: /^More actions/ }).click();
    await expect
      .poll(() => page.getByRole('menuitem').allTextContents(), { message: 'Delete is not for employees' })
      .toEqual(['View on the site', 'Feature', 'Unpublish']);
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: 'Edit A Tent under the Stars' }).click();
    await form.getByRole('tab', { name: 'Direct HTML Editor' }).click();
    const source = form.getByLabel('HTML', { exact: true });
    await source.fill(`${await source.inputValue()}<p onclick="x()">By hand<script>x()</script></p>`);
    await form.getByRole('region', { name: 'Preview' }).getByText('By hand').waitFor();
    await form.getByRole('tab', { name: 'Text to HTML Converter' }).click();
    const text = form.getByLabel('Text', { exact: true });
    await text.fill(`${await text.inputValue()}\n\n## On the way\n\n- **dates**\n- water`);
    await form
      .getByRole('region', { name: 'Preview' })
      .getByRole('heading', { name: 'On the way' })
      .waitFor();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.waitFor({ state: 'hidden' });
    await visitor.reload();
    await visitor.getByRole('heading', { name: 'On the way' }).waitFor();
    await visitor.getByRole('listitem').getByText('dates').waitFor();
    await visitor.getByText('By hand').waitFor();
    await expect
      .poll(() => visitor.locator('section#planning-tips, [id=planning-tips-heading]').count())
      .toBe(2);
    await expect.poll(() => visitor.locator('[onclick]').count()).toBe(0);
  });

  it('take pictures that are pasted and dropped into the text, with what they show', async () => {
    const page = await browser.open();
    await product.signIn(page, 'employee', '/admin/news?new=1');
    const content = page.getByRole('textbox', { name: 'Content', exact: true });
    await content.click();
    await page.keyboard.type('Two tents.');
    const dialog = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('heading', { name: 'Insert image' }) });
    for (const [how, alt] of [
      ['drop', 'The first tent'],
      ['paste', 'The second tent'],
    ] as const) {
      await putPicture(content.getByText('Two tents.'), how);
      await dialog.getByRole('img', { name: 'Picture, preview' }).waitFor();
      await dialog.getByLabel('Alt text').fill(alt);
      await dialog.getByRole('button', { name: 'Insert image' }).click();
      await content.getByRole('img', { name: alt }).waitFor();
      // until then the dialog holds the focus
      await dialog.waitFor({ state: 'hidden' });
      await moveToEnd(content);
    }
    const html = await content.innerHTML();
    expect(html).toMatch(
      /<img src="\/uploads\/[^>]*alt="The first tent".*Two tents\..*alt="The second tent"/,
    );
  });

  it('create an article with its read-only slug, publish, find and delete it', async () => {
    const staff = await staffApi(product);
    await staff('POST', '/destinations/create', {
      name: 'Shimla',
      starting_price: 10_000,
      image: '/pictures/destinations/manali.svg',
    });
    const page = await browser.open();
    await product.signIn(page, 'admin');
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await page.getByText('No news articles found').waitFor();
    await page.getByRole('button', { name: 'Add News' }).click();
    const form = page.getByRole('dialog', { name: 'Create News' });
    await form.getByRole('button', { name: 'Create article' }).click();
    for (const text of ['Title is required', 'Excerpt is required', 'Content is required']) {
      await form.getByText(text).first().waitFor();
    }
    const slug = form.getByLabel('Slug');
    await form.getByLabel('Title').first().fill('हिमालय 2026');
    await expect.poll(() => slug.inputValue()).toBe('news-2026');
    await form.getByLabel('Title').first().fill('Trains, again! 24 new ones');
    await expect.poll(() => slug.inputValue()).toBe('trains-again-24-new-ones');
    await expect.poll(() => slug.getAttribute('readonly')).not.toBeNull();
    await form.getByLabel('Excerpt').fill('More sleepers to the hills.');
    await form.getByRole('textbox', { name: 'Content', exact: true }).click();
    await page.keyboard.type('From March on.');
    await form.getByLabel('Priority').selectOption('urgent');
    await form.getByRole('combobox', { name: 'Journeys' }).fill('shim');
    await page.getByRole('option', { name: 'Shimla' }).click();
    await form.getByRole('button', { name: 'Create article' }).click();
    await page.getByText('News saved successfully!').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Trains, again!' });
    await row.getByText('General', { exact: true }).waitFor();
    await row.getByText('Urgent', { exact: true }).waitFor();

    await stored(page, () => row.getByLabel(/^Status of/).selectOption('published'));
    await stored(page, () => row.getByRole('button', { name: /^Featured/ }).click());
    const { id } = await product.db('posts').where({ kind: 'news' }).first();
    const visitor = await browser.open();
    await visitor.goto(`${product.origin}/news-details/${id}`);
    await visitor.getByText('From March on.').waitFor();
    const journeys = visitor.getByRole('region', { name: 'Journeys in this story' });
    await journeys.getByRole('link', { name: 'Shimla', exact: true }).waitFor();

    await page.getByLabel('Search news').fill('buses');
    await page.getByText('No news articles found').waitFor();
    await page.getByLabel('Search news').fill('sleepers');
    await row.waitFor();
    await chooseAction(page, 'Trains, again! 24 new ones', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    await sendDeletion(page, 'News deleted successfully!');
    await expect.poll(async () => (await visitor.reload())?.status()).toBe(404);
  });
});
