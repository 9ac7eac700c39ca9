import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { Box, Drawer, Link as MuiLink, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { PageSkeleton } from '../../ui/admin/PageSkeleton.tsx';
import { topBarHeight } from '../../ui/admin/topBarHeight.ts';
import { useFocusRestoration } from '../../ui/admin/useFocusRestoration.ts';
import { Sidebar, type SidebarCounts } from './Sidebar.tsx';
import { SlowServerNotice } from './SlowServerNotice.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageFocus } from './usePageFocus.ts';

const expandedWidth = '18rem';
const collapsedWidth = '5rem';
const sidebarKey = 'admin_sidebar';

type Props = { user: SessionUser; counts: SidebarCounts; children: ReactNode };

/** The layout of protected pages: top bar, sidebar (a drawer below 62em), content. */
export function AdminLayout({ user, counts, children }: Props) {
  const content = useRef<HTMLElement>(null);
  usePageFocus(content);
  useFocusRestoration(content);
  const isDesktop = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [drawer, setDrawer] = useState(false);
  const [expanded, setExpanded] = useState(() => localStorage.getItem(sidebarKey) !== 'collapsed');

  const toggle = () => {
    if (!isDesktop) return setDrawer(!drawer);
    localStorage.setItem(sidebarKey, expanded ? 'collapsed' : 'expanded');
    setExpanded(!expanded);
  };
  const open = isDesktop ? expanded : drawer;

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <MuiLink href="#content" sx={skipLinkStyles}>
        Skip to content
      </MuiLink>
      <TopBar
        user={user}
        menuLabel={isDesktop ? (expanded ? 'Collapse sidebar' : 'Expand sidebar') : 'Open menu'}
        menuOpen={open}
        onMenu={toggle}
      />
      {isDesktop ? (
        <SidebarFrame width={expanded ? expandedWidth : collapsedWidth}>
          <Sidebar user={user} counts={counts} expanded={expanded} />
        </SidebarFrame>
      ) : (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          slotProps={{ paper: { sx: { width: `min(${expandedWidth}, 84vw)`, pt: topBarHeight } } }}
        >
          <Sidebar user={user} counts={counts} expanded onNavigate={() => setDrawer(false)} />
        </Drawer>
      )}
      <Box
        component="main"
        ref={content}
        id="content"
        tabIndex={-1}
        sx={{
          flex: 1,
          minWidth: 0,
          outline: 'none',
          pt: topBarHeight,
          scrollMarginTop: topBarHeight,
        }}
      >
        <Box sx={{ maxWidth: 1560, mx: 'auto', p: { xs: 2, md: 3 } }}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </Box>
      </Box>
      <SlowServerNotice />
    </Box>
  );
}

function SidebarFrame({ width, children }: { width: string; children: ReactNode }) {
  return (
    <Box
      component="aside"
      sx={{
        position: 'sticky',
        top: topBarHeight,
        mt: topBarHeight,
        height: `calc(100dvh - ${topBarHeight})`,
        width,
        flexShrink: 0,
        display: 'flex',
        borderRight: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        transition: 'width 200ms',
        overflowX: 'hidden',
      }}
    >
      {children}
    </Box>
  );
}

const skipLinkStyles = {
  position: 'fixed',
  top: '-6rem',
  left: 16,
  zIndex: 'tooltip',
  p: 1.5,
  borderRadius: 2,
  backgroundColor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { top: 8 },
} as const;
