import type { SessionUser } from '@modules/auth/contract.ts';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { type AdminScreen, type AdminScreenName, adminScreens, mayEnter } from '../../../app/adminScreens.ts';
import { screenIcons } from './screenIcons.ts';

type Props = { user: SessionUser; expanded: boolean; onNavigate?: () => void };

const screens = Object.entries(adminScreens) as [AdminScreenName, AdminScreen][]; // entries() widens the keys

/** The screens that this person may open. */
export function Sidebar({ user, expanded, onNavigate }: Props) {
  const allowed = screens.filter(
    ([, screen]) =>
      screen.permission && user.permissions.includes(screen.permission) && mayEnter(screen, user.user_type),
  );
  return (
    <Box component="nav" aria-label="Back office" sx={{ overflowY: 'auto', flex: 1 }}>
      <List sx={{ px: 1.5, py: 2, display: 'grid', gap: 0.5 }}>
        {allowed.map(([name, { path, label }]) => {
          const Icon = screenIcons[name];
          return (
            <ListItem key={name} disablePadding>
              <Tooltip title={expanded ? '' : label} placement="right">
                <ListItemButton
                  component={NavLink}
                  to={path}
                  onClick={onNavigate}
                  aria-label={label}
                  sx={entryLook}
                >
                  <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>
                    <Icon size={20} strokeWidth={1.75} aria-hidden />
                  </ListItemIcon>
                  {expanded ? <ListItemText primary={label} sx={{ my: 0 }} /> : null}
                </ListItemButton>
              </Tooltip>
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}

const entryLook = {
  minHeight: 44,
  px: 1.75,
  gap: 2,
  borderRadius: 2,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&.active': {
    color: 'primary.main',
    fontWeight: 600,
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
    '& .MuiListItemText-primary': { fontWeight: 600 },
  },
} as const;
