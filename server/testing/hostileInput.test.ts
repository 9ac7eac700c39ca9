import { describe, expect, it } from 'vitest';
import { createAreas } from '../app.ts';
import { openListener } from '../platform/listener.ts';
import { createLogger } from '../platform/logger.ts';
import { useApi } from './api.ts';

/** Every field that any call takes. */
const fields = [
  ...['name', 'title', 'slug', 'description', 'content', 'excerpt', 'summary', 'message', 'notes', 'subject'],
  ...['email', 'emails', 'username', 'password', 'phone', 'mobile', 'first_name', 'last_name', 'user_type'],
  ...['type', 'status', 'priority', 'published', 'featured', 'is_active', 'active', 'is_featured', 'source'],
  ...['starting_price', 'price', 'capacity', 'rating', 'trip_count', 'sort_order', 'brochure_size'],
  ...['highlights', 'images', 'amenities', 'categories', 'category', 'tags', 'itineraries', 'hotels'],
  ...['image', 'featured_image', 'location', 'id', 'token', 'updated_at', 'assigned_to', 'time_zone'],
];
const queries = [
  ...[
    'search',
    'q',
    'page',
    'limit',
    'per_page',
    'sort',
    'order',
    'category_id',
    'category',
    'status',
    'type',
  ],
  ...['post_id', 'count', 'days', 'period', 'min_price', 'capacity', 'start_date', 'featured', 'published'],
];
const values: unknown[] = [
  null,
  'a\u0000b',
  '\ud800',
  '𝒢𝑜𝒶 %_\\ \' " ; --',
  'x'.repeat(3000),
  1e308,
  [null, 'a\u0000', { day: '\ud800' }],
  {},
];

/** Where text is looked for, each alone, because a wrong value beside it would stop the call. */
const searches = ['search', 'q', 'category', 'category_id'];

const allOf = <Value>(names: string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]));

describe('input that nobody means well', () => {
  const test = useApi();

  it('is refused or taken literally, and never breaks a call', async () => {
    const logger = createLogger('test', 'silent');
    const listener = openListener(String(test.config.DATABASE_URL), logger);
    const { config, db, storage } = test;
    const areas = createAreas({ config, db, storage, logger, listener, site: null, isAccepting: () => true });
    await listener.close();
    const admin = await test.as('super_admin');
    const calls = areas
      .flatMap((area) => area.declared)
      .filter(({ path, file }) => !file && !/logout|stream|auth\/login/.test(path))
      // The test would end with its own account.
      .filter(({ method, path }) => !(method === 'delete' && path.includes('/users/')));
    const broken: string[] = [];
    const call = async (method: (typeof calls)[number]['method'], address: string, sent: unknown) => {
      const options =
        method === 'get'
          ? {}
          : { body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } };
      const { status } = await admin[method](address, options);
      if (status >= 500) broken.push(`${status} ${method} ${address} ${JSON.stringify(sent).slice(0, 60)}`);
    };
    for (const { method, path } of calls) {
      const address = path
        .replace(':id', String(admin.userId))
        .replace(/:\w+/g, encodeURIComponent("a%_'\\"));
      const joint = address.includes('?') ? '&' : '?';
      const tries = values.flatMap((value) => {
        if (method !== 'get')
          return [call(method, address, allOf(fields, value)), call(method, address, value)];
        const text = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);
        return [...searches.map((name) => ({ [name]: text })), allOf(queries, text)].map((query) =>
          call(method, `${address}${joint}${new URLSearchParams(query)}`, query),
        );
      });
      await Promise.all(tries);
    }
    expect(broken).toEqual([]);
  }, 120_000);
});
