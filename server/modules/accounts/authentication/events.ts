import { createEventConstructor, type Events } from '../../../platform/events/events.ts';

/** Why a session was ended early. */
export type SessionEnd = 'signed_out' | 'ended_by_owner' | 'token_reused';

/** Events about the credentials and sessions of an account; the entity is the account. */
export type AuthEvent = Events<{
  'user.sessions_ended': { reason: SessionEnd; count: number };
  /** `left` is the number of codes that can still be used. */
  'user.recovery_code_used': { left: number };
}>;

export const authEvent = createEventConstructor<AuthEvent>('user');
