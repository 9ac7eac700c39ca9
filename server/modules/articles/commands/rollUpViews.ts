import type { Database } from '../../../platform/db/db.ts';
import { toHalfHour } from '../toHalfHour.ts';

/**
 * Maximum numbers per statement. Each changed post is indexed with all of its words: thousands of them at once, after an
 * outage of the workers, would exceed the timeout of the statement.
 */
const limits = { posts: 100, views: 10_000 };

/**
 * Adds the recorded views to their posts and deletes records that no longer prevent a second count. Safe to run
 * concurrently: each view is added once. Views do not change the version of a post.
 */
export async function rollUpViews(db: Database, now: Date, isStopping = () => false): Promise<void> {
  let added: number;
  do added = await addViews(db);
  while (added > 0 && !isStopping());
  await db('post_views')
    .where('half_hour', '<', toHalfHour(now) - 1)
    .where({ counted: true })
    .delete();
}

/** @returns the number of added views; 0 when none waits */
async function addViews(db: Database): Promise<number> {
  const { rows } = await db.raw<{ rows: { views: number }[] }>(
    `with waiting as (
       select post_id, visitor, half_hour from post_views
       where not counted and post_id in (
         select distinct post_id from post_views where not counted order by post_id limit :posts
       )
       order by post_id, visitor, half_hour
       limit :views for update skip locked
     ), counted as (
       update post_views v set counted = true from waiting w
       where (v.post_id, v.visitor, v.half_hour) = (w.post_id, w.visitor, w.half_hour)
       returning v.post_id
     ), added as (
       update posts set views = posts.views + noted.views
       from (select post_id, count(*) as views from counted group by post_id order by post_id) noted
       where posts.id = noted.post_id
     )
     select count(*) as views from counted`,
    limits,
  );
  return rows[0]?.views ?? 0;
}
