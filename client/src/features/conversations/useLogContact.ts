import type { ContactLog } from '@modules/conversations/contract.ts';
import { useSubmissionKey } from '../../lib/forms/useSubmissionKey.ts';
import { useLogContactMutation } from './conversationsApi.ts';

/** Adds a call or a WhatsApp message to the thread of an enquiry, once also when the first answer was lost. */
export function useLogContact(enquiry: number) {
  const [log, state] = useLogContactMutation();
  const { sendOnce } = useSubmissionKey();
  return [(entry: ContactLog) => sendOnce((key) => log({ enquiry, key, ...entry })), state] as const;
}
