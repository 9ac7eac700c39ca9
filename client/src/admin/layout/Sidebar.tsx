import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { Box, Divider, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import {
  type AdminScreen,
  type AdminScreenGroup,
  type AdminScreenName,
  adminScreenGroups,
  adminScreens,
  mayUse,
} from '../../lib/session/adminScreens.ts';
import { countText, useEnquiryViews } from './enquiryViews.ts';
import { type SidebarCount, SidebarEntry } from './SidebarEntry.tsx';
import { screenIcons } from './screenIcons.ts';

/** Counts of pending items, by screen. */
export type SidebarCounts = Partial<Record<AdminScreenName, SidebarCount[]>>;

type Props = { user: SessionUser; counts: SidebarCounts; expanded: boolean; onNavigate?: () => void };

// entries() widens the keys
const screens = Object.entries(adminScreens) as [AdminScreenName, AdminScreen][];
const groups = Object.entries(adminScreenGroups) as [AdminScreenGroup, string][];

/** Links to the screens that the user may open, by group, and to the public site. */
export function Sidebar({ user, counts, expanded, onNavigate }: Props) {
  const { pathname } = useLocation();
  const allowed = screens.filter(([, screen]) => mayUse(screen, user));
  return (
    <Box component="nav" aria-label="Back office" sx={navStyles}>
      {groups.map(([group, title]) => {
        const entries = allowed.filter(([, screen]) => screen.group === group);
        if (entries.length === 0) return null;
        return (
          <Box key={group} sx={{ '& + &': { mt: 1.5 } }}>
            {expanded ? (
              <Box aria-hidden sx={titleStyles}>
                {title}
              </Box>
            ) : (
              <Divider sx={{ mx: 1, mb: 1.5, display: group === 'work' ? 'none' : undefined }} />
            )}
            <List disablePadding aria-label={title} sx={{ display: 'grid', gap: 0.25 }}>
              {entries.map(([name, { path, label }]) => (
                <SidebarEntry
                  key={name}
                  label={label}
                  to={path}
                  icon={screenIcons[name]}
                  counts={counts[name] ?? []}
                  expanded={expanded}
                  onNavigate={onNavigate}
                >
                  {name === 'enquiries' && expanded && pathname === path ? (
                    <EnquiryViewList onNavigate={onNavigate} />
                  ) : null}
                </SidebarEntry>
              ))}
            </List>
          </Box>
        );
      })}
      <List disablePadding sx={{ mt: 'auto', pt: 2 }}>
        <SidebarEntry label="View the website" href="/" icon={ExternalLink} counts={[]} expanded={expanded} />
      </List>
    </Box>
  );
}

const navStyles = {
  overflowY: 'auto',
  flex: 1,
  px: 1.5,
  py: 2,
  display: 'flex',
  flexDirection: 'column',
} as const;

const titleStyles = {
  px: 1.75,
  pb: 0.5,
  fontSize: '0.75rem',
  fontWeight: 600,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: 'text.secondary',
} as const;

/** The views of the enquiries screen below its entry of the sidebar. */
function EnquiryViewList({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  return (
    <Box component="nav" aria-label="Lists">
      <List disablePadding>
        {useEnquiryViews().map(({ label, to, current, count, late }) => (
          <ListItem key={label} disablePadding>
            <ListItemButton
              component={Link}
              to={to}
              onClick={onNavigate}
              aria-current={current ? 'page' : undefined}
              sx={current ? { ...linkStyles, ...currentStyles } : linkStyles}
            >
              <ListItemText primary={label} sx={{ my: 0 }} />
              {count > 0 ? (
                <Box component="span" sx={{ color: late ? 'warning.main' : undefined, fontWeight: 600 }}>
                  {countText(count)}
                </Box>
              ) : null}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

const linkStyles = {
  minHeight: 34,
  py: 0.25,
  pr: 1.75,
  // in line with the label of the screen
  pl: 6,
  borderRadius: 2,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  '& .MuiListItemText-primary': { fontSize: 'inherit' },
  '&:hover': { color: 'text.primary' },
} as const;

const currentStyles = {
  color: 'text.primary',
  backgroundColor: 'action.selected',
  '& .MuiListItemText-primary': { fontSize: 'inherit', fontWeight: 650 },
} as const;
