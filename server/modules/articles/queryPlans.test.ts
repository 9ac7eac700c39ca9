import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { fillTables } from '../../testing/fillTables.ts';
import { explainPlans } from '../../testing/plans.ts';
import { vacuumTable } from '../../testing/vacuumTable.ts';

describe('with 10,000 posts and 2,000 accounts', () => {
  const test = useApi();

  beforeAll(async () => {
    await fillTables(test.db, ['posts'], (trx) =>
      trx.raw(
        `insert into posts (kind, slug, title, excerpt, content, words, categories, tags, featured, published,
           published_at, author, views, priority, created_at, updated_at)
         select kind, 'post-' || n, 'Post ' || md5(n::text), 'About ' || md5((n * 3)::text), repeat('text ', 400), 400,
           array['Travel', 'Category ' || n % 40], array['tag' || n % 60], n % 50 = 0, n % 10 <> 0,
           case when n % 10 <> 0 then now() - n * interval '1 hour' end, 'Person ' || n % 9, n % 1000,
           (array['low', 'medium', 'high', 'urgent'])[1 + n % 4],
           now() - n * interval '1 hour', now() - n * interval '1 hour'
         from generate_series(1, 5000) n, unnest(array['blog', 'news']) kind`,
      ),
    );
    await test.db.raw(
      `insert into post_categories (kind, name) select kind, 'Category ' || n
       from generate_series(0, 39) n, unnest(array['blog', 'news']) kind`,
    );
    await test.db.raw(
      `insert into users (username, email, first_name, last_name, user_type, password_hash, created_at)
       select 'user' || n, 'user' || n || '@example.com', 'First' || md5(n::text), 'Last' || n, 'employee', 'none',
         now() - n * interval '1 minute'
       from generate_series(1, 2000) n`,
    );
    await vacuumTable(test.db, 'posts');
    await vacuumTable(test.db, 'users');
  });

  const calls: [string, string, string][] = [
    ['the public list', 'posts', '/api/blog/all'],
    ['its last page', 'posts', '/api/blog/all?page=500'],
    ['the staff list', 'posts', '/api/news?limit=20&page=120&sort=title&order=asc'],
    ['drafts', 'posts', '/api/blog?published=0&sort=created_at'],
    ['a search', 'posts', '/api/news?search=post%20c4ca4238'],
    ['one category', 'posts', '/api/blog?category_id=Category%207'],
    ['the newest', 'posts', '/api/news/latest'],
    ['the featured', 'posts', '/api/blog/featured'],
    ['the urgent', 'posts', '/api/news/priority?priority=urgent'],
    ['the related', 'posts', '/api/blog/related?post_id=1'],
    ['one by slug', 'posts', '/api/blog/slug/post-77'],
    ['the count', 'posts', '/api/news/count'],
    ['the accounts', 'users', '/api/users?page=50'],
    ['a search of accounts', 'users', '/api/users?search=user1999'],
    ['accounts of one type', 'users', '/api/users?user_type=admin'],
  ];

  it.each(calls)('%s is answered from indexes', async (_name, table, path) => {
    const admin = await test.as('admin');
    const plans = await explainPlans(test.db, async () => {
      expect((await admin.get(path)).status).toBe(200);
    });
    // A table of accounts is small: counting it whole is cheapest without an index.
    const reads = plans.filter(({ sql }) => !/^select count\(\*\) as "total" from "users" limit/.test(sql));
    for (const { sql, plan } of reads) expect(plan, sql).not.toContain(`Seq Scan on ${table}`);
  });
});
