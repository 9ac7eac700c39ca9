import type { Knex } from 'knex';
import { type Permission, rolePermissions } from '../../../platform/contract.ts';
import type { Database } from '../../../platform/db/db.ts';
import { toAccountResponse } from '../users/presenter.ts';
import { type Account, accountColumns } from '../users/queries.ts';
import { browserLabel } from './client.ts';
import type { OwnSession, SecondFactor, SessionUser } from './contract.ts';
import { refreshToleranceSeconds } from './contract.ts';
import type { Challenge, Claims } from './tokens.ts';

type SessionClaims = Pick<Claims, 'sessionId' | 'userId'> & Partial<Pick<Claims, 'expiresAt'>>;

export type LiveSession = {
  family: string;
  /** Whether its use must be recorded: the last record is older than a minute. */
  use_is_old: boolean;
  account: Account;
};

// Timestamps are compared across hosts whose clocks differ, so the database clock decides. `now()` would be the start of
// the transaction, possibly before the change that it waited for; `statement_timestamp()` is later than that change.

/** Session rows that were not ended; expiry and the user's status are checked separately. */
export const selectUnendedSessions = (db: Database): Knex.QueryBuilder =>
  db('sessions').whereRaw('(sessions.ends_at is null or sessions.ends_at > statement_timestamp())');

/** Sessions that are neither ended nor expired, of active users, begun after the last change that ends sessions. */
const selectLiveSessions = (db: Database, toleranceSeconds = 0): Knex.QueryBuilder =>
  selectUnendedSessions(db)
    .join('users', 'users.id', 'sessions.user_id')
    .where('users.status', 'active')
    .whereRaw('sessions.expires_at > statement_timestamp() - make_interval(secs => ?)', [toleranceSeconds])
    .whereRaw('sessions.created_at >= users.sessions_valid_from');

/**
 * The session of a token, if it is valid: not ended, its user active, and begun after the user's last change of
 * password, role or status. With `forRefresh` it may have expired recently.
 */
export async function findLiveSession(
  db: Database,
  { sessionId, userId, expiresAt }: SessionClaims,
  { forRefresh = false } = {},
): Promise<LiveSession | null> {
  const tolerance = forRefresh ? refreshToleranceSeconds : 0;
  const live = selectLiveSessions(db, tolerance);
  if (expiresAt)
    live.whereRaw('?::timestamptz > statement_timestamp() - make_interval(secs => ?)', [
      expiresAt,
      tolerance,
    ]);
  const row = await live
    .select('sessions.family', ...accountColumns)
    .select(db.raw(`coalesce(sessions.last_used_at < now() - interval '1 minute', true) as use_is_old`))
    .where({ 'sessions.id': sessionId, 'sessions.user_id': userId })
    .first<(Account & Omit<LiveSession, 'account'>) | undefined>();
  if (!row) return null;
  const { family, use_is_old, ...account } = row;
  return { family, use_is_old, account };
}

export const getPermissions = (account: Pick<Account, 'user_type'>): readonly Permission[] =>
  rolePermissions[account.user_type];

/** The user as the client stores it. */
export const toSessionUser = (account: Account): SessionUser => ({
  ...toAccountResponse(account),
  permissions: [...getPermissions(account)],
});

/** Those of the given sessions that are still valid. */
export async function listLiveSessions(db: Database, sessionIds: string[]): Promise<ReadonlySet<string>> {
  const rows: { id: string }[] = await selectLiveSessions(db)
    .select('sessions.id')
    .whereIn('sessions.id', sessionIds)
    .limit(sessionIds.length);
  return new Set(rows.map(({ id }) => id));
}

/** Those of the given users who have a valid session. */
export async function listSignedIn(db: Database, userIds: number[]): Promise<ReadonlySet<number>> {
  const rows: { user_id: number }[] = await selectLiveSessions(db)
    .distinct('sessions.user_id')
    .whereIn('sessions.user_id', userIds)
    .limit(userIds.length);
  return new Set(rows.map(({ user_id }) => user_id));
}

/**
 * The account of a challenge, unless its password, role, status or second factor has changed since the password
 * was verified.
 */
export async function findChallenged(
  db: Database,
  { userId, issuedAt }: Challenge,
): Promise<Account | undefined> {
  return db('users')
    .select(...accountColumns)
    .where({ id: userId, status: 'active' })
    .where('second_factor_at', '<=', issuedAt)
    .where('sessions_valid_from', '<=', issuedAt)
    .first<Account | undefined>();
}

export async function getSecondFactor(db: Database, userId: number): Promise<SecondFactor> {
  const { second_factor_at: at, left } = await db('users')
    .select('second_factor_at')
    .select({ left: db('recovery_codes').where({ user_id: userId }).count('*') })
    .where({ id: userId })
    .first();
  return { enabled: at !== null, enabled_at: at?.toISOString() ?? null, recovery_codes_left: left };
}

const maxSessions = 100;

/** A user's active sign-ins, the most recently used first; refreshed sessions are grouped with their sign-in. */
export async function listSessions(
  db: Database,
  { id, sessionId }: { id: number; sessionId: string },
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
     having bool_or((s.ends_at is null or s.ends_at > now())
                    and s.expires_at > now() - make_interval(secs => :tolerance))
     order by last_used_at desc
     limit ${maxSessions}`,
    { id, sessionId, tolerance: refreshToleranceSeconds },
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
