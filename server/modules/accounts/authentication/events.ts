import type { EventShape } from '../../../platform/events/events.ts';

/** Why a session was ended early. */
export type SessionEnd = 'signed_out' | 'ended_by_owner' | 'token_reused';

/** Events about the credentials and sessions of an account; the entity is the account. */
export type AuthEvent =
  | (EventShape & { type: 'user.sessions_ended'; data: { reason: SessionEnd; count: number } })
  | (EventShape & { type: 'user.recovery_code_used'; data: { left: number } });

const user = (id: number) => ({ type: 'user', id });

export const sessionsEnded = (userId: number, reason: SessionEnd, count: number): AuthEvent => ({
  type: 'user.sessions_ended',
  entity: user(userId),
  data: { reason, count },
});

/** `left` is the number of codes that can still be used. */
export const recoveryCodeUsed = (userId: number, left: number): AuthEvent => ({
  type: 'user.recovery_code_used',
  entity: user(userId),
  data: { left },
});
