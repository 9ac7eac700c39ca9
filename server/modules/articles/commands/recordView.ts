import { createHmac } from 'node:crypto';
import type { Database } from '../../../platform/db/db.ts';
import { toHalfHour } from '../toHalfHour.ts';

/** A keyed hash of address and user agent, so that the address cannot be recovered. */
export function hashVisitor(secret: string, address: string, userAgent: string): string {
  return createHmac('sha256', secret).update(`visitor:${address}:${userAgent}`).digest('base64url');
}

/** Records a view of a post, once per visitor and half hour. `rollUpViews` adds it to the post. */
export async function recordView(db: Database, postId: number, visitor: string, now: Date): Promise<void> {
  await db('post_views')
    .insert({ post_id: postId, visitor, half_hour: toHalfHour(now) })
    .onConflict()
    .ignore();
}
