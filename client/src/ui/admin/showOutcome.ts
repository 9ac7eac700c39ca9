import type { CallResult } from '../../lib/api/apiError.ts';
import { failureText } from '../../lib/api/failureText.ts';
import { toast } from './toast.ts';

/**
 * Shows the outcome of a call, and returns whether it succeeded: what failed and why, or what is done. Without `done`
 * the page itself shows the success.
 */
export function showOutcome({ error }: CallResult, failed: string, done?: string): boolean {
  if (error) toast('error', failureText(failed, error));
  else if (done) toast('success', done);
  return !error;
}
