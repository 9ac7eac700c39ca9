import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { EnquiryList } from '../../features/enquiries/admin/EnquiryList.tsx';
import { enquiryKeyText } from '../../features/enquiries/admin/enquiryFilters.ts';
import { useOpenEnquiry } from '../../features/enquiries/admin/useOpenEnquiry.ts';
import { PageSkeleton } from '../../ui/admin/PageSkeleton.tsx';
import { EmptyState } from '../../ui/admin/StateViews.tsx';
import { loadEnquiryPane } from '../prefetchWhenIdle.ts';
import type { PaneCount } from './EnquiryPane.tsx';

const EnquiryPane = lazy(async () => ({ default: (await loadEnquiryPane()).EnquiryPane }));

export function usePaneCount(): PaneCount {
  const tablet = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const desktop = useMediaQuery((theme: Theme) => theme.breakpoints.up(80), { noSsr: true });
  return desktop ? 3 : tablet ? 2 : 1;
}

/** List, thread and person next to each other; on a phone the open enquiry covers the list. */
export function EnquiryDesk({ panes }: { panes: PaneCount }) {
  const { open, close } = useOpenEnquiry();
  const covered = panes === 1 && open !== null;
  return (
    <Box sx={{ ...deskStyles, gridTemplateColumns: columns[panes] }}>
      <Box
        component="section"
        aria-label="List"
        sx={{ ...listStyles, display: covered ? 'none' : undefined }}
      >
        <EnquiryList narrow />
      </Box>
      {open ? (
        <Suspense fallback={<LoadingPane />}>
          <EnquiryPane key={enquiryKeyText(open)} enquiryKey={open} panes={panes} onClose={close} />
        </Suspense>
      ) : (
        <Box sx={invitationStyles}>
          <EmptyState title="Choose an enquiry" text="Its conversation and its person appear here." />
        </Box>
      )}
    </Box>
  );
}

const LoadingPane = () => (
  <Box sx={{ p: 2, gridColumn: { md: '2 / -1' } }}>
    <PageSkeleton />
  </Box>
);

const columns: Record<PaneCount, string> = {
  1: 'minmax(0, 1fr)',
  2: 'clamp(15.5rem, 34%, 22rem) minmax(0, 1fr)',
  3: 'clamp(15.5rem, 24%, 22rem) minmax(0, 1fr) clamp(16.5rem, 25%, 22rem)',
};

const deskStyles = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

const invitationStyles = {
  display: 'grid',
  placeContent: 'center',
  gridColumn: '2 / -1',
  // there is none to choose
  'section:not(:has([data-enquiry])) + &': { display: 'none' },
} as const;

const listStyles = {
  position: 'relative', // absolutely positioned descendants must not lengthen the page
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  borderRight: '1px solid',
  borderColor: 'divider',
} as const;
