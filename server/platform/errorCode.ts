/** Objection wraps the driver's error; knex does not. */
export const getNative = (error: unknown): unknown =>
  error instanceof Error && 'nativeError' in error ? error.nativeError : error;

/** The code that the system or the database gives an error, such as `ENOENT` or `55P03`; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  const native = getNative(error);
  return native instanceof Error && 'code' in native && typeof native.code === 'string'
    ? native.code
    : undefined;
}
