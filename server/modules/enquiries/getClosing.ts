import type { Database } from '../../platform/db/db.ts';
import type { Enquiry } from './Enquiry.ts';

export type Closing = { at: Date; byVisitor: boolean };

/** When a resolved or closed enquiry was closed, and whether its visitor withdrew it; null for the others. */
export async function getClosing(
  db: Database,
  { id, status, updated_at }: Pick<Enquiry, 'id' | 'status' | 'updated_at'>,
): Promise<Closing | null> {
  if (status !== 'resolved' && status !== 'closed') return null;
  const last = await db('events')
    .select('type', 'occurred_at')
    .where({ entity_type: 'enquiry', entity_id: id })
    .whereIn('type', ['enquiry.status_changed', 'enquiry.withdrawn'])
    .orderBy('id', 'desc')
    .first<{ type: string; occurred_at: Date } | undefined>();
  return { at: last?.occurred_at ?? updated_at, byVisitor: last?.type === 'enquiry.withdrawn' };
}
