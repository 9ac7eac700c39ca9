import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { type ApiError, asApiError } from '../api/apiError.ts';
import { createSubmissionKey } from './submissionKey.ts';

type Outcome = { error?: Partial<ApiError> | SerializedError };

/** The `Idempotency-Key` of a form of the back office: the same until what it creates is stored. */
export function useSubmissionKey() {
  const [key] = useState(createSubmissionKey);
  return {
    get: key.get,
    restore: key.restore,
    sendOnce: async <Result extends Outcome>(send: (key: string) => PromiseLike<Result>): Promise<Result> => {
      const result = await send(key.get());
      if (result.error) key.noteResponse(asApiError(result.error).status);
      else key.forget();
      return result;
    },
  };
}
