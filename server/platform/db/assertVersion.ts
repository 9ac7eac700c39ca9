import { AppError } from '../errors.ts';
import { staleText, type VersionFields } from '../fields.contract.ts';

/**
 * Rejects a save that is based on an older version of the entry.
 * @throws AppError 409 `stale_write`, with the current entry
 */
export function assertVersion(savedAt: Date, given: VersionFields, current: () => object): void {
  const expected = given.expected_updated_at ?? given.updated_at;
  if (expected === undefined || new Date(expected).getTime() === savedAt.getTime()) return;
  throw new AppError(409, 'stale_write', staleText, { current: current() });
}

/** The `updated_at` of a save: now, but always later than the previous one, because it is the version. */
export const nextVersion = (previous: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), previous.getTime() + 1));
