import { operationsTexts } from '@modules/operations/contract.ts';
import { messageOf } from '../../app/messageOf.ts';
import { useConfirm } from '../../components/admin/Confirm.tsx';
import { useToast } from '../../components/admin/Toasts.tsx';
import {
  type QueueDeed,
  useCommandQueueMutation,
  useReplayReadModelMutation,
  useResendMailMutation,
} from './operationsApi.ts';

/** What an operator can tell the workers. The answer says that they have been told; what became of it follows. */
export function useCommands() {
  const [commandQueue] = useCommandQueueMutation();
  const [replayReadModel] = useReplayReadModelMutation();
  const [resendMail] = useResendMailMutation();
  const confirm = useConfirm();
  const toast = useToast();

  const tell = async (said: Promise<unknown>) => {
    try {
      await said;
      toast('success', operationsTexts.accepted);
    } catch (error) {
      toast('error', messageOf(error, 'The workers could not be told. Please try again.'));
    }
  };

  return {
    toQueue: (queue: string, deed: QueueDeed, eventIds?: number[]) =>
      tell(commandQueue({ queue, deed, ...(eventIds ? { eventIds } : {}) }).unwrap()),
    replay: async (name: string) => {
      const sure = await confirm({
        title: 'Rebuild read model',
        text: `Throw ${name} away and rebuild it from all events? Readers see the present rows until the new ones are whole.`,
        confirmLabel: 'Rebuild',
      });
      if (sure) await tell(replayReadModel(name).unwrap());
    },
    resend: async (mail: { id: number; recipient: string; state: string }) => {
      const sure =
        mail.state !== 'sent' ||
        (await confirm({
          title: 'Send again',
          text: `The mail server has taken this mail to ${mail.recipient}. Send it once more?`,
          confirmLabel: 'Send again',
        }));
      if (sure) await tell(resendMail(mail.id).unwrap());
    },
  };
}
