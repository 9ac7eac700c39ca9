import type { Knex } from 'knex';
import { type Permission, rolePermissions } from '../../platform/contract.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { type Account, accountColumns } from '../users/queries.ts';
import { browserLabel } from './client.ts';
import type { OwnSession, SecondFactor, SessionUser } from './contract.ts';
import { refreshToleranceSeconds } from './contract.ts';
import type { Challenge, Claims } from './tokens.ts';

export type LiveSession = { family: string; last_used_at: Date | null; account: Account };

/** Session rows that have not ended; whether their hour and their person's rights last is another question. */
export const livingSessions = (db: Database | Transaction, now: Date): Knex.QueryBuilder =>
  db('sessions').where((alive) => alive.whereNull('ends_at').orWhere('ends_at', '>', now));

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
  const row = await livingSessions(db, now)
    .join('users', 'users.id', 'sessions.user_id')
    .select('sessions.family', 'sessions.last_used_at', ...accountColumns)
    .where({ 'sessions.id': sessionId, 'sessions.user_id': userId, 'users.status': 'active' })
    .where('sessions.expires_at', '>', new Date(now.getTime() - tolerance * 1000))
    .whereRaw('sessions.created_at >= users.sessions_valid_from')
    .first<(Account & Omit<LiveSession, 'account'>) | undefined>();
  if (!row) return null;
  const { family, last_used_at, ...account } = row;
  return { family, last_used_at, account };
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

/**
 * The account that a challenge is for, unless its password, role, status or second factor has changed since the
 * password was right.
 */
export async function findChallenged(
  db: Database,
  { userId, issuedAt }: Challenge,
): Promise<Account | undefined> {
  // Tokens know whole seconds only.
  const latest = new Date(issuedAt.getTime() + 1000);
  return db('users')
    .select(...accountColumns)
    .where({ id: userId, status: 'active' })
    .where('second_factor_at', '<', latest)
    .where('sessions_valid_from', '<', latest)
    .first<Account | undefined>();
}

/** What a person's second factor is like. */
export async function getSecondFactor(db: Database, userId: number): Promise<SecondFactor> {
  const { second_factor_at: at, left } = await db('users')
    .select('second_factor_at')
    .select({ left: db('recovery_codes').where({ user_id: userId }).count('*') })
    .where({ id: userId })
    .first();
  return { enabled: at !== null, enabled_at: at?.toISOString() ?? null, recovery_codes_left: left };
}

const mostSessions = 100;

/** A person's living sign-ins, the last used first; a refresh belongs to its sign-in. */
export async function listSessions(
  db: Database,
  { id, sessionId }: { id: number; sessionId: string },
  now: Date,
): Promise<OwnSession[]> {
  const { rows } = await db.raw<{ rows: SessionRow[] }>(
    `select s.family, min(s.created_at) as created_at, max(coalesce(s.last_used_at, s.created_at)) as last_used_at,
            (array_agg(s.address order by s.created_at desc) filter (where s.address is not null))[1] as address,
            (array_agg(s.user_agent order by s.created_at desc) filter (where s.user_agent is not null))[1]
              as user_agent,
            bool_or(s.id = :sessionId) as current
     from sessions s join users u on u.id = s.user_id
     where s.user_id = :id and s.created_at >= u.sessions_valid_from
     group by s.family
     having bool_or((s.ends_at is null or s.ends_at > :now) and s.expires_at > :refreshable)
     order by last_used_at desc
     limit ${mostSessions}`,
    { id, sessionId, now, refreshable: new Date(now.getTime() - refreshToleranceSeconds * 1000) },
  );
  return rows.map(({ family, created_at, last_used_at, address, user_agent, current }) => ({
    id: family,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    address,
    browser: browserLabel(user_agent),
    current,
  }));
}

type SessionRow = {
  family: string;
  created_at: Date;
  last_used_at: Date;
  address: string | null;
  user_agent: string | null;
  current: boolean;
};
