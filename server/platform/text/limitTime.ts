import { types } from 'node:util';
import { runInNewContext } from 'node:vm';

/**
 * Runs synchronous work on external input whose cost cannot be estimated, and returns its result.
 * @returns null when it is not done after `ms` milliseconds; the data it worked on may be half changed then
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
