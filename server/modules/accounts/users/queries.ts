import { type Role, rolePermissions, roles } from '../../../platform/contract.ts';
import { countRows } from '../../../platform/db/countRows.ts';
import type { Database, Transaction } from '../../../platform/db/db.ts';
import { type Page, readPage } from '../../../platform/db/readPage.ts';
import { whereWords } from '../../../platform/db/whereWords.ts';
import type { PasswordLinkPurpose, UserListInput, UserStatistics } from './contract.ts';
import { hashToken, type PasswordLink, passwordToken } from './passwordLinks.ts';
import type { PasswordOwner } from './passwordRules.ts';
import type { User } from './User.ts';

const accountFields = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'user_type',
  'phone',
  'status',
  'invited_at',
  'second_factor_at',
  'last_login',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof User)[];
export const accountColumns = accountFields.map((field) => `users.${field}`);

/** An account without its password. */
export type Account = Pick<User, (typeof accountFields)[number]>;

type SignInName = { email: string } | { username: string } | { id: number };
export type AccountWithPassword = Account & { password_hash: string };

/** The account with a sign-in name, with its password hash; names are compared case-insensitively. */
export async function findAccountForSignIn(
  db: Database,
  name: SignInName,
): Promise<AccountWithPassword | undefined> {
  const query = db('users').select(...accountColumns, 'users.password_hash');
  if ('id' in name) return query.where(name).first();
  const [column, value] = 'email' in name ? ['email', name.email] : ['username', name.username];
  return query.whereRaw('lower(??) = lower(?)', [column, value]).first();
}

export const countUsers = (db: Database): Promise<number> => countRows(db('users'));

const respondingRoles = roles.filter((role) => rolePermissions[role].includes('enquiries.respond'));

/** Possible assignees: active accounts with a permitted role that have signed in before, or the caller's own. */
const assignable = (db: Database, actorId: number | null) =>
  db('users')
    .where({ status: 'active' })
    .whereIn('user_type', respondingRoles)
    .where((query) => query.whereNotNull('last_login').orWhere({ id: actorId }));

/** A user by id and full name. */
export type StaffMember = { id: number; name: string };

/** Users to whom the actor may assign enquiries, and those with `otherIds`, by name; at most 500. */
export async function listAssignable(
  db: Database,
  actorId: number | null,
  otherIds: readonly number[] = [],
): Promise<StaffMember[]> {
  const rows: Pick<Account, 'id' | 'first_name' | 'last_name'>[] = await db('users')
    .whereIn('id', assignable(db, actorId).select('id'))
    .orWhereIn('id', [...otherIds])
    .select('id', 'first_name', 'last_name')
    .orderBy(['first_name', 'last_name', 'id'])
    .limit(500);
  return rows.map((user) => ({ id: user.id, name: fullName(user) }));
}

/** The person on duty: the named one, or the one who waited longest for a turn; null if there is none. */
export async function findOnDuty(trx: Transaction, username: string | null): Promise<StaffMember | null> {
  const query = assignable(trx, null).where({ on_duty: true });
  if (username !== null) query.whereRaw('lower(username) = lower(?)', [username]);
  const user = await query
    .orderBy([{ column: 'last_turn_at', nulls: 'first' }, { column: 'id' }])
    .first<Pick<Account, 'id' | 'first_name' | 'last_name'> | undefined>('id', 'first_name', 'last_name');
  return user ? { id: user.id, name: fullName(user) } : null;
}

/** Those of the usernames, in lower case, that no account has. */
export async function listUnknownUsernames(db: Database, usernames: readonly string[]): Promise<string[]> {
  const known: string[] = await db('users')
    .whereRaw('lower(username) = any(?)', [[...usernames]])
    .pluck('username');
  const names = new Set(known.map((name) => name.toLowerCase()));
  return [...new Set(usernames)].filter((name) => !names.has(name));
}

export async function isOnDuty(db: Database, id: number): Promise<boolean> {
  const user = await db('users').select('on_duty').where({ id }).first<{ on_duty: boolean } | undefined>();
  return user?.on_duty ?? false;
}

export async function findAssignable(
  db: Database,
  actorId: number | null,
  id: number,
): Promise<StaffMember | undefined> {
  const user: Pick<Account, 'first_name' | 'last_name'> | undefined = await assignable(db, actorId)
    .select('first_name', 'last_name')
    .where({ id })
    .first();
  return user && { id, name: fullName(user) };
}

/** A user's full name as SQL; `id` is the SQL of the user's id. */
export const fullNameInSql = (id: string) =>
  `(select trim(users.first_name || ' ' || users.last_name) from users where users.id = ${id})`;

export const fullName = (user: { first_name: string; last_name: string }): string =>
  `${user.first_name} ${user.last_name}`.trim();

export async function getUser(db: Database, id: number): Promise<Account | undefined> {
  return db('users')
    .select(...accountColumns)
    .where({ id })
    .first<Account | undefined>();
}

type FoundLink = PasswordOwner & { user_id: number; purpose: PasswordLinkPurpose };

/** The unexpired link of a token, if its account is active; expiry is checked by the database clock. */
export async function findPasswordLink(db: Database, token: string): Promise<FoundLink | undefined> {
  return db('password_links')
    .join('users', 'users.id', 'password_links.user_id')
    .select('users.username', 'users.email', 'users.first_name', 'users.last_name')
    .select('password_links.user_id', 'password_links.purpose')
    .where({ token_hash: hashToken(token), status: 'active' })
    .whereRaw('expires_at > now()')
    .first<FoundLink | undefined>();
}

/** The address to mail a link to, or undefined when the link was used, replaced or has expired. */
export async function findLinkToMail(
  db: Database,
  { link: id, purpose, ...maker }: { link: string; purpose: PasswordLink['purpose'] } & LinkMaker,
): Promise<(Pick<Account, 'email' | 'first_name' | 'last_name'> & { url: string }) | undefined> {
  const user = await db('password_links')
    .join('users', 'users.id', 'password_links.user_id')
    .select('users.email', 'users.first_name', 'users.last_name')
    .where({ 'password_links.id': id, purpose, status: 'active' })
    .whereRaw('expires_at > now()')
    .first<Pick<Account, 'email' | 'first_name' | 'last_name'> | undefined>();
  return user && { ...user, url: passwordUrl(maker, { id, purpose }) };
}

type LinkMaker = { publicUrl: string; secret: string };

/** The URL of a link; it contains the token. */
export const passwordUrl = ({ publicUrl, secret }: LinkMaker, link: PasswordLink): string =>
  `${publicUrl}/admin/reset-password?token=${passwordToken(secret, link)}`;

export async function listUsers(
  db: Database,
  { search, user_type, status, sort, order, page, limit }: UserListInput,
): Promise<Page<Account>> {
  const matching = () => {
    const query = db('users');
    if (user_type) query.where('users.user_type', user_type);
    if (status) query.where('users.status', status);
    if (search) whereWords(query, 'user_search_text(users)', search);
    return query;
  };
  return readPage(matching, {
    columns: accountColumns,
    sort: [`users.${sort}`, 'users.id'],
    order,
    page,
    limit,
  });
}

/** Statistics for the cards above the list. */
export async function countUsersByKind(db: Database): Promise<UserStatistics> {
  const rows: { user_type: Role; status: Account['status']; count: number }[] = await db('users')
    .select('user_type', 'status')
    .count({ count: '*' })
    .groupBy('user_type', 'status');
  const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((total, row) => total + row.count, 0);
  return {
    total: sum(() => true),
    active: sum(({ status }) => status === 'active'),
    inactive: sum(({ status }) => status === 'inactive'),
    admins: sum(({ user_type }) => user_type === 'super_admin' || user_type === 'admin'),
    employees: sum(({ user_type }) => user_type === 'employee'),
    visitors: sum(({ user_type }) => user_type === 'visitor'),
  };
}
