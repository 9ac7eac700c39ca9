import type { ApiError } from '../../../lib/api/apiError.ts';
import { formatTime } from '../../../ui/admin/dateFormats.ts';

const failed = 'Login failed. Please check your credentials and try again.';

/** Why a step of signing in failed, and after too many attempts, when the next is possible. */
export function signInErrorText({ message, retryAt }: ApiError): string {
  const text = message || failed;
  return retryAt ? `${text} You can try again at ${formatTime(retryAt)}.` : text;
}
