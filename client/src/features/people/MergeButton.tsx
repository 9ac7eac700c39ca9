import type { PersonEnquiry } from '@modules/people/contract.ts';
import { Button } from '@mui/material';
import Merge from 'lucide-react/icons/merge';
import Split from 'lucide-react/icons/split';
import type { CallResult } from '../../lib/api/apiError.ts';
import { useConfirm } from '../../ui/admin/Confirm.tsx';
import { useOutcomeToast } from '../../ui/admin/useOutcomeToast.ts';
import { useMergeEnquiryMutation, useSeparateEnquiryMutation } from './peopleApi.ts';

type Props = { enquiry: PersonEnquiry; open: PersonEnquiry; onChanged: () => void };

/** Merges an enquiry into the open one, or takes its merge back. */
export function MergeButton({ enquiry, open, onChanged }: Props) {
  const [merge, merging] = useMergeEnquiryMutation();
  const [separate, separating] = useSeparateEnquiryMutation();
  const confirm = useConfirm();
  const showOutcome = useOutcomeToast();
  const { id, reference, merged_into } = enquiry;

  const report = (result: CallResult<{ message: string }>) => {
    if (showOutcome(result, `${reference} was not changed`, result.data?.message)) onChanged();
  };
  const mergeAfterQuestion = async () => {
    const yes = await confirm({
      title: `Merge ${reference} into ${open.reference}`,
      text: `${reference} is closed, and what was said in it is shown here. Nothing is deleted, and you can separate them again.`,
      confirmLabel: 'Merge',
    });
    if (yes) report(await merge({ id, into: open.id }));
  };

  if (merged_into === null && (id === open.id || open.merged_into !== null)) return null;
  const Icon = merged_into === null ? Merge : Split;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon size={14} />}
      loading={merging.isLoading || separating.isLoading}
      loadingPosition="start"
      onClick={
        merged_into === null
          ? mergeAfterQuestion
          : async () => report(await separate({ id, from: merged_into }))
      }
    >
      {merged_into === null ? `Merge ${reference} into this one` : `Separate ${reference}`}
    </Button>
  );
}
