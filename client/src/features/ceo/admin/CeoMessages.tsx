import type { CeoMessageResponse } from '@modules/ceo/contract.ts';
import { Box, Skeleton } from '@mui/material';
import { useState } from 'react';
import { ErrorState } from '../../../ui/admin/StateViews.tsx';
import { useUnsavedGuard } from '../../../ui/admin/useUnsavedGuard.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { ActiveMessageCard } from './ActiveMessageCard.tsx';
import { CeoMessageForm } from './CeoMessageForm.tsx';
import { useListCeoMessagesQuery } from './ceoMessagesApi.ts';
import { MessageHistory } from './MessageHistory.tsx';
import { useMayEditCeo } from './useMayEditCeo.ts';

export function CeoMessages() {
  const { data, error, isFetching, refetch } = useListCeoMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [editing, setEditing] = useState<CeoMessageResponse | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const mayGo = useUnsavedGuard(unsaved);
  const messages = useVisibleEntries('ceo', data);
  const may = useMayEditCeo();

  if (error && !data) {
    return <ErrorState title="Failed to load messages" text={error.message} onRetry={refetch} />;
  }
  const edit = async (message: CeoMessageResponse) => {
    if (message.id !== editing?.id && !(await mayGo())) return;
    setEditing(message);
    window.scrollTo({ top: 0 });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: may ? 'minmax(0, 1fr) minmax(0, 1fr)' : '1fr' },
        }}
      >
        <ActiveMessageCard messages={messages} />
        {may && messages ? (
          <CeoMessageForm
            key={editing?.id ?? 'new'}
            editing={editing}
            // a new message is signed like the newest one
            signature={messages[0]}
            onUnsaved={setUnsaved}
            onCancel={async () => (await mayGo()) && setEditing(null)}
            onDone={() => setEditing(null)}
          />
        ) : null}
        {may && !messages ? <Skeleton variant="rounded" height={320} /> : null}
      </Box>
      <MessageHistory
        messages={messages}
        refreshing={isFetching}
        onEdit={edit}
        onDeleted={(id) => {
          if (editing?.id === id) setEditing(null);
        }}
      />
    </Box>
  );
}
