import type { Database } from '../../platform/db/db.ts';
import { listCategories } from './categories.ts';
import type { ArticleKind, BlogStatistics, NewsStatistics } from './contract.ts';
import type { Visibility } from './queries.ts';

type PostCounts = { published: number; draft: number; total: number; total_views: number; recent: number };

const recentMs = 30 * 24 * 3600 * 1000;

/** Counts of the posts that the caller may see. `recent`: created in the last 30 days. */
export async function countPosts(
  db: Database,
  kind: ArticleKind,
  now: Date,
  { draftsToo }: Visibility,
): Promise<PostCounts> {
  const rows: { published: boolean; total: number; views: number; recent: number }[] = await db('posts')
    .select('published')
    .count({ total: '*' })
    .select(
      db.raw('coalesce(sum(views), 0)::bigint as views'),
      db.raw('count(*) filter (where created_at >= ?) as recent', [new Date(now.getTime() - recentMs)]),
    )
    .where({ kind })
    .groupBy('published');
  const visible = rows.filter(({ published }) => published || draftsToo);
  const sum = (figure: 'total' | 'views' | 'recent', of = visible) =>
    of.reduce((total, row) => total + row[figure], 0);
  return {
    published: sum(
      'total',
      visible.filter(({ published }) => published),
    ),
    draft: sum(
      'total',
      visible.filter(({ published }) => !published),
    ),
    total: sum('total'),
    total_views: sum('views'),
    recent: sum('recent'),
  };
}

async function countByCategory(db: Database, kind: ArticleKind, visibility: Visibility) {
  const categories = await listCategories(db, kind, visibility);
  return categories.filter(({ count }) => count > 0).map(({ name, count }) => ({ name, count }));
}

export async function getBlogStatistics(
  db: Database,
  now: Date,
  visibility: Visibility,
): Promise<BlogStatistics> {
  const { published, draft, total, recent } = await countPosts(db, 'blog', now, visibility);
  const by_category = await countByCategory(db, 'blog', visibility);
  return { by_status: { published, draft }, total, recent, by_category };
}

export async function getNewsStatistics(
  db: Database,
  now: Date,
  visibility: Visibility,
): Promise<NewsStatistics> {
  const { published, draft, total, total_views, recent } = await countPosts(db, 'news', now, visibility);
  const by_category = await countByCategory(db, 'news', visibility);
  return { total, published, draft, total_views, recent, by_category };
}
