import type { EventShape } from '../../platform/events.ts';

/** Why a session ended before its time. */
export type SessionEnd = 'signed_out' | 'ended_by_owner' | 'token_reused';

/** What happens to a person's ways in; what it happens to is their account. */
export type AuthEvent =
  | (EventShape & { type: 'user.sessions_ended'; data: { reason: SessionEnd; count: number } })
  | (EventShape & { type: 'user.recovery_code_used'; data: { left: number } });

const user = (id: number) => ({ type: 'user', id });

export const sessionsEnded = (userId: number, reason: SessionEnd, count: number): AuthEvent => ({
  type: 'user.sessions_ended',
  entity: user(userId),
  data: { reason, count },
});

/** `left` is how many can still be used. */
export const recoveryCodeUsed = (userId: number, left: number): AuthEvent => ({
  type: 'user.recovery_code_used',
  entity: user(userId),
  data: { left },
});
