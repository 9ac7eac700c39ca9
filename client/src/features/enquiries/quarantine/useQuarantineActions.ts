import type { Quarantined } from '@modules/enquiries/quarantine/contract.ts';
import { failureText } from '../../../lib/api/failureText.ts';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useConfirmedDeletion } from '../../../ui/admin/useConfirmedDeletion.ts';
import { useDiscardSubmissionMutation, useReleaseSubmissionMutation } from './quarantineApi.ts';

/** Releases or deletes a quarantined submission; `who` names its sender in messages. */
export function useQuarantineActions(held: Quarantined, who: string) {
  const [release, { isLoading: isReleasing }] = useReleaseSubmissionMutation();
  const [discard] = useDiscardSubmissionMutation();
  const deleteAfterQuestion = useConfirmedDeletion();
  const toast = useToast();

  const releaseHeld = async () => {
    const { error } = await release(held.id);
    if (error) toast('error', failureText(`The submission of ${who} was not released`, error));
    else toast('success', `The submission of ${who} was released.`);
  };

  const askAndDelete = () =>
    deleteAfterQuestion({
      title: 'Delete Submission',
      question: `Are you sure you want to delete what ${who} sent?`,
      list: 'quarantine',
      id: held.id,
      remove: () => discard(held.id),
      deletedText: 'Submission deleted.',
      onFailed: (error) => toast('error', failureText(`The submission of ${who} was not deleted`, error)),
    });

  return { releaseHeld, isReleasing, askAndDelete };
}
