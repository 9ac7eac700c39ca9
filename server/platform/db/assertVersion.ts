import { AppError } from '../errors.ts';
import { staleText, type VersionFields } from '../fields.contract.ts';

/**
 * Refuses a save that was made from an older version of the entry.
 * @throws AppError 409 `stale_write`, with the entry as it is now
 */
export function assertVersion(savedAt: Date, given: VersionFields, current: () => object): void {
  const expected = given.expected_updated_at ?? given.updated_at;
  if (expected === undefined || new Date(expected).getTime() === savedAt.getTime()) return;
  throw new AppError(409, 'stale_write', staleText, { current: current() });
}

/** The `updated_at` of a save: now, but always later than the one before, because it is the version. */
export const nextVersion = (previous: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), previous.getTime() + 1));
