import { type Permission, rolePermissions } from '../../platform/contract.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { type Account, accountColumns } from '../users/queries.ts';
import type { SessionUser } from './contract.ts';
import { refreshToleranceSeconds } from './contract.ts';
import type { Claims } from './tokens.ts';

export type LiveSession = { family: string; expires_at: Date; account: Account };

/**
 * The session that a token names, when it is alive: not ended, its person active, and begun after the person's
 * last change of password, role or status. With `forRefresh` its hour may be over, but not for long.
 */
export async function findLiveSession(
  db: Database | Transaction,
  { sessionId, userId }: Claims,
  now: Date,
  { forRefresh = false } = {},
): Promise<LiveSession | null> {
  const tolerance = forRefresh ? refreshToleranceSeconds : 0;
  const row = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .select('sessions.family', 'sessions.expires_at', ...accountColumns)
    .where({ 'sessions.id': sessionId, 'sessions.user_id': userId, 'users.status': 'active' })
    .where('sessions.expires_at', '>', new Date(now.getTime() - tolerance * 1000))
    .where((alive) => alive.whereNull('sessions.ends_at').orWhere('sessions.ends_at', '>', now))
    .whereRaw('sessions.created_at >= users.sessions_valid_from')
    .first<(Account & { family: string; expires_at: Date }) | undefined>();
  if (!row) return null;
  const { family, expires_at, ...account } = row;
  return { family, expires_at, account };
}

export const permissionsOf = (account: Pick<Account, 'user_type'>): readonly Permission[] =>
  rolePermissions[account.user_type];

/** The person in the shape that the client keeps. */
export function toSessionUser(account: Account): SessionUser {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    user_type: account.user_type,
    phone: account.phone,
    status: account.status,
    last_login: account.last_login?.toISOString() ?? null,
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
    permissions: [...permissionsOf(account)],
  };
}

/** Whether a session that was let in may still go on. */
export async function isSessionAlive(
  db: Database,
  { id, sessionId }: { id: number; sessionId: string },
  now: Date,
): Promise<boolean> {
  return (await findLiveSession(db, { userId: id, sessionId }, now)) !== null;
}
