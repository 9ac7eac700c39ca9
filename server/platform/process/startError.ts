/** Why something cannot start, in one line that an operator can act on. It is shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
