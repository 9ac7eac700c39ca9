import type { ContactLog } from '@modules/conversations/contract.ts';
import { useSubmissionKey } from '../../lib/forms/useSubmissionKey.ts';
import { logContact } from './conversationsApi.ts';

/**
 * Adds a call or a WhatsApp message to the thread of an enquiry; a retry after a lost response does not add it again.
 */
export function useLogContact(enquiry: number) {
  const [log, state] = logContact.useMutation();
  const { sendOnce } = useSubmissionKey();
  return [(entry: ContactLog) => sendOnce((key) => log({ enquiry, key, ...entry })), state] as const;
}
