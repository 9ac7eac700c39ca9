import type { Database } from '../../platform/db/db.ts';
import { pick } from '../../platform/pick.ts';
import {
  type CeoMessageInput,
  type CeoMessageResponse,
  type CeoStatistics,
  ceoMessageInputSchema,
} from './contract.ts';

export type CeoMessageRecord = CeoMessageInput & {
  id: number;
  is_active: boolean;
  created_at: Date;
  updated_at: Date;
};

export const ceoMessageFields = ceoMessageInputSchema.keyof().options;

const columns = ['id', ...ceoMessageFields, 'is_active', 'created_at', 'updated_at'];

/** The newest messages first. One a day is 5000 in thirteen years. */
export async function listCeoMessages(db: Database): Promise<CeoMessageRecord[]> {
  return db('ceo_messages')
    .select(...columns)
    .orderByRaw('created_at desc, id desc')
    .limit(5000);
}

/** The active message, or undefined: the site then shows its mission. */
export async function getActiveCeoMessage(db: Database): Promise<CeoMessageRecord | undefined> {
  return db('ceo_messages')
    .select(...columns)
    .where({ is_active: true })
    .first<CeoMessageRecord | undefined>();
}

export async function getCeoMessage(db: Database, id: number): Promise<CeoMessageRecord | undefined> {
  return db('ceo_messages')
    .select(...columns)
    .where({ id })
    .first<CeoMessageRecord | undefined>();
}

export async function getCeoStatistics(db: Database): Promise<CeoStatistics> {
  const row = await db('ceo_messages')
    .count({ total: '*' })
    .select(db.raw('count(*) filter (where is_active) as active'), db.raw('max(updated_at) as last_updated'))
    .first<{ total: number; active: number; last_updated: Date | null } | undefined>();
  const { total = 0, active = 0, last_updated = null } = row ?? {};
  return { total, active, inactive: total - active, last_updated: last_updated?.toISOString() ?? null };
}

/** A message as the API returns it; its date is the day of its creation. */
export const toCeoMessage = (row: CeoMessageRecord): CeoMessageResponse => ({
  id: row.id,
  ...pick(row, ceoMessageFields),
  date: row.created_at.toISOString(),
  is_active: row.is_active,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
