import { Alert, Box, Card } from '@mui/material';
import { useState } from 'react';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { PageSkeleton } from '../../../ui/admin/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/admin/StateViews.tsx';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { QuarantineCard } from './QuarantineCard.tsx';
import { useListQuarantineQuery } from './quarantineApi.ts';

export function QuarantineList() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListQuarantineQuery(page, { refetchOnMountOrArgChange: true });
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
      <Alert severity="info" sx={{ mb: 2 }}>
        Nobody was written to, and nothing here is counted. Released, a submission is treated as if it had
        just arrived: mails, feed and figures.
      </Alert>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {visible.map((held) => (
          <QuarantineCard key={held.id} held={held} />
        ))}
      </Box>
      <Pager pagination={data.pagination} onPage={setPage} />
    </>
  );
}
