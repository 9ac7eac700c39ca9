import type { FieldValues, Resolver } from 'react-hook-form';

/** How long a form waits for its schema. */
const timeoutMs = 5000;

/**
 * Loads the validation with the first field that is checked: schemas weigh more than the form itself, and most visitors
 * of a page only read it. If they do not arrive, only the server validates, so that the form can still be sent.
 */
export function lazyResolver<Values extends FieldValues, Body>(
  load: () => Promise<Resolver<Values, unknown, Body>>,
): Resolver<Values, unknown, Body> {
  return async (values, context, options) => {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
    const resolver = await Promise.race([load(), timeout]).catch(() => undefined);
    if (resolver) return resolver(values, context, options);
    return { values: values as unknown as Body, errors: {} }; // the server reports what is wrong with them
  };
}
