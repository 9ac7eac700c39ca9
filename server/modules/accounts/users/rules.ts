import type { Context } from 'koa';
import { manageableRoles, type Role, roles } from '../../../platform/contract.ts';
import type { Database } from '../../../platform/db/db.ts';
import { conflict, forbidden } from '../../../platform/errors.ts';
import { userTexts } from './contract.ts';
import type { UserEventData } from './events.ts';
import { fullName, getUser } from './queries.ts';
import type { User } from './User.ts';

/** The acting user: rules check the role, events record the name. */
export type ActingUser = { id: number; role: Role };

type RequestWithType = { fields: Record<string, unknown>; actor: ActingUser | null; ctx: Context };

/** @throws AppError 403 unless this role may create, edit and delete accounts of that type */
export function assertManageable(by: ActingUser, userType: Role): void {
  if (!manageableRoles[by.role].includes(userType))
    throw forbidden(userTexts.mayNotEdit, 'may_not_edit_user');
}

/** Guards the endpoints of one account: the caller may manage it, or it is their own. */
export const guardManageable =
  (db: Database) =>
  async ({ params, actor }: { params: { id: number }; actor: ActingUser }): Promise<void> => {
    const target = params.id === actor.id ? undefined : await getUser(db, params.id);
    if (target) assertManageable(actor, target.user_type);
  };

/**
 * Checks the account type in a body before its other fields. A save of the own account may repeat the own type.
 * @throws AppError 403 unless the caller may create, edit and delete accounts of that type
 */
export async function assertUserType({ fields, actor, ctx }: RequestWithType): Promise<void> {
  const userType = roles.find((role) => role === fields['user_type']);
  const isUnchanged = Number(ctx['params'].id) === actor?.id && userType === actor.role;
  if (actor && userType && !isUnchanged) assertManageable(actor, userType);
}

export const lastSuperAdmin = () => conflict(userTexts.lastSuperAdmin, 'last_super_admin');

export const uniqueFields = {
  users_username: { field: 'username', message: userTexts.usernameTaken },
  users_email: { field: 'email', message: userTexts.emailTaken },
};

export const toUserEventData = (
  user: Pick<User, 'username' | 'email' | 'first_name' | 'last_name' | 'user_type'>,
): UserEventData => ({
  username: user.username,
  email: user.email,
  name: fullName(user),
  userType: user.user_type,
});
