import { types } from 'node:util';
import { runInNewContext } from 'node:vm';

/**
 * Runs synchronous work over input from outside, which no estimate of its cost holds for, and returns its result.
 * @returns null when it is not done after `ms` milliseconds; what it worked on may be half changed then
 */
export function limitTime<Result>(ms: number, work: () => Result): Result | null {
  try {
    return runInNewContext('work()', { work }, { timeout: ms });
  } catch (error) {
    // it is an error of the other context
    if (types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return null;
    throw error;
  }
}
