import { inboundTexts } from '@modules/conversations/inbound/contract.ts';
import { downloadFile } from '../../lib/api/downloadFile.ts';
import { toast } from '../../ui/admin/toast.ts';
import { toastResult } from '../../ui/admin/toastResult.ts';
import { retryReceivedMail } from './operationsApi.ts';

export function useReceivedMailActions() {
  const [retryMail] = retryReceivedMail.useMutation();
  return {
    retry: async (id: number) => {
      toastResult(await retryMail(id), 'Failed to retry the mail', inboundTexts.retried);
    },
    download: async (id: number) => {
      try {
        await downloadFile(`/api/inbound-mails/${id}/source`, `mail-${id}.eml`, {
          signal: AbortSignal.timeout(60_000),
          onProgress: () => undefined,
        });
      } catch {
        toast('error', 'Failed to download the mail. Please try again.');
      }
    },
  };
}
