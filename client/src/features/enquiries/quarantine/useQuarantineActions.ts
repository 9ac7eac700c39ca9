import type { Quarantined } from '@modules/enquiries/quarantine/contract.ts';
import { useConfirmedDeletion } from '../../../ui/admin/useConfirmedDeletion.ts';
import { useOutcomeToast } from '../../../ui/admin/useOutcomeToast.ts';
import { useDiscardSubmissionMutation, useReleaseSubmissionMutation } from './quarantineApi.ts';

/** Releases or deletes a quarantined submission; `who` names its sender in messages. */
export function useQuarantineActions(held: Quarantined, who: string) {
  const [release, { isLoading: isReleasing }] = useReleaseSubmissionMutation();
  const [discard] = useDiscardSubmissionMutation();
  const deleteAfterQuestion = useConfirmedDeletion();
  const showOutcome = useOutcomeToast();

  const releaseHeld = async () => {
    showOutcome(
      await release(held.id),
      `The submission of ${who} was not released`,
      `The submission of ${who} was released.`,
    );
  };

  const askAndDelete = () =>
    deleteAfterQuestion({
      title: 'Delete Submission',
      question: `Are you sure you want to delete what ${who} sent?`,
      list: 'quarantine',
      id: held.id,
      remove: () => discard(held.id),
      deletedText: `The submission of ${who} was deleted.`,
      onFailed: (error) => showOutcome({ error }, `The submission of ${who} was not deleted`),
    });

  return { releaseHeld, isReleasing, askAndDelete };
}
