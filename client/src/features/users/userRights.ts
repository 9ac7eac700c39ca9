import type { SessionUser } from '@modules/auth/contract.ts';
import type { UserAnswer } from '@modules/users/contract.ts';
import { manageableRoles, type Role } from '@platform/contract';

/** The roles that this person may give to an account. */
export const rolesFor = (me: SessionUser): readonly Role[] => manageableRoles[me.user_type];

const manages = (me: SessionUser, user: UserAnswer) => rolesFor(me).includes(user.user_type);

/** One's own name and phone are always one's own to edit. */
export const mayEdit = (me: SessionUser, user: UserAnswer) =>
  me.permissions.includes('users.edit') && (me.id === user.id || manages(me, user));

export const mayToggle = (me: SessionUser, user: UserAnswer) =>
  me.permissions.includes('users.edit') && me.id !== user.id && manages(me, user);

export const mayDelete = (me: SessionUser, user: UserAnswer) =>
  me.permissions.includes('users.delete') && me.id !== user.id && manages(me, user);

/** Who has not chosen a password yet can be mailed the invitation again. */
export const mayInvite = (me: SessionUser, user: UserAnswer) =>
  user.invited && user.status === 'active' && mayEdit(me, user);

/** One switches off one's own second factor oneself. */
export const mayResetSecondFactor = (me: SessionUser, user: UserAnswer) =>
  user.second_factor && me.id !== user.id && mayEdit(me, user);
