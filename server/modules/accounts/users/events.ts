import type { Role } from '../../../platform/contract.ts';
import { createEventConstructor, type Events } from '../../../platform/events/events.ts';

export type UserEventData = { username: string; email: string; name: string; userType: Role };

/** Profile fields that do not affect what a user may do. */
export type ProfileField = 'username' | 'email' | 'first_name' | 'last_name' | 'phone';

/** `link` is the row id; the mail worker derives the token from it, and no event contains the token. */
type MailedLink = { name: string; email: string; link: string };

export type UserEvent = Events<{
  'user.created': UserEventData;
  'user.signed_in': Record<string, never>;
  /** Values after the change; `formerEmail` is present when the address changed. */
  'user.profile_changed': UserEventData & { changed: ProfileField[]; formerEmail?: string };
  'user.role_changed': { name: string; from: Role; to: Role };
  'user.activated': { name: string };
  'user.deactivated': { name: string };
  'user.password_changed': { name: string };
  /** The user is mailed a link to choose a first password. */
  'user.invited': MailedLink;
  'user.invitation_accepted': { name: string };
  /** By a caller who is not signed in; the owner is mailed a link. */
  'user.password_reset_requested': MailedLink;
  'user.password_reset': { name: string };
  'user.second_factor_enabled': { name: string };
  'user.second_factor_disabled': { name: string };
  /** Removed by another user, the actor. */
  'user.second_factor_reset': { name: string };
  'user.duty_changed': { name: string; onDuty: boolean };
  'user.deleted': UserEventData;
}>;

export const userEvent = createEventConstructor<UserEvent>('user');
