import type { z } from 'zod';
import { tellChanges } from '../../../platform/changes.ts';
import { type Database, transaction } from '../../../platform/db.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { nextVersion, refuseStale } from '../../../platform/versions.ts';
import { userTexts, type userUpdateSchema } from '../contract.ts';
import {
  type ProfileField,
  type UserEvent,
  userPasswordChanged,
  userProfileChanged,
  userRoleChanged,
  userStatusChanged,
} from '../events.ts';
import { requireGoodPasswordOf } from '../passwordRules.ts';
import { toUser } from '../presenter.ts';
import { fullName } from '../queries.ts';
import {
  type ActingUser,
  factsOf,
  refusingDuplicates,
  requireAnotherSuperAdmin,
  requireManageable,
} from '../rules.ts';
import { User } from '../User.ts';

const profileFields = [
  'username',
  'email',
  'first_name',
  'last_name',
  'phone',
] as const satisfies ProfileField[];

/** What people may change of their own account without being allowed to manage accounts of its type. */
const ownFields: readonly string[] = ['first_name', 'last_name', 'phone'];

type Changes = Partial<Pick<User, ProfileField | 'user_type' | 'status'>>;

/**
 * Changes an account; each kind of change is an event of its own. A changed password, role or status ends every
 * session of that person, the caller's own included.
 * @throws AppError 403, 404, 409 (stale save, duplicate, own deactivation, last super_admin), or 422 for a
 * password that is easily guessed
 */
export async function updateUser(
  db: Database,
  id: number,
  input: z.output<typeof userUpdateSchema>,
  by: ActingUser,
  context: Context,
): Promise<void> {
  const password_hash = input.password === undefined ? undefined : await hashOfGood(db, id, input.password);
  await transaction(db, async (trx) => {
    const user = await User.query(trx).findById(id).forUpdate();
    if (!user) throw notFound(userTexts.notFound);
    refuseStale(user.updated_at, input, () => toUser(user));
    const changes = changesOf(user, input);
    requireAllowed(user, changes, by);
    if (changes.status === 'inactive' && id === by.id) {
      throw conflict(userTexts.ownDeactivation, 'own_deactivation');
    }
    const wasSuperAdmin = user.user_type === 'super_admin' && user.status === 'active';
    if (wasSuperAdmin && (changes.user_type || changes.status)) await requireAnotherSuperAdmin(trx, id);

    const endsSessions = Boolean(changes.user_type || changes.status || password_hash);
    if (Object.keys(changes).length === 0 && !endsSessions) return;
    const before = { user_type: user.user_type, email: user.email };
    const told = tellChanges(user, toldOf(changes));
    await refusingDuplicates(() =>
      user.$query(trx).patch({
        ...changes,
        ...(password_hash ? { password_hash, invited_at: null } : {}),
        ...(endsSessions ? { sessions_valid_from: context.now } : {}),
        updated_at: nextVersion(user.updated_at, context.now),
      }),
    );
    // A link that was mailed before is for another password, another address or another time.
    if (password_hash || changes.email || changes.status) {
      await trx('password_links').where({ user_id: id }).delete();
    }
    Object.assign(user, changes);
    for (const event of eventsOf(user, before, changes, Boolean(password_hash))) {
      await record(trx, event, context, event.type === 'user.profile_changed' ? told : undefined);
    }
  });
}

/** @throws AppError 404, 422 */
async function hashOfGood(db: Database, id: number, password: string): Promise<string> {
  await requireGoodPasswordOf(db, id, password);
  return hashPassword(password);
}

/** Names and addresses are in the event anyway; a telephone number is only said to have changed. */
function toldOf({ username, email, first_name, last_name }: Changes): Changes {
  const told = { username, email, first_name, last_name };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

/** Only what really differs, because only that needs a permission and makes an event. */
function changesOf(user: User, input: z.output<typeof userUpdateSchema>): Changes {
  const wanted: Changes = {};
  for (const field of [...profileFields, 'user_type', 'status'] as const) {
    const value = input[field];
    if (value !== undefined && value !== user[field]) Object.assign(wanted, { [field]: value });
  }
  return wanted;
}

/** @throws AppError 403 */
function requireAllowed(user: User, changes: Changes, by: ActingUser): void {
  const isOwn = user.id === by.id;
  if (!isOwn) requireManageable(by, user.user_type);
  if (changes.user_type) requireManageable(by, changes.user_type);
  if (!isOwn || by.role === 'super_admin') return;
  // Deactivating oneself is refused for everybody, with a text of its own.
  const beyond = Object.keys(changes).filter((field) => field !== 'status' && !ownFields.includes(field));
  if (beyond.length > 0) throw forbidden(userTexts.mayNotEdit, 'may_not_edit_user');
}

function eventsOf(
  user: User,
  before: Pick<User, 'user_type' | 'email'>,
  changes: Changes,
  passwordChanged: boolean,
): UserEvent[] {
  const name = fullName(user);
  const changed = profileFields.filter((field) => field in changes);
  const former = changes.email ? { formerEmail: before.email } : {};
  return [
    ...(changed.length > 0 ? [userProfileChanged(user.id, { ...factsOf(user), changed, ...former })] : []),
    ...(changes.user_type ? [userRoleChanged(user.id, name, before.user_type, changes.user_type)] : []),
    ...(changes.status ? [userStatusChanged(user.id, name, changes.status)] : []),
    ...(passwordChanged ? [userPasswordChanged(user.id, name)] : []),
  ];
}
