/** Why something cannot start, in one line that an operator can act on. No stack is shown for it. */
export class StartError extends Error {
  override name = 'StartError';
}
