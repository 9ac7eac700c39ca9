import type { Quarantined } from '@modules/enquiries/quarantine/contract.ts';
import { failureText } from '../../../lib/api/failureText.ts';
import { useConfirm } from '../../../ui/admin/Confirm.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useDeferredDeletion } from '../../../ui/admin/useDeferredDeletion.ts';
import { useDiscardSubmissionMutation, useReleaseSubmissionMutation } from './quarantineApi.ts';

/** Releases or deletes a quarantined submission; `who` names its sender in messages. */
export function useQuarantineActions(held: Quarantined, who: string) {
  const [release, { isLoading: isReleasing }] = useReleaseSubmissionMutation();
  const [discard] = useDiscardSubmissionMutation();
  const deleteLater = useDeferredDeletion();
  const confirm = useConfirm();
  const toast = useToast();

  const releaseHeld = async () => {
    const { error } = await release(held.id);
    if (error) toast('error', failureText(`The submission of ${who} was not released`, error));
    else toast('success', `The submission of ${who} was released.`);
  };

  const askAndDelete = async () => {
    const yes = await confirm({
      title: 'Delete Submission',
      text: `Are you sure you want to delete what ${who} sent?`,
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!yes) return;
    deleteLater({
      list: 'quarantine',
      id: held.id,
      remove: () => discard(held.id),
      deletedText: 'Submission deleted.',
      onFailed: (error) => toast('error', failureText(`The submission of ${who} was not deleted`, error)),
    });
  };

  return { releaseHeld, isReleasing, askAndDelete };
}
