import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { Alert, Box, DialogContent, DialogTitle, Drawer, IconButton, Skeleton } from '@mui/material';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ComposerTab, focusComposer } from '../../features/conversations/Composer.tsx';
import { Conversation } from '../../features/conversations/Conversation.tsx';
import { EnquiryActionBar } from '../../features/enquiries/admin/EnquiryActionBar.tsx';
import { EnquiryDetails } from '../../features/enquiries/admin/EnquiryDetails.tsx';
import { ContactFacts, EnquiryFacts } from '../../features/enquiries/admin/EnquiryFacts.tsx';
import { EnquiryHandling } from '../../features/enquiries/admin/EnquiryHandling.tsx';
import { EnquiryHead } from '../../features/enquiries/admin/EnquiryHead.tsx';
import { EnquiryMessage } from '../../features/enquiries/admin/EnquiryMessage.tsx';
import { EnquiryNotes } from '../../features/enquiries/admin/EnquiryNotes.tsx';
import { getEnquiry, refreshEnquiry } from '../../features/enquiries/admin/enquiriesApi.ts';
import type { EnquiryKey } from '../../features/enquiries/admin/enquiryFilters.ts';
import { historyText } from '../../features/enquiries/admin/historyText.ts';
import { usePresent } from '../../features/enquiries/admin/presence/PresenceProvider.tsx';
import { useAnnouncePresence } from '../../features/enquiries/admin/presence/useAnnouncePresence.ts';
import { PersonPanel } from '../../features/people/PersonPanel.tsx';
import { asApiError } from '../../lib/api/apiError.ts';
import { useAppDispatch } from '../../lib/store/hooks.ts';
import { ErrorState } from '../../ui/admin/StateViews.tsx';

/** Attachment links expire after 5 minutes; an open enquiry fetches a new one before that. */
const renewEveryMs = 4 * 60_000;

/** How much fits next to each other: the thread alone, with the list, or with list and person. */
export type PaneCount = 1 | 2 | 3;

type Props = { enquiryKey: EnquiryKey; panes: PaneCount; onClose: () => void };

/** An open enquiry: its thread, and the person in a pane or a drawer. */
export function EnquiryPane({ enquiryKey, panes, onClose }: Props) {
  const { data, error, refetch } = getEnquiry.useQuery(enquiryKey, {
    refetchOnMountOrArgChange: true,
    pollingInterval: renewEveryMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true, // the link may have expired meanwhile
  });
  const dispatch = useAppDispatch();
  const refresh = () => void dispatch(refreshEnquiry(enquiryKey));
  const [detailsOpen, setDetailsOpen] = useState(false);
  const compact = panes === 1;
  const isGone = error !== undefined && asApiError(error).status === 404;
  // the row that opened it may be gone
  useEffect(() => document.getElementById('enquiry-title')?.focus({ preventScroll: true }), []);

  const details = data ? (
    <Box sx={{ display: 'grid', gap: 3, p: 2 }}>
      <ContactFacts enquiry={data} />
      <EnquiryFacts enquiry={data} />
      <PersonPanel enquiryId={data.id} onChanged={refresh} />
      <EnquiryDetails enquiry={data} onDeleted={onClose} />
    </Box>
  ) : null;
  return (
    <Box role="group" aria-label="Open enquiry" sx={{ display: 'contents' }}>
      <Box component="section" aria-labelledby="enquiry-title" sx={threadStyles}>
        <EnquiryHead
          enquiry={data}
          title={data?.subject ?? (error ? 'Enquiry' : 'Loading enquiry…')}
          compact={compact}
          onClose={onClose}
          onDetails={panes === 3 || !data ? undefined : () => setDetailsOpen(true)}
        >
          {data && !compact ? <EnquiryHandling enquiry={data} compact={false} /> : null}
        </EnquiryHead>
        {data && isGone ? <GoneNotice /> : null}
        {data ? (
          <EnquiryContent enquiry={data} compact={compact} onChanged={refresh} />
        ) : error ? (
          <ErrorState
            title="The enquiry could not be loaded"
            text={isGone ? 'It may have been deleted.' : error.message}
            onRetry={refetch}
          />
        ) : (
          <Loading />
        )}
      </Box>
      {panes === 3 ? (
        <Box component="aside" aria-label="Person and details" sx={asideStyles}>
          {details}
        </Box>
      ) : (
        <DetailsDrawer open={detailsOpen} onClose={() => setDetailsOpen(false)}>
          {details}
        </DetailsDrawer>
      )}
    </Box>
  );
}

const GoneNotice = () => (
  <Alert severity="error" sx={{ m: 2, mb: 0 }}>
    This enquiry is no longer there. It may have been deleted. Copy what you have typed before you close it.
  </Alert>
);

type EnquiryContentProps = {
  enquiry: EnquiryResponse;
  compact: boolean;
  /** Replies change the status. */
  onChanged: () => void;
};

/** The message, what followed it, and the action bar. */
function EnquiryContent({ enquiry, compact, onChanged }: EnquiryContentProps) {
  const [tab, setTab] = useState<ComposerTab>('reply');
  const [isWriting, setWriting] = useState(false);
  useAnnouncePresence(enquiry.id, isWriting);
  const writers = usePresent(enquiry.id).filter(({ doing }) => doing === 'writing');
  const showComposer = (next: ComposerTab) => {
    flushSync(() => setTab(next));
    focusComposer(next);
  };
  return (
    <>
      {/* a scrollable region must be reachable by keyboard */}
      <Box tabIndex={0} role="region" aria-label="Message and conversation" sx={bodyStyles}>
        <EnquiryMessage enquiry={enquiry} />
        {compact ? <EnquiryHandling enquiry={enquiry} compact /> : null}
        <Conversation
          enquiry={enquiry}
          describeEvent={historyText}
          notes={<EnquiryNotes enquiry={enquiry} onFinished={() => setWriting(false)} />}
          tab={tab}
          onTab={setTab}
          writers={writers.map(({ name }) => name)}
          onWriting={setWriting}
          onChanged={onChanged}
        />
      </Box>
      {/* on a phone, it would cover Send */}
      {compact && isWriting ? null : (
        <EnquiryActionBar
          enquiry={enquiry}
          compact={compact}
          isWriting={isWriting}
          onReply={() => showComposer('reply')}
        />
      )}
    </>
  );
}

function Loading() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2, p: 2 }}>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={120} />
    </Box>
  );
}

type DrawerProps = { open: boolean; onClose: () => void; children: ReactNode };

function DetailsDrawer({ open, onClose, children }: DrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'enquiry-details-title',
          sx: { width: 'min(22rem, 92vw)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, py: 1 }}>
        <DialogTitle id="enquiry-details-title" sx={{ flex: 1, p: 0 }}>
          Person and details
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      <DialogContent dividers sx={{ p: 0 }}>
        {children}
      </DialogContent>
    </Drawer>
  );
}

const threadStyles = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const;

const bodyStyles = {
  flex: 1,
  position: 'relative', // absolutely positioned descendants must not lengthen the page
  minHeight: 0,
  overflowY: 'auto',
  p: 2,
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // an entry that is added pushes the thread up, instead of moving the composer away from the pointer
  '& > :not(:last-child), & h3, & ol': { overflowAnchor: 'none' },
} as const;

const asideStyles = {
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  borderLeft: '1px solid',
  borderColor: 'divider',
} as const;
