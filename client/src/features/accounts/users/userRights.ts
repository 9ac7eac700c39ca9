import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import type { UserResponse } from '@modules/accounts/users/contract.ts';
import { manageableRoles, type Role } from '@platform/contract.ts';

/** The roles that this user may assign. */
export const rolesFor = (me: SessionUser): readonly Role[] => manageableRoles[me.user_type];

const manages = (me: SessionUser, user: UserResponse) => rolesFor(me).includes(user.user_type);

/** Users may always edit their own name and phone. */
export const mayEdit = (me: SessionUser, user: UserResponse) =>
  me.permissions.includes('users.edit') && (me.id === user.id || manages(me, user));

export const mayToggle = (me: SessionUser, user: UserResponse) =>
  me.permissions.includes('users.edit') && me.id !== user.id && manages(me, user);

export const mayDelete = (me: SessionUser, user: UserResponse) =>
  me.permissions.includes('users.delete') && me.id !== user.id && manages(me, user);

/** Users who have not chosen a password yet can be invited again. */
export const mayInvite = (me: SessionUser, user: UserResponse) =>
  user.invited && user.status === 'active' && mayEdit(me, user);

/** Other users' second factors only; users disable their own on the account page. */
export const mayResetSecondFactor = (me: SessionUser, user: UserResponse) =>
  user.second_factor && me.id !== user.id && mayEdit(me, user);
