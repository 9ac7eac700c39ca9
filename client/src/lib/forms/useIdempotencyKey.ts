import { useState } from 'react';
import { asApiError, type CallResult } from '../api/apiError.ts';
import { createIdempotencyKey } from './idempotencyKey.ts';

/**
 * The `Idempotency-Key` of a form of the back office: the same until what it creates is stored. `stored` is the one of an
 * earlier visit.
 */
export function useIdempotencyKey(stored?: string) {
  const [key] = useState(() => createIdempotencyKey(stored));
  return {
    get: key.get,
    restore: key.restore,
    sendOnce: async <Result extends CallResult>(
      send: (key: string) => PromiseLike<Result>,
    ): Promise<Result> => {
      const result = await send(key.get());
      if (result.error) key.onResponse(asApiError(result.error).status);
      else key.forget();
      return result;
    },
  };
}
