/**
 * Handlers for calls that get a 401 although a token was sent: the call awaits the renewal and runs again when
 * it resolves to true. `isOver` lets a call renew an expired token first, because public endpoints would treat
 * its owner as a visitor and omit drafts. The back office sets both handlers; the public site sets neither
 * and the 401 stands.
 */
export const renewal: {
  ask: ((failedToken: string) => Promise<boolean>) | null;
  isOver: (token: string) => boolean;
} = { ask: null, isOver: () => false };
