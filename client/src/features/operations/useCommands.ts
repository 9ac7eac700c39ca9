import { operationsTexts } from '@modules/operations/contract.ts';
import type { CallResult } from '../../lib/api/apiError.ts';
import { confirm } from '../../ui/admin/confirm.ts';
import { toastResult } from '../../ui/admin/toastResult.ts';
import { commandQueue, type QueueAction, replayReadModel, resendMail } from './operationsApi.ts';

/** Sends commands to the workers. The response only confirms receipt; the result follows later. */
export function useCommands() {
  const [command] = commandQueue.useMutation();
  const [rebuild] = replayReadModel.useMutation();
  const [resend] = resendMail.useMutation();

  const report = async (what: string, call: PromiseLike<CallResult>) => {
    toastResult(await call, `Failed to ${what}`, operationsTexts.accepted);
  };

  return {
    toQueue: (queue: string, action: QueueAction, eventIds?: number[]) =>
      report(`${action} ${queue}`, command({ queue, action, ...(eventIds ? { eventIds } : {}) })),
    replay: async (name: string) => {
      const sure = await confirm({
        title: 'Rebuild read model',
        text: `Discard ${name} and rebuild it from all events? The current rows remain visible until the rebuild is complete.`,
        confirmLabel: 'Rebuild',
      });
      if (sure) await report(`rebuild ${name}`, rebuild(name));
    },
    resend: async (mail: { id: number; recipient: string; state: string }) => {
      const sure =
        mail.state !== 'sent' ||
        (await confirm({
          title: 'Send again',
          text: `The mail server has already accepted this mail to ${mail.recipient}. Send it again?`,
          confirmLabel: 'Send again',
        }));
      if (sure) await report(`send the mail to ${mail.recipient} again`, resend(mail.id));
    },
  };
}
