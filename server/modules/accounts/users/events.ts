import type { Role } from '../../../platform/contract.ts';
import type { EventShape } from '../../../platform/events/events.ts';

export type UserEventData = { username: string; email: string; name: string; userType: Role };

/** Profile fields that do not affect what a user may do. */
export type ProfileField = 'username' | 'email' | 'first_name' | 'last_name' | 'phone';

/** `link` is the row id; the mail worker derives the token from it, and no event contains the token. */
export type MailedLink = { name: string; email: string; link: string };

/** Values after the change; `formerEmail` is present when the address changed. */
export type ProfileChange = UserEventData & { changed: ProfileField[]; formerEmail?: string };

export type UserEvent =
  | (EventShape & { type: 'user.created'; data: UserEventData })
  | (EventShape & { type: 'user.signed_in'; data: Record<string, never> })
  | (EventShape & { type: 'user.profile_changed'; data: ProfileChange })
  | (EventShape & { type: 'user.role_changed'; data: { name: string; from: Role; to: Role } })
  | (EventShape & { type: 'user.activated'; data: { name: string } })
  | (EventShape & { type: 'user.deactivated'; data: { name: string } })
  | (EventShape & { type: 'user.password_changed'; data: { name: string } })
  | (EventShape & { type: 'user.invited'; data: MailedLink })
  | (EventShape & { type: 'user.invitation_accepted'; data: { name: string } })
  | (EventShape & { type: 'user.password_reset_requested'; data: MailedLink })
  | (EventShape & { type: 'user.password_reset'; data: { name: string } })
  | (EventShape & { type: 'user.second_factor_enabled'; data: { name: string } })
  | (EventShape & { type: 'user.second_factor_disabled'; data: { name: string } })
  | (EventShape & { type: 'user.second_factor_reset'; data: { name: string } })
  | (EventShape & { type: 'user.duty_changed'; data: { name: string; onDuty: boolean } })
  | (EventShape & { type: 'user.deleted'; data: UserEventData });

const user = (id: number) => ({ type: 'user', id });

export const dutyChanged = (id: number, name: string, onDuty: boolean): UserEvent => ({
  type: 'user.duty_changed',
  entity: user(id),
  data: { name, onDuty },
});

export const userCreated = (id: number, facts: UserEventData): UserEvent => ({
  type: 'user.created',
  entity: user(id),
  data: facts,
});

export const userSignedIn = (id: number): UserEvent => ({
  type: 'user.signed_in',
  entity: user(id),
  data: {},
});

export const userProfileChanged = (id: number, data: ProfileChange): UserEvent => ({
  type: 'user.profile_changed',
  entity: user(id),
  data,
});

export const userRoleChanged = (id: number, name: string, from: Role, to: Role): UserEvent => ({
  type: 'user.role_changed',
  entity: user(id),
  data: { name, from, to },
});

export const userStatusChanged = (id: number, name: string, to: 'active' | 'inactive'): UserEvent => ({
  type: to === 'active' ? 'user.activated' : 'user.deactivated',
  entity: user(id),
  data: { name },
});

export const userPasswordChanged = (id: number, name: string): UserEvent => ({
  type: 'user.password_changed',
  entity: user(id),
  data: { name },
});

/** The user is mailed a link to choose a first password. */
export const userInvited = (id: number, data: MailedLink): UserEvent => ({
  type: 'user.invited',
  entity: user(id),
  data,
});

export const invitationAccepted = (id: number, name: string): UserEvent => ({
  type: 'user.invitation_accepted',
  entity: user(id),
  data: { name },
});

/** The caller is unauthenticated; the owner is mailed a link. */
export const passwordResetRequested = (id: number, data: MailedLink): UserEvent => ({
  type: 'user.password_reset_requested',
  entity: user(id),
  data,
});

export const passwordReset = (id: number, name: string): UserEvent => ({
  type: 'user.password_reset',
  entity: user(id),
  data: { name },
});

/** Enabled or disabled by the owner, or removed by another user (the actor). */
export const secondFactorChanged = (
  id: number,
  name: string,
  change: 'enabled' | 'disabled' | 'reset',
): UserEvent => ({ type: `user.second_factor_${change}`, entity: user(id), data: { name } });

export const userDeleted = (id: number, facts: UserEventData): UserEvent => ({
  type: 'user.deleted',
  entity: user(id),
  data: facts,
});
