import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';
import { pageNames, pageSchemas, unsavedVersion } from './contract.ts';
import { defaultContents } from './defaultContents.ts';
import { getPreviewContent } from './queries.ts';

const { visa } = defaultContents;
const fees = [
  {
    country: 'Japan',
    kind: 'Tourist',
    fee: '₹2,100',
    time: '7 working days',
    stay: '',
    documents: ['Passport'],
  },
];

describe('the content of pages', () => {
  const test = useApi();
  const readVisa = async () => (await test.api.get('/api/content/visa')).body.data;

  it('is neutral before staff write it: it names no place, no agency, no fees and no reply time', () => {
    for (const page of pageNames) {
      expect(pageSchemas[page].parse(defaultContents[page])).toEqual(defaultContents[page]);
    }
    expect(JSON.stringify(defaultContents)).not.toMatch(
      /goa|panaji|safarnama|kerala|rajasthan|bali|ladakh|\d hours/i,
    );
    expect([defaultContents.visa.visas, defaultContents.insurance.plans]).toEqual([[], []]);
    const { reasons } = defaultContents.booking;
    expect(reasons.map(({ title }) => title)).toEqual([
      'Customized Tours',
      'Accommodation',
      'Transportation',
      'Flight and Travel Tickets',
      'Visa and Forex',
      'Wedding Packages',
    ]);
    expect(defaultContents.about.values.map(({ title }) => title)).toEqual([
      'Passion',
      'Trust',
      'Excellence',
      'Sustainability',
    ]);
  });

  it('has pictures of no place before staff choose theirs', async () => {
    const pictures = join(import.meta.dirname, '../../../client/public/pictures');
    const slides = defaultContents.home.slides.map(({ picture }) => picture.replace('/pictures/', ''));
    const files = [...slides, ...slides.map((slide) => slide.replace('.svg', '-tall.svg'))];
    for (const folder of ['about', 'defaults']) {
      files.push(...(await readdir(join(pictures, folder))).map((file) => join(folder, file)));
    }
    for (const file of files) {
      const [, title] = /<title>(.*)<\/title>/.exec(await readFile(join(pictures, file), 'utf8')) ?? [];
      expect(title, file).toMatch(/./);
      expect(title, file).not.toMatch(/goa|church|coast/i);
    }
  });

  it('is shown to visitors as soon as it is saved, and recorded by the names of what changed', async () => {
    const admin = await test.as('admin');
    expect(await readVisa()).toEqual({ ...visa, updated_at: unsavedVersion });
    const saved = await admin.put('/api/content/visa', { body: { ...visa, visas: fees } });
    expect(saved).toMatchObject({ status: 200, body: { data: { visas: fees } } });
    expect(await readVisa()).toEqual({ ...visa, visas: fees, updated_at: saved.body.data.updated_at });

    await admin.put('/api/content/visa', { body: { ...visa, visas: fees } });
    const { id } = await test.db('page_contents').where({ page: 'visa' }).first();
    expect(await listEvents(test.db, 'content', id)).toMatchObject([
      { type: 'content.revised', data: { page: 'visa', changed: ['visas'] }, actor: { id: admin.userId } },
    ]);
    const { body: audit } = await admin.get('/api/audit');
    expect(JSON.stringify(audit)).toContain('changed visas of the page visa');
  });

  it('refuses a save made from an older version', async () => {
    const admin = await test.as('admin');
    const { updated_at } = (await test.api.get('/api/content/about')).body.data;
    const { about } = defaultContents;
    const first = await admin.put('/api/content/about', { body: { ...about, banner: 'First', updated_at } });
    expect(first.status).toBe(200);
    const second = await admin.put('/api/content/about', {
      body: { ...about, banner: 'Second', updated_at },
    });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { banner: 'First' } },
    });
    expect((await test.api.get('/api/content/about')).body.data.banner).toBe('First');
  });

  it('names the field that is wrong', async () => {
    const admin = await test.as('admin');
    const [slide] = defaultContents.home.slides;
    const save = (slides: unknown[]) =>
      admin.put('/api/content/home', { body: { ...defaultContents.home, slides } });
    expect((await save([{ ...slide, link: 'javascript:alert(1)' }])).body).toMatchObject({
      errors: [{ field: 'slides.0.link', message: 'Address of the link must begin with / or https://' }],
    });
    expect((await save([{ ...slide, link: '//elsewhere.example' }])).status).toBe(422);
    expect((await save([])).body.error).toBe('The home page needs at least one slide');
    expect((await save(Array(7).fill(slide))).body.error).toBe('Slides must have at most 6 entries');
    expect((await save([{ ...slide, picture: '' }])).body.error).toBe('Picture is required');
  });

  it('has previews that are stored for an hour and change nothing', async () => {
    const admin = await test.as('admin');
    const preview = () =>
      admin.post('/api/content/insurance/preview', {
        body: { ...defaultContents.insurance, heading: 'Not saved' },
      });
    const { body } = await preview();
    expect(body.url).toMatch(/^\/insurance\?expires=\d+&signature=[\w-]+&preview=[0-9a-f-]{36}$/);
    expect((await test.api.get('/api/content/insurance')).body.data.heading).toBe(
      'Cover that fits the journey',
    );
    const id = body.url.split('preview=')[1];
    const show = (ms: number) => getPreviewContent(test.db, id, 'insurance', new Date(Date.now() + ms));
    expect(await show(59 * 60 * 1000)).toMatchObject({ heading: 'Not saved' });
    expect(await show(61 * 60 * 1000)).toBeNull();
    await test.db('content_previews').update({ created_at: new Date(Date.now() - 61 * 60 * 1000) });
    await preview();
    expect(await test.db('content_previews').select('page')).toEqual([{ page: 'insurance' }]);
  });
});
