import { raw } from 'objection';
import type { z } from 'zod';
import { assertVersion, nextVersion } from '../../../../platform/db/assertVersion.ts';
import { type Database, transaction } from '../../../../platform/db/db.ts';
import { mapUniqueViolation } from '../../../../platform/db/mapUniqueViolation.ts';
import { conflict, forbidden, invalid, requireFound } from '../../../../platform/errors.ts';
import { auditDiff, diffFields } from '../../../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { userTexts, type userUpdateSchema } from '../contract.ts';
import { type ProfileField, type UserEvent, userEvent } from '../events.ts';
import { hashValidatedPassword } from '../passwordRules.ts';
import { toUser } from '../presenter.ts';
import { fullName, getUser } from '../queries.ts';
import {
  type ActingUser,
  assertManageable,
  lastSuperAdmin,
  toUserEventData,
  uniqueFields,
} from '../rules.ts';
import type { User } from '../User.ts';
import { lockUser } from './lockUser.ts';

const profileFields = [
  'username',
  'email',
  'first_name',
  'last_name',
  'phone',
] as const satisfies ProfileField[];

/** Fields that users may change on their own account without the permission to manage accounts of its type. */
const ownFields: readonly string[] = ['first_name', 'last_name', 'phone'];

export type Dependencies = {
  db: Database;
  /** Verifies the password of the acting user. @throws AppError 422, 429 */
  confirmPassword: (password: string) => Promise<unknown>;
};

type Changes = Partial<Pick<User, ProfileField | 'user_type' | 'status'>>;

/**
 * Changes an account; each kind of change is a separate event. A changed password, role or status ends every
 * session of that user, including the caller's own.
 * @throws AppError 403, 404, 409 (stale save, duplicate, own password, own deactivation, last super_admin), 422 for a
 * password that is easily guessed or an own address without the current password, or 429 for too many wrong ones
 */
export async function updateUser(
  { db, confirmPassword }: Dependencies,
  id: number,
  input: z.output<typeof userUpdateSchema>,
  by: ActingUser,
  context: CommandContext,
): Promise<void> {
  // A session alone must not be enough to take over the account: the owner must confirm the current password.
  const isOwn = id === by.id;
  if (input.password !== undefined && isOwn) throw conflict(userTexts.ownPassword, 'own_password');
  const proof = isOwn && input.email !== undefined ? input.current_password : undefined;
  if (proof !== undefined) await confirmPassword(proof);
  const password_hash = input.password && (await hashNewPassword(db, id, input.password));
  await transaction(db, async (trx) => {
    const { user, isLastAdmin } = await lockUser(trx, id);
    assertVersion(user.updated_at, input, () => toUser(user));
    // Only real changes need a permission.
    const changes: Changes = diffFields(user, input, [...profileFields, 'user_type', 'status']);
    assertAllowed(user, changes, by);
    if (changes.status === 'inactive' && isOwn) throw conflict(userTexts.ownDeactivation, 'own_deactivation');
    // Links that set a password are mailed to it.
    if (changes.email && isOwn && proof === undefined)
      throw invalid([{ field: 'current_password', message: userTexts.ownEmail }]);
    if (isLastAdmin && (changes.user_type || changes.status)) throw lastSuperAdmin();

    const endsSessions = Boolean(changes.user_type || changes.status || password_hash);
    if (Object.keys(changes).length === 0 && !endsSessions) return;
    const before = { user_type: user.user_type, email: user.email };
    const diff = auditDiff(user, toEventChanges(changes));
    await mapUniqueViolation(uniqueFields, () =>
      user.$query(trx).patch({
        ...changes,
        ...(password_hash ? { password_hash, invited_at: null } : {}),
        ...(endsSessions ? { sessions_valid_from: raw('statement_timestamp()') } : {}),
        updated_at: nextVersion(user.updated_at, context.now),
      }),
    );
    // An earlier link was issued for another password, address or status.
    if (password_hash || changes.email || changes.status) {
      await trx('password_links').where({ user_id: id }).delete();
    }
    for (const event of buildEvents(user, before, changes, Boolean(password_hash))) {
      await record(trx, event, context, event.type === 'user.profile_changed' ? diff : undefined);
    }
  });
}

/** @throws AppError 404, 422 */
async function hashNewPassword(db: Database, id: number, password: string): Promise<string> {
  const owner = requireFound(await getUser(db, id), userTexts.notFound);
  return hashValidatedPassword(db, password, owner);
}

/** Names and addresses are part of the event; a telephone number is only listed as changed. */
function toEventChanges({ username, email, first_name, last_name }: Changes): Changes {
  const eventFields = { username, email, first_name, last_name };
  return Object.fromEntries(Object.entries(eventFields).filter(([, value]) => value !== undefined));
}

/** @throws AppError 403 */
function assertAllowed(user: User, changes: Changes, by: ActingUser): void {
  const isOwn = user.id === by.id;
  if (!isOwn) assertManageable(by, user.user_type);
  if (changes.user_type) assertManageable(by, changes.user_type);
  if (!isOwn || by.role === 'super_admin') return;
  // Deactivating one's own account is refused for every role, with a separate text.
  const beyond = Object.keys(changes).filter((field) => field !== 'status' && !ownFields.includes(field));
  if (beyond.length > 0) throw forbidden(userTexts.mayNotEdit, 'may_not_edit_user');
}

function buildEvents(
  user: User,
  before: Pick<User, 'user_type' | 'email'>,
  changes: Changes,
  passwordChanged: boolean,
): UserEvent[] {
  const name = fullName(user);
  const changed = profileFields.filter((field) => field in changes);
  const former = changes.email ? { formerEmail: before.email } : {};
  return [
    ...(changed.length > 0
      ? [userEvent('user.profile_changed', user.id, { ...toUserEventData(user), changed, ...former })]
      : []),
    ...(changes.user_type
      ? [userEvent('user.role_changed', user.id, { name, from: before.user_type, to: changes.user_type })]
      : []),
    ...(changes.status
      ? [userEvent(changes.status === 'active' ? 'user.activated' : 'user.deactivated', user.id, { name })]
      : []),
    ...(passwordChanged ? [userEvent('user.password_changed', user.id, { name })] : []),
  ];
}
