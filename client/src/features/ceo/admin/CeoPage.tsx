import type { CeoMessageResponse } from '@modules/ceo/contract.ts';
import { Box, Skeleton, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { formatDate } from '../../../ui/admin/dateFormats.ts';
import { PageHeader } from '../../../ui/admin/PageHeader.tsx';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { QueryState } from '../../../ui/admin/StateViews.tsx';
import { useUnsavedGuard } from '../../../ui/admin/useUnsavedGuard.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { CeoMessageForm } from './CeoMessageForm.tsx';
import { listCeoMessages } from './ceoMessagesApi.ts';
import { MessageHistory } from './MessageHistory.tsx';
import { useMayEditCeo } from './useMayEditCeo.ts';

export function CeoPage() {
  return (
    <>
      <PageHeader
        title="CEO Daily Message"
        subtitle="The message of the day on the website."
        actions={<ActiveMessageBadge />}
      />
      <CeoMessages />
    </>
  );
}

function CeoMessages() {
  const { data, error, isFetching, refetch } = listCeoMessages.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [editing, setEditing] = useState<CeoMessageResponse | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const confirmDiscard = useUnsavedGuard(unsaved);
  const messages = useVisibleEntries('ceo', data);
  const may = useMayEditCeo();
  /** Gets the focus back when editing ends. */
  const opener = useRef<HTMLElement>(null);

  const edit = async (message: CeoMessageResponse) => {
    const focused = document.activeElement;
    if (message.id !== editing?.id && !(await confirmDiscard())) return;
    if (focused instanceof HTMLElement) opener.current = focused;
    setEditing(message);
    window.scrollTo({ top: 0 });
  };
  const stopEditing = () => {
    opener.current?.focus();
    setEditing(null);
  };
  return (
    <QueryState title="Failed to load messages" error={error} isLoaded={Boolean(data)} onRetry={refetch}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1.5, md: 2 },
            alignItems: 'start',
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
              onCancel={async () => (await confirmDiscard()) && stopEditing()}
              onDone={stopEditing}
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
    </QueryState>
  );
}

function ActiveMessageBadge() {
  const { data } = listCeoMessages.useQuery();
  const messages = useVisibleEntries('ceo', data);
  if (!messages) return null;
  const active = messages.some(({ is_active }) => is_active);
  return (
    <Badge tone={active ? 'success' : 'warning'}>{active ? 'Active Message Set' : 'No Active Message'}</Badge>
  );
}

function ActiveMessageCard({ messages }: { messages: CeoMessageResponse[] | undefined }) {
  const active = messages?.find(({ is_active }) => is_active);
  return (
    <Panel title="Currently Active Message">
      {active ? (
        <Box component="figure" sx={{ m: 0 }}>
          <Typography
            component="blockquote"
            sx={{
              m: 0,
              fontFamily: (theme) => theme.typography.h1.fontFamily,
              fontSize: '1.125rem',
              lineHeight: 1.5,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {active.message}
          </Typography>
          <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            {[active.author_name, formatDate(active.date)].filter(Boolean).join(', ')}
          </Typography>
        </Box>
      ) : messages ? (
        <Typography color="textSecondary">
          No message is active: the home page shows the text of its own.
          {messages.length > 0 ? ' Activate a message with its star.' : null}
        </Typography>
      ) : (
        <Skeleton variant="rounded" height={72} />
      )}
    </Panel>
  );
}
