import { Box, Button, Card, IconButton } from '@mui/material';
import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EnquiryList } from '../../features/enquiries/admin/EnquiryList.tsx';
import { EnquiryStats } from '../../features/enquiries/admin/EnquiryStats.tsx';
import { PresenceProvider } from '../../features/enquiries/admin/presence/PresenceProvider.tsx';
import { TestApiButton } from '../../features/enquiries/admin/TestApiButton.tsx';
import { useOpenEnquiry } from '../../features/enquiries/admin/useOpenEnquiry.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';
import { PageSkeleton } from '../../ui/admin/PageSkeleton.tsx';
import { EmptyState } from '../../ui/admin/StateViews.tsx';
import { topBarHeight } from '../../ui/admin/topBarHeight.ts';
import { useShortcuts } from '../../ui/admin/useShortcuts.ts';
import { visuallyHidden } from '../../ui/admin/visuallyHidden.ts';
import { EnquiryViewBar } from '../layout/EnquiryViewBar.tsx';
import { EnquiryDesk, usePaneCount } from './EnquiryDesk.tsx';

const EnquiryShortcuts = lazy(async () => ({
  default: (await import('./EnquiryShortcuts.tsx')).EnquiryShortcuts,
}));

const QuarantineList = lazy(async () => ({
  default: (await import('../../features/enquiries/quarantine/QuarantineList.tsx')).QuarantineList,
}));

export function EnquiriesPage() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  if (!useUser()) return <SignInFirst />;
  return (
    <PresenceProvider>
      <Desk onHelp={() => setHelpOpen(true)} />
      {isHelpOpen ? (
        <Suspense>
          <EnquiryShortcuts onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </PresenceProvider>
  );
}

/**
 * Views are panes that fill the window. The list of all enquiries is a table until one is opened; on a phone every
 * view is a list.
 */
function Desk({ onHelp }: { onHelp: () => void }) {
  const [params] = useSearchParams();
  const { open } = useOpenEnquiry();
  const panes = usePaneCount();
  const view = params.get('view');
  useFocusReturn(open?.id);
  useShortcuts({ '?': onHelp });
  if (view === 'quarantine') {
    return (
      <>
        <DeskHeader onHelp={onHelp} />
        <EnquiryViewBar />
        <Suspense fallback={<PageSkeleton />}>
          <QuarantineList />
        </Suspense>
      </>
    );
  }
  if (!open && (view === null || panes === 1)) {
    return (
      <>
        <DeskHeader onHelp={onHelp} />
        {view === null ? <EnquiryStats /> : null}
        <EnquiryViewBar />
        <EnquiryList narrow={false} />
      </>
    );
  }
  return (
    <Box sx={fullHeightStyles}>
      {panes === 1 ? (
        <Box sx={visuallyHidden}>
          <DeskHeader quiet onHelp={onHelp} />
        </Box>
      ) : (
        <Box sx={{ px: 3, pt: 2 }}>
          <DeskHeader onHelp={onHelp} />
          <EnquiryViewBar />
        </Box>
      )}
      <EnquiryDesk panes={panes} />
    </Box>
  );
}

/** When an enquiry is closed, moves the focus to its row. */
function useFocusReturn(openId: number | undefined) {
  const lastId = useRef(openId);
  useEffect(() => {
    const closedId = openId === undefined ? lastId.current : undefined;
    lastId.current = openId;
    if (closedId === undefined) return;
    // in the next frame: the list measures its width first, and then becomes a table
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-enquiry="${closedId}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [openId]);
}

function DeskHeader({ quiet = false, onHelp }: { quiet?: boolean; onHelp: () => void }) {
  return (
    <PageHeader
      title="Enquiry Management"
      actions={
        quiet ? undefined : (
          <>
            <IconButton
              aria-label="Keyboard shortcuts"
              aria-keyshortcuts="?"
              onClick={onHelp}
              sx={{ display: { xs: 'none', md: 'inline-flex' } }}
            >
              <Keyboard size={18} />
            </IconButton>
            <TestApiButton />
          </>
        )
      }
    />
  );
}

function SignInFirst() {
  return (
    <Card>
      <EmptyState
        title="Authentication Required"
        text="Please log in to access the enquiry management system."
        action={
          <Button component={Link} to="/admin/login" variant="contained">
            Go to Login
          </Button>
        }
      />
    </Card>
  );
}

/** Covers the padding of the layout. */
const fullHeightStyles = {
  m: { xs: -2, md: -3 },
  height: `calc(100dvh - ${topBarHeight})`,
  minHeight: { xs: '24rem', md: 560 }, // in a lower window, the page scrolls
  display: 'flex',
  flexDirection: 'column',
} as const;
