import { describe, expect, it } from 'vitest';
import { signPath } from '../server/platform/security/signedLinks.ts';
import { browserIsHere, useBrowser } from './support/browser.ts';
import { chooseAction } from './support/chooseAction.ts';
import { useProduct } from './support/product.ts';
import { staffApi } from './support/staffApi.ts';

const secret = 'a secret of the previews, more than 32 characters';
const notice = 'Preview: not published';

describe.skipIf(!browserIsHere)('previews of unpublished entries', () => {
  const product = useProduct({ JWT_SECRET: secret }, { worker: false });
  const browser = useBrowser();

  const read = (path: string) => fetch(product.origin + path);

  const addDraft = async (title: string) => {
    const staff = await staffApi(product);
    const { post } = await staff('POST', '/blog', {
      title,
      excerpt: 'An excerpt.',
      content: '<p>Off season.</p>',
      categories: ['Travel'],
      featured_image: '/uploads/images/goa.jpg',
      published: false,
    });
    return `/blog-details/${post.id}`;
  };

  it('opens a draft from its card for staff, while visitors get 404, and still shows it after hydration', async () => {
    const path = await addDraft('Quiet Goa');
    expect((await read(path)).status).toBe(404);
    const page = await browser.open();
    await product.signIn(page, 'employee', '/admin/blog');
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      chooseAction(page, 'Quiet Goa', 'Preview'),
    ]);
    await preview.waitForURL(`**${path}?**`);
    await preview.getByText(notice).waitFor();
    await preview.waitForFunction(() => document.readyState === 'complete');
    await preview.getByRole('heading', { level: 1, name: 'Quiet Goa' }).waitFor();
    await preview.getByText('Off season.').waitFor();

    const signed = preview.url().slice(product.origin.length);
    const response = await read(signed);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await response.text()).toContain(notice);
    expect((await read(path)).status).toBe(404);

    await product.db('posts').update({ title: 'Quieter Goa' });
    expect(await (await read(signed)).text()).toContain('Quieter Goa');
    await preview.close();
  });

  it('rejects expired and forged links, and those of another entry', async () => {
    const path = await addDraft('Secret Goa');
    const expired = signPath(secret, path, new Date(Date.now() - 3_600_000));
    const forged = signPath(`not ${secret}`, path, new Date());
    const another = signPath(secret, '/blog-details/999999', new Date()).replace('999999', path.slice(14));
    for (const link of [expired, forged, another, `${path}?signature=`]) {
      const response = await read(link);
      expect(response.status, link).toBe(404);
      expect(await response.text(), link).not.toContain('Off season.');
    }
    expect((await read(signPath(secret, path, new Date()))).status).toBe(200);
  });

  it('still shows a renamed entry, whose page would redirect', async () => {
    const staff = await staffApi(product);
    const { destination } = await staff('POST', '/wedding/destinations', {
      title: 'Vows in Badami',
      location: 'Badami',
      description: 'Caves at dawn.',
      is_active: false,
      price: 600_000,
      capacity: 60,
      images: ['/pictures/weddings/jaipur-fort.svg'],
    });
    const link = signPath(secret, '/wedding/vows-in-badami', new Date());
    expect((await read(link)).status).toBe(200);
    await staff('PUT', `/wedding/destinations/${destination.id}`, { title: 'Vows above the lake' });
    const renamed = await read(link);
    expect(renamed.status).toBe(200);
    expect(await renamed.text()).toContain('Vows above the lake');
  });

  it('shows an inactive wedding package, from its card and its editor', async () => {
    const staff = await staffApi(product);
    await staff('POST', '/wedding/destinations', {
      title: 'Vows in Hampi',
      location: 'Hampi',
      description: 'Boulders at dusk.',
      is_active: false,
      price: 700_000,
      capacity: 80,
      images: ['/pictures/weddings/jaipur-fort.svg'],
      programme: [{ title: 'Day 1: The ferry', description: 'Coracles across the river.' }],
    });
    const path = '/wedding/vows-in-hampi';
    expect((await read(path)).status).toBe(404);
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/destination-wedding');
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      chooseAction(page, 'Vows in Hampi', 'Preview'),
    ]);
    await preview.getByText(notice).waitFor();
    await preview.getByText('Coracles across the river.').waitFor();
    await preview.close();

    await page.getByRole('button', { name: 'Edit Vows in Hampi' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Wedding Destination' });
    await editor.getByRole('button', { name: 'Add question' }).click();
    await editor.getByRole('textbox', { name: 'Question' }).fill('Is there a bridge?');
    await editor.getByText(/Not saved yet\. The preview shows the saved version\./).waitFor();
    await editor.getByRole('button', { name: 'Save changes' }).click();
    await editor.getByText('Answer is required').first().waitFor();
    await editor.getByRole('textbox', { name: 'Answer' }).fill('Only the ferry.');
    await editor.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Wedding destination updated.').waitFor();
    await page.getByRole('button', { name: 'Edit Vows in Hampi' }).click();
    const [saved] = await Promise.all([
      page.context().waitForEvent('page'),
      editor.getByRole('button', { name: 'Preview Vows in Hampi' }).click(),
    ]);
    await saved.getByText(notice).waitFor();
    await saved.getByText('Is there a bridge?').waitFor();
    expect((await read(path)).status).toBe(404);
  });

  it('shows an inactive destination', async () => {
    const staff = await staffApi(product);
    await staff('POST', '/destinations/create', {
      name: 'Hidden Hampi',
      starting_price: 12_000,
      image: '/uploads/images/hampi.jpg',
      description: 'Boulders and temples.',
      is_active: false,
    });
    expect((await read('/itinerary/hidden-hampi')).status).toBe(404);
    const page = await browser.open();
    await product.signIn(page, 'admin', '/admin/destinations');
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      chooseAction(page, 'Hidden Hampi', 'Preview'),
    ]);
    await preview.getByText(notice).waitFor();
    await preview.getByText('Boulders and temples.').waitFor();
    expect((await read('/itinerary/hidden-hampi')).status).toBe(404);
    await preview.close();

    await page.getByRole('button', { name: 'Edit Hidden Hampi' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit Destination' });
    await editor.getByLabel('Description').first().fill('Only boulders.');
    await editor.getByLabel('Original price').fill('15,000');
    await editor.getByLabel('Discount').fill('25% Off');
    await editor.getByText('The text states 25%, but the prices make 20%').first().waitFor();
    await editor.getByText(/Not saved yet\. The preview shows the saved version\./).waitFor();
    const [saved] = await Promise.all([
      page.context().waitForEvent('page'),
      editor.getByRole('button', { name: 'Preview Hidden Hampi' }).click(),
    ]);
    await saved.getByText('Boulders and temples.').waitFor();
    expect(await editor.getByLabel('Description').first().inputValue()).toBe('Only boulders.');
    await editor.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Destination updated.').waitFor();
    expect(await product.db('destinations').where({ name: 'Hidden Hampi' }).first()).toMatchObject({
      description: 'Only boulders.',
      discount: '25% Off',
    });
  });
});
