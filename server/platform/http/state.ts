import type { Permission, Role } from '../contract.ts';
import type { CommandContext } from '../events/events.ts';
import type { Logger } from '../observability/logger.ts';
import type { CachedResponse } from './cache/cachedResponse.ts';
import type { PlainForm } from './plainForm.ts';

/** The signed-in person behind a request. */
export type Actor = {
  id: number;
  name: string;
  role: Role;
  permissions: readonly Permission[];
  sessionId: string;
};

export type RequestState = {
  requestId: string;
  /** The client address, resolved through the trusted proxies. */
  address: string;
  log: Logger;
  actor: Actor | null;
  /** The external failure, such as a code of Postgres, that caused a response with status 503. */
  outage?: string;
  /** The response for cacheMiddleware.ts to send. */
  response?: CachedResponse;
  /** The form whose response plainFormPages.ts shows as a page. */
  plainForm?: PlainForm;
};

export function toContext({ actor, requestId, address }: RequestState): CommandContext {
  return { actor: actor && { id: actor.id, name: actor.name }, now: new Date(), requestId, address };
}
