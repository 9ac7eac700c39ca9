/**
 * What a call does that was answered 401 although a token was sent: it asks here, waits, and runs again when
 * the answer is true. It asks beforehand when `isOver` knows that the token has run out, because public reads
 * would take its owner for a visitor and leave out drafts. The back office sets both; on the public site nobody does
 * and the 401 stands.
 */
export const renewal: {
  ask: ((failedToken: string) => Promise<boolean>) | null;
  isOver: (token: string) => boolean;
} = { ask: null, isOver: () => false };
