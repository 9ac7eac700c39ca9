import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSystemContext } from '../../platform/events/events.ts';
import { isSignedPath, signedLinkSeconds } from '../../platform/security/signedLinks.ts';
import { useApi } from '../../testing/api.ts';
import { listEvents } from '../../testing/events.ts';
import { cleanBody } from './body.ts';
import { createPost } from './commands/createPost.ts';
import { recordView } from './commands/recordView.ts';
import { rollUpViews } from './commands/rollUpViews.ts';

const areas = [
  { kind: 'blog', missing: 'Blog post not found.' },
  { kind: 'news', missing: 'News article not found' },
] as const;

const form = (facts: Record<string, unknown> = {}) => ({
  title: 'Goa in the rain',
  excerpt: 'A wet week.',
  content: '<h2 id="when">When</h2><p onclick="x()">June to September.</p><script>x()</script>',
  categories: ['Travel', ' travel ', 'Monsoon'],
  tags: ['goa', 'rain'],
  featured_image: '/uploads/images/rain.jpg',
  ...facts,
});

describe.each(areas)('$kind', ({ kind, missing }) => {
  const test = useApi();
  const base = `/api/${kind}`;
  const create = async (facts: Record<string, unknown> = {}) => {
    const employee = await test.as('employee');
    const { body } = await employee.post(base, { body: form({ published: true, ...facts }) });
    return body.post as { id: number; slug: string; updated_at: string; date: string };
  };
  const listTypes = async (id: number) => (await listEvents(test.db, 'post', id)).map(({ type }) => type);
  const titles = (response: { body: { posts: { title: string }[] } }) =>
    response.body.posts.map(({ title }) => title);

  it('signs a link to the preview of a draft for staff, for a short time', async () => {
    const employee = await test.as('employee');
    const { id } = await create({ title: 'Not yet ready', published: false });
    expect((await test.api.post(`${base}/${id}/preview-link`)).status).toBe(401);
    const { status, body } = await employee.post(`${base}/${id}/preview-link`);
    expect(status).toBe(200);
    const link = new URL(body.url, test.origin);
    expect(link.pathname).toBe(`/${kind}-details/${id}`);
    const query = Object.fromEntries(link.searchParams);
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    expect(isSignedPath(test.config.JWT_SECRET, link.pathname, query, new Date())).toBe(true);
    expect(isSignedPath(test.config.JWT_SECRET, link.pathname, query, later(signedLinkSeconds + 1))).toBe(
      false,
    );
    expect(await employee.post(`${base}/999999/preview-link`)).toMatchObject({
      status: 404,
      body: { error: missing },
    });
    expect((await test.api.get(`${base}/${id}`)).status).toBe(404);
  });

  it('links to the journeys that it is about, and they link back', async () => {
    const employee = await test.as('employee');
    const admin = await test.as('admin');
    const createJourney = async (name: string, is_active = true): Promise<number> => {
      const body = { name: `${name} ${kind}`, starting_price: 1, image: '/a.jpg', is_active };
      return (await admin.post('/api/destinations/create', { body })).body.destination.id;
    };
    const [goa, bali, hidden] = [
      await createJourney('Goa'),
      await createJourney('Bali'),
      await createJourney('Hidden', false),
    ];
    const names = (await test.api.get('/api/destinations/names')).body.destinations;
    expect(names).toContainEqual({ id: goa, name: `Goa ${kind}` });
    expect(names).not.toContainEqual({ id: hidden, name: `Hidden ${kind}` });

    const saved = await create({ title: 'Two coasts', destination_ids: [bali, goa, hidden, goa, 999_999] });
    const draft = await create({ title: 'Not yet', destination_ids: [goa], published: false });
    expect((await employee.get(`${base}/${saved.id}`)).body.post.destination_ids).toEqual([
      ...[bali, goa, hidden, 999_999],
    ]);
    const journeys = (await test.api.get(`/api/articles/${saved.id}/journeys`)).body.destinations;
    expect(journeys.map(({ id }: { id: number }) => id)).toEqual([bali, goa]);
    expect((await test.api.get(`/api/articles/${draft.id}/journeys`)).status).toBe(404);
    const listArticles = async () =>
      (await test.api.get(`/api/articles/about/${encodeURIComponent(`goa ${kind}`)}`)).body.articles;
    expect(await listArticles()).toMatchObject([{ id: saved.id, kind, title: 'Two coasts' }]);
    expect((await test.api.get('/api/articles/about/Nowhere')).status).toBe(404);

    await employee.put(`${base}/${saved.id}`, { body: { destination_ids: [bali] } });
    expect(await listArticles()).toEqual([]);
    expect((await listEvents(test.db, 'post', saved.id)).at(-1)).toMatchObject({
      type: 'post.revised',
      data: { changed: ['destination_ids'] },
    });
    const many = Array.from({ length: 13 }, (_, index) => index + 1);
    expect(await employee.put(`${base}/${saved.id}`, { body: { destination_ids: many } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'destination_ids', message: 'Choose at most 12 journeys' }] },
    });
  });

  it('stores a clean body, its author, and the first spelling of a category', async () => {
    const employee = await test.as('employee');
    const response = await employee.post(base, { body: form() });
    expect(response).toMatchObject({
      status: 201,
      body: {
        success: true,
        post: {
          slug: 'goa-in-the-rain',
          content: '<h2 id="when">When</h2><p>June to September.</p>',
          categories: ['Travel', 'Monsoon'],
          image: '/uploads/images/rain.jpg',
          published: false,
          author: expect.stringMatching(/^Person/),
          read_time: '1 min read',
          views: 0,
        },
      },
    });
    const { id } = response.body.post;
    expect(await test.db('posts').where({ id }).first()).toMatchObject({
      kind,
      published_at: null,
      words: 4,
    });
    expect(await listEvents(test.db, 'post', id)).toMatchObject([
      { type: 'post.drafted', data: { kind, slug: 'goa-in-the-rain', publishedAt: null } },
    ]);
  });

  it('gives visitors the sizes and copies of uploaded pictures, and staff the stored body', async () => {
    const employee = await test.as('employee');
    const upload = async (content: Buffer): Promise<string> => {
      const body = new FormData();
      body.append('image', new Blob([new Uint8Array(content)]), 'a.png');
      return (await employee.post(`${base}/upload-image`, { body })).body.path;
    };
    const draw = (width: number) =>
      sharp({ create: { width, height: 500, channels: 3, background: '#155e63' } })
        .png()
        .toBuffer();
    const [large, small] = [await upload(await draw(2000)), await upload(await draw(600))];
    const copy = (path: string, width: number) => path.replace('.png', `-${width}.webp`);
    const sizes = 'sizes="(max-width: 50em) 100vw, 47rem"';
    const largeCopies = `srcset="${copy(large, 480)} 480w, ${copy(large, 960)} 960w, ${copy(large, 1600)} 1600w"`;
    const smallCopies = `srcset="${copy(small, 480)} 480w, ${copy(small, 960)} 600w"`;
    const unchanged =
      `<img src="https://example.com/a.jpg" alt="${large}" width="9">` +
      '<img src="/uploads/images/00000000-0000-4000-8000-000000000000.jpg" alt="Missing">' +
      `<p>&lt;img src="${large}"&gt;</p>`;
    const picture = (path: string, attributes: string, added = '') =>
      `<p><img src="${path}" alt="Lake"${attributes}${added}></p>`;
    const write = (added: [string, string, string] | []) =>
      unchanged +
      picture(large, '', added[0]) +
      picture(small, '', added[1]) +
      picture(small, ' width="90" loading="eager"', added[2]);
    const content = write([]);
    const { id, slug } = await create({ title: 'With pictures', content });

    const presented = write([
      ` width="2000" height="500" loading="lazy" ${largeCopies} ${sizes}`,
      ` width="600" height="500" loading="lazy" ${smallCopies} ${sizes}`,
      ` ${smallCopies} ${sizes}`,
    ]);
    for (const path of [`${base}/${id}`, `${base}/slug/${slug}`]) {
      expect((await test.api.get(path)).body.post.content).toBe(presented);
      expect((await employee.get(path)).body.post.content).toBe(content);
    }
    const before = await listTypes(id);
    const { post } = (await employee.get(`${base}/${id}`)).body;
    const saved = await employee.put(`${base}/${id}`, { body: { content: post.content } });
    expect(saved).toMatchObject({ status: 200, body: { post: { content, updated_at: post.updated_at } } });
    expect(await listTypes(id)).toEqual(before);
  });

  it('hides drafts from visitors in every read, and shows them to staff', async () => {
    const { id, slug } = await create({ title: 'Secret plans', published: false, categories: ['Secret'] });
    const open = await create({ title: 'Open plans' });
    const missed = { status: 404, body: { error: missing } };
    for (const path of [`/${id}`, `/slug/${slug}`, `/related?post_id=${id}`]) {
      expect(await test.api.get(`${base}${path}`), path).toMatchObject(missed);
    }
    expect(await test.api.post(`${base}/${id}/views`)).toMatchObject(missed);
    const lists = [
      '',
      '?published=0',
      '?search=secret',
      '/all',
      '/latest',
      '/preview?count=50',
      '/categories',
    ];
    for (const path of [...lists, `/related?post_id=${open.id}&limit=50`, '/statistics', '/tags']) {
      expect((await test.api.get(`${base}${path}`)).text, path).not.toMatch(/secret/i);
    }
    const visitor = await test.as('visitor');
    expect((await visitor.get(`${base}/${id}`)).body.post.id).toBe(id);
    expect(titles(await visitor.get(`${base}?published=0&search=secret`))).toEqual(['Secret plans']);
    expect(titles(await visitor.get(`${base}/all?limit=100`))).not.toContain('Secret plans');
    expect((await visitor.get(`${base}/categories`)).text).toContain('Secret');
    const [seen, all] = [await test.api.get(`${base}/count`), await visitor.get(`${base}/count`)];
    expect(all.body.data.count).toBeGreaterThan(seen.body.data.count);
  });

  it('publishes, unpublishes and publishes again with the first date', async () => {
    const { id } = await create({ title: 'Back and forth', published: false });
    const editor = await test.as('employee');
    const set = (body: object) => editor.put(`${base}/${id}`, { body });
    const first = await set({ published: true });
    expect(first.body.post.published).toBe(true);
    expect((await test.api.get(`${base}/${id}`)).status).toBe(200);
    await set({ published: '0' });
    expect((await test.api.get(`${base}/${id}`)).status).toBe(404);
    const again = await set({ published: 1 });
    expect(again.body.post.date).toBe(first.body.post.date);
    expect((await set({ published: true })).status).toBe(200);
    expect(await listTypes(id)).toEqual([
      'post.drafted',
      'post.published',
      'post.unpublished',
      'post.published',
    ]);
  });

  it('redirects from an old slug to the new one, and makes slugs unique', async () => {
    const { id } = await create({ title: 'Tents: a beginner’s guide' });
    const editor = await test.as('employee');
    await editor.put(`${base}/${id}`, { body: { title: 'Tents' } });
    const former = await test.api.get(`${base}/slug/tents-a-beginners-guide`);
    expect(former.body.post).toMatchObject({ id, slug: 'tents' });
    expect((await create({ title: 'Tents!' })).slug).toBe('tents-2');
    expect((await create({ title: 'यात्रा 2026' })).slug).toBe(`${kind}-2026`);
    const atOnce = await Promise.all([1, 2, 3].map(() => create({ title: 'All at once' })));
    expect(atOnce.map(({ slug }) => slug).sort()).toEqual(['all-at-once', 'all-at-once-2', 'all-at-once-3']);
    expect((await test.api.get(`${base}/slug/nowhere`)).status).toBe(404);
    expect((await listEvents(test.db, 'post', id)).at(-1)).toMatchObject({
      type: 'post.revised',
      data: { changed: ['title'], formerSlug: 'tents-a-beginners-guide' },
    });
  });

  it('rejects a stale save with the current entry', async () => {
    const { id, updated_at } = await create({ title: 'Two editors' });
    const editor = await test.as('employee');
    const save = (body: object) => editor.put(`${base}/${id}`, { body });
    expect((await save({ excerpt: 'First', updated_at })).status).toBe(200);
    expect(await save({ excerpt: 'Second', updated_at })).toMatchObject({
      status: 409,
      body: { code: 'stale_write', current: { id, excerpt: 'First' } },
    });
    expect((await save({ excerpt: 'Second' })).body.post.excerpt).toBe('Second');
  });

  it('counts a view once per visitor and half hour, off the request path', async () => {
    const { id } = await create({ title: 'Much read' });
    // Responses to visitors are cached for up to a minute, regardless of what is counted meanwhile.
    const admin = await test.as('admin');
    const countViews = async () => (await admin.get(`${base}/${id}`)).body.post.views;
    const recorded = () => test.db('post_views').where({ post_id: id });
    for (const agent of ['one', 'one', 'two']) {
      const headers = { 'User-Agent': agent };
      expect((await test.api.post(`${base}/${id}/views`, { headers })).status).toBe(202);
    }
    expect(await recorded().distinct().pluck('visitor')).toHaveLength(2);
    await recorded().delete();

    const at = (time: string) => new Date(`2026-03-10T${time}Z`);
    const record = (visitor: string, time: string) => recordView(test.db, id, visitor, at(time));
    await record('one', '10:00:00');
    await record('one', '10:29:59.999');
    await record('two', '10:29:59.999');
    await Promise.all([1, 2].map(() => rollUpViews(test.db, at('10:30:00'))));
    await rollUpViews(test.db, at('10:30:00'));
    expect(await countViews()).toBe(2);
    await record('one', '10:29:59.999');
    await record('one', '10:30:00');
    await rollUpViews(test.db, at('10:30:00'));
    expect(await countViews()).toBe(3);
    await rollUpViews(test.db, at('11:30:00'));
    expect(await recorded()).toEqual([]);
  });

  it('counts the views of all posts at once, however many are read', async () => {
    const { id } = await create({ title: 'The newest' });
    const now = new Date('2026-03-10T10:00:00Z');
    for (let before = 1; before <= 100; before += 1) await recordView(test.db, id - before, 'one', now);
    await recordView(test.db, id, 'one', now);
    await rollUpViews(test.db, now);
    expect((await (await test.as('admin')).get(`${base}/${id}`)).body.post.views).toBe(1);
  });

  it('counts published ones after every kind of change', async () => {
    const agree = async () => {
      const counted = await test.db('posts').where({ kind, published: true }).count({ n: '*' }).first();
      expect((await test.api.get(`${base}/all?limit=1`)).body.pagination.total).toBe(counted?.['n']);
      return Number(counted?.['n']);
    };
    const before = await agree();
    const { id } = await create({ title: 'Counted', published: true });
    expect(await agree()).toBe(before + 1);
    const admin = await test.as('admin');
    await admin.put(`${base}/${id}`, { body: { published: false } });
    expect(await agree()).toBe(before);
    await admin.put(`${base}/${id}`, { body: { published: true, title: 'Counted again' } });
    expect(await agree()).toBe(before + 1);
    await admin.delete(`${base}/${id}`);
    expect(await agree()).toBe(before);
    const past = await test.api.get(`${base}/all?page=900`);
    expect(past.body).toMatchObject({ posts: [], pagination: { total: before } });
  });

  it('lists what was published last first, and as related first what shares a category', async () => {
    const subject = { categories: ['Reefs'], tags: [] };
    const draft = await create({ title: 'Written first', published: false, ...subject });
    await create({ title: 'Published first', ...subject });
    await create({ title: 'Of other things' });
    await (await test.as('employee')).put(`${base}/${draft.id}`, { body: { published: true } });
    for (const path of ['?limit=3', '/all?limit=3']) {
      expect(titles(await test.api.get(`${base}${path}`)), path).toEqual([
        ...['Written first', 'Of other things', 'Published first'],
      ]);
    }
    const related = titles(await test.api.get(`${base}/related?post_id=${draft.id}&limit=3`));
    expect(related.slice(0, 2)).toEqual(['Published first', 'Of other things']);
    expect([...new Set(related)]).toEqual(related);
    expect(related).not.toContain('Written first');
  });

  it('filters by category id or name, searches literally, and pages', async () => {
    await create({ title: '100% budget', categories: ['Money'], featured: true });
    const { body } = await test.api.get(`${base}/categories`);
    const money = body.categories.find(({ name }: { name: string }) => name === 'Money');
    expect(money.count).toBe(1);
    for (const category of [money.id, 'money']) {
      expect(titles(await test.api.get(`${base}?category_id=${category}`))).toEqual(['100% budget']);
    }
    expect(titles(await test.api.get(`${base}?category_id=Nothing`))).toEqual([]);
    expect(titles(await test.api.get(`${base}?search=100%25`))).toEqual(['100% budget']);
    expect(titles(await test.api.get(`${base}?search=b%25t`))).toEqual([]);
    for (const path of ['?featured=true', '/featured']) {
      expect(titles(await test.api.get(`${base}${path}`))).toEqual(['100% budget']);
    }
    expect(titles(await test.api.get(`${base}?author=Somebody`))).toEqual([]);
    expect((await test.api.get(`${base}/tags?category=Money`)).body.tags).toEqual(['goa', 'rain']);
    const page = await test.api.get(`${base}/all?limit=2&page=2`);
    expect(page.body.posts).toHaveLength(2);
    expect(page.body.pagination).toMatchObject({ current_page: 2, per_page: 2, has_prev: true });
    const past = await test.api.get(`${base}/all?page=500`);
    expect(past).toMatchObject({ status: 200, body: { posts: [], pagination: { has_next: false } } });
  });

  it('can be deleted by an admin, and not by an employee', async () => {
    const { id } = await create({ title: 'Short life' });
    const employee = await test.as('employee');
    expect((await employee.delete(`${base}/${id}`)).status).toBe(403);
    const admin = await test.as('admin');
    expect((await admin.delete(`${base}/${id}`)).status).toBe(200);
    expect(await admin.get(`${base}/${id}`)).toMatchObject({ status: 404, body: { error: missing } });
    expect(await listTypes(id)).toEqual(['post.published', 'post.deleted']);
    const other = kind === 'blog' ? 'news' : 'blog';
    const alive = await create({ title: 'Other door' });
    expect((await admin.get(`/api/${other}/${alive.id}`)).status).toBe(404);
    expect((await admin.put(`/api/${other}/${alive.id}`, { body: { published: false } })).status).toBe(404);
  });
});

describe('what only one kind does', () => {
  const test = useApi();

  it('stores a given slug unchanged', async () => {
    const context = createSystemContext(new Date());
    const body = await cleanBody(form().content);
    const fields = { ...form(), ...body, destination_ids: [], published: true, featured: false };
    const id = await createPost(test.db, 'blog', fields, context, { requestedSlug: 'off-season-goa' });
    expect((await test.api.get('/api/blog/slug/off-season-goa')).body.post.id).toBe(id);
  });

  it('returns a blog post’s errors, and derives an empty excerpt', async () => {
    const editor = await test.as('employee');
    const empty = await editor.post('/api/blog', { body: { content: '<p><br></p>' } });
    expect(empty.status).toBe(422);
    expect(empty.body.errors.map(({ message }: { message: string }) => message).sort()).toEqual([
      'At least one category is required',
      'Content is required',
      'Excerpt is required',
      'Featured image is required',
      'Title is required',
    ]);
    const derived = await editor.post('/api/blog', { body: form({ excerpt: '' }) });
    expect(derived.body.post.excerpt).toBe('When June to September.');
    const onlyScript = await editor.post('/api/blog', { body: form({ content: '<script>x()</script>' }) });
    expect(onlyScript).toMatchObject({ status: 422, body: { error: 'Content is required' } });
  });

  it('accepts the aliases of a news article’s fields and applies its defaults', async () => {
    const editor = await test.as('employee');
    const response = await editor.post('/api/news', {
      body: {
        title: 'Permits',
        summary: 'New rules.',
        content: '<p>Text</p>',
        is_featured: 1,
        published: true,
      },
    });
    expect(response).toMatchObject({
      status: 201,
      body: {
        news: { category: 'General', categories: ['General'], summary: 'New rules.', priority: 'medium' },
        post: { is_featured: true, image: null },
      },
    });
    const { id } = response.body.news;
    const urgent = await editor.put(`/api/news/${id}`, {
      body: { is_featured: false, category: 'Travel', priority: 'urgent', source: 'Ministry' },
    });
    expect(urgent.body.news).toMatchObject({ is_featured: false, category: 'Travel', source: 'Ministry' });
    const listed = await test.api.get('/api/news/priority?priority=urgent');
    expect(listed.body.posts).toMatchObject([{ id }]);
    const list = await test.api.get('/api/news?limit=1');
    expect(list.body).toMatchObject({ page: 1, limit: 1, total: 1, total_pages: 1 });
    expect((await test.api.get('/api/news/admin-all')).status).toBe(401);
    expect((await editor.get('/api/news/statistics')).body.data).toMatchObject({ published: 1, draft: 0 });
  });

  it('reports a wrong field under the name that was sent', async () => {
    const editor = await test.as('employee');
    const { excerpt, categories, featured_image, ...rest } = form();
    const aliases = { summary: '', category: 5, is_featured: 'maybe', image: 'data:x' };
    const listFields = async (path: string, body: object) =>
      (await editor.post(path, { body })).body.errors.map(({ field }: { field: string }) => field).sort();
    expect(await listFields('/api/news', { ...rest, ...aliases })).toEqual(Object.keys(aliases).sort());
    const named = { excerpt: 5, categories: [5], featured_image: 'data:x' };
    expect(await listFields('/api/news', { ...rest, ...aliases, ...named })).toEqual([
      'categories.0',
      'excerpt',
      'featured_image',
      'is_featured',
    ]);
    expect(await listFields('/api/news', {})).toEqual(['content', 'excerpt', 'title']);
    expect(await listFields('/api/blog', { ...form(), featured_image: '', image: 'data:x' })).toEqual([
      'image',
    ]);
  });

  it('counts a filled name of a field before an empty one', async () => {
    const editor = await test.as('employee');
    const both = { excerpt: '', summary: 'New rules.', categories: [], category: 'Travel' };
    const created = await editor.post('/api/news', { body: form(both) });
    expect(created).toMatchObject({
      status: 201,
      body: { news: { excerpt: 'New rules.', categories: ['Travel'] } },
    });
    const { id } = created.body.news;
    const other = { categories: [], category: 'Health' };
    expect((await editor.put(`/api/news/${id}`, { body: other })).body.news.categories).toEqual(['Health']);
  });

  it('saves the name of a field that was changed in an article that is sent back whole', async () => {
    const editor = await test.as('employee');
    const { id } = (await editor.post('/api/news', { body: form() })).body.news;
    const changeWhole = async (path: string, change: object) => {
      const { post } = (await editor.get(path)).body;
      return (await editor.put(path, { body: { ...post, ...change } })).body.post;
    };
    const cases: [change: object, saved: object][] = [
      [{ summary: 'Dry.' }, { excerpt: 'Dry.', categories: ['Travel', 'Monsoon'] }],
      [{ excerpt: 'Drier.' }, { summary: 'Drier.' }],
      [{ is_featured: true }, { featured: true }],
      [{ featured: false }, { is_featured: false }],
      [{ category: 'Health' }, { categories: ['Health'] }],
      [{ categories: ['Travel', 'Health'] }, { category: 'Travel' }],
      [{ categories: [] }, { category: 'General' }],
      [{ image: '/uploads/images/sun.jpg' }, { featured_image: '/uploads/images/sun.jpg' }],
      [{ featured_image: '' }, { image: null }],
      [{ image: '/uploads/images/rain.jpg' }, { featured_image: '/uploads/images/rain.jpg' }],
    ];
    for (const [change, saved] of cases) {
      expect(await changeWhole(`/api/news/${id}`, change)).toMatchObject(saved);
    }
    const blog = (await editor.post('/api/blog', { body: form() })).body.post;
    const image = '/uploads/images/sun.jpg';
    expect(await changeWhole(`/api/blog/${blog.id}`, { image })).toMatchObject({ featured_image: image });
  });
});
