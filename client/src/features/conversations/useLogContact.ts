import type { ContactLog } from '@modules/conversations/contract.ts';
import { failureText } from '../../lib/api/failureText.ts';
import { useIdempotencyKey } from '../../lib/forms/useIdempotencyKey.ts';
import { useFailureAfterLeaving } from '../../ui/admin/useFailureAfterLeaving.ts';
import { logContact } from './conversationsApi.ts';

/**
 * Adds a call or a WhatsApp message to the thread of an enquiry; a retry after a lost response does not add it again.
 */
export function useLogContact({ id: enquiry, name }: { id: number; name: string }) {
  const [log, state] = logContact.useMutation();
  const { sendOnce } = useIdempotencyKey();
  const showAfterLeaving = useFailureAfterLeaving();
  const logOnce = async (entry: ContactLog) => {
    const result = await sendOnce((key) => log({ enquiry, key, ...entry }));
    const failed = `The contact with ${name} was not added to the conversation`;
    if (result.error) showAfterLeaving(failureText(failed, result.error));
    return result;
  };
  return [logOnce, state] as const;
}
