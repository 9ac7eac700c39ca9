import type { Database } from '../../platform/db/db.ts';
import { listCategories } from './categories.ts';
import type { ArticleKind, ArticleStatistics } from './contract.ts';
import type { Visibility } from './queries.ts';

const recentMs = 30 * 24 * 3600 * 1000;

/** Counts of the posts that the caller may see. `recent`: created in the last 30 days. */
export async function countPosts(
  db: Database,
  kind: ArticleKind,
  now: Date,
  { includeDrafts }: Visibility,
): Promise<Omit<ArticleStatistics, 'by_category'>> {
  const rows: { published: boolean; total: number; views: number; recent: number }[] = await db('posts')
    .select('published')
    .count({ total: '*' })
    .select(
      db.raw('coalesce(sum(views), 0)::bigint as views'),
      db.raw('count(*) filter (where created_at >= ?) as recent', [new Date(now.getTime() - recentMs)]),
    )
    .where({ kind })
    .groupBy('published');
  const visible = rows.filter(({ published }) => published || includeDrafts);
  const sum = (name: 'total' | 'views' | 'recent') => visible.reduce((total, row) => total + row[name], 0);
  const count = (published: boolean) => visible.find((row) => row.published === published)?.total ?? 0;
  return {
    published: count(true),
    draft: count(false),
    total: sum('total'),
    total_views: sum('views'),
    recent: sum('recent'),
  };
}

/** Counts of the posts that the caller may see, also by category. */
export async function getArticleStatistics(
  db: Database,
  kind: ArticleKind,
  now: Date,
  visibility: Visibility,
): Promise<ArticleStatistics> {
  const counts = await countPosts(db, kind, now, visibility);
  const categories = await listCategories(db, kind, visibility);
  const used = categories.filter(({ count }) => count > 0);
  return { ...counts, by_category: used.map(({ name, count }) => ({ name, count })) };
}
