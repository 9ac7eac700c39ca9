import { createHmac } from 'node:crypto';
import type { Database } from '../../../platform/db.ts';
import { halfHourOf } from '../halfHour.ts';

/** A reader without a name: nobody can tell an address from it. */
export function visitorOf(secret: string, address: string, userAgent: string): string {
  return createHmac('sha256', secret).update(`visitor:${address}:${userAgent}`).digest('base64url');
}

/** Notes that somebody read a post; again within the half hour is the same view. `foldViews` counts it. */
export async function noteView(db: Database, postId: number, visitor: string, now: Date): Promise<void> {
  await db('post_views')
    .insert({ post_id: postId, visitor, half_hour: halfHourOf(now) })
    .onConflict()
    .ignore();
}
