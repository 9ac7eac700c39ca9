import { type Quarantined, quarantineListSchema } from '@modules/enquiries/quarantine/contract.ts';
import { Alert, Button, Card, List } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { deleteAfterQuestion } from '../../../ui/admin/deleteAfterQuestion.ts';
import { getShownData } from '../../../ui/admin/getShownData.ts';
import { parseSearchParams } from '../../../ui/admin/listUrl.ts';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { PageSkeleton } from '../../../ui/admin/PageSkeleton.tsx';
import { EmptyState, ErrorState, RetryAlert } from '../../../ui/admin/StateViews.tsx';
import { toastResult } from '../../../ui/admin/toastResult.ts';
import { useListUrl } from '../../../ui/admin/useListUrl.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { QuarantineCard } from './QuarantineCard.tsx';
import { discardSubmission, listQuarantine } from './quarantineApi.ts';

export function QuarantineList() {
  const { params, change } = useListUrl();
  const { page } = parseSearchParams(quarantineListSchema, params);
  const query = listQuarantine.useQuery(page, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = getShownData(query);
  const visible = useVisibleEntries('quarantine', data?.data);
  if (!data || !visible) {
    return error ? (
      <ErrorState title="The quarantine could not be loaded" text={error.message} onRetry={refetch} />
    ) : (
      <PageSkeleton />
    );
  }
  const hiddenCount = data.data.length - visible.length;
  if (data.pagination.total === hiddenCount) {
    return (
      <Card>
        <EmptyState
          title="The quarantine is empty"
          text="Submissions that look automated wait here for a review."
        />
      </Card>
    );
  }
  return (
    <>
      {error ? <RetryAlert message={error.message} onRetry={refetch} /> : null}
      <Alert severity="info" sx={{ mb: 2 }}>
        These submissions caused no mails and are not counted. A released submission is processed as if it had
        just arrived.
      </Alert>
      <DeleteShown shown={visible} />
      <List disablePadding sx={{ display: 'grid', gap: 2 }}>
        {visible.map((submission) => (
          <QuarantineCard key={submission.id} submission={submission} />
        ))}
      </List>
      <Pager pagination={data.pagination} onPage={(to) => change({ page: to })} />
    </>
  );
}

function DeleteShown({ shown }: { shown: Quarantined[] }) {
  const askAndDelete = useDeleteShown(shown);
  if (!useHasPermission('enquiries.delete') || shown.length < 2) return null;
  return (
    <Button color="error" size="small" startIcon={<Trash2 size={16} />} onClick={askAndDelete} sx={{ mb: 2 }}>
      Delete all {shown.length} shown
    </Button>
  );
}

/** Deletes the submissions of a page, with one call each, so that each is in the audit log. */
function useDeleteShown(shown: Quarantined[]) {
  const [discard] = discardSubmission.useMutation();
  return () =>
    deleteAfterQuestion({
      title: 'Delete Submissions',
      question: `Are you sure you want to delete the ${shown.length} submissions on this page?`,
      list: 'quarantine',
      id: shown.map(({ id }) => id),
      remove: discard,
      deletedText: `${shown.length} submissions were deleted.`,
      onFailed: (error) => toastResult({ error }, 'A submission was not deleted'),
    });
}
