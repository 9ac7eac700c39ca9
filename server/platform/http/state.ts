import type { Permission, Role } from '../contract.ts';
import type { Context } from '../events.ts';
import type { Logger } from '../logger.ts';
import type { FinishedAnswer } from './answerCache.ts';

/** The signed-in person behind a request. */
export type Actor = {
  id: number;
  name: string;
  role: Role;
  permissions: readonly Permission[];
  sessionId: string;
};

/** What the middleware leaves in `ctx.state`. */
export type RequestState = {
  requestId: string;
  /** The client's, as far as the trusted proxies tell. */
  address: string;
  log: Logger;
  actor: Actor | null;
  /** What is to be sent, when somebody has left it here. */
  finished?: FinishedAnswer;
};

/** What a command wants to know about the request that called it. */
export function contextOf(state: RequestState, now = new Date()): Context {
  const { actor, requestId, address } = state;
  return { actor: actor && { id: actor.id, name: actor.name }, now, requestId, address };
}
