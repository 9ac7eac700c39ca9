import type { CallResult } from '../../lib/api/apiError.ts';
import { failureText } from '../../lib/api/failureText.ts';
import { toast } from './toast.ts';

/**
 * Shows the result of a call as a toast: what failed and why, or what is done. Without `done` the page itself shows the
 * success.
 * @returns whether the call succeeded
 */
export function toastResult({ error }: CallResult, failed: string, done?: string): boolean {
  if (error) toast('error', failureText(failed, error));
  else if (done) toast('success', done);
  return !error;
}
