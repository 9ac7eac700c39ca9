import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import {
  Avatar,
  Box,
  ButtonBase,
  Divider,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Typography,
} from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import { roleLabels } from '@platform/contract.ts';
import { ChevronDown, CircleUserRound, LogOut, type LucideIcon, Moon, RefreshCw, Sun } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminScreens } from '../../lib/session/adminScreens.ts';
import { refreshSession, signOut } from '../../lib/session/sessionActions.ts';
import { useAppDispatch } from '../../lib/store/hooks.ts';
import { confirm } from '../../ui/admin/confirm.ts';
import { toast } from '../../ui/admin/toast.ts';
import { visuallyHidden } from '../../ui/admin/visuallyHidden.ts';
import { accountName, getInitials, lastLoginText } from './accountTexts.ts';

/** The signed-in user's initials, with a menu of account actions. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 1, p: 0.5, borderRadius: 2, '&:hover': { backgroundColor: 'action.hover' } }}
      >
        <Avatar
          aria-hidden
          sx={{
            width: '2.25rem',
            height: '2.25rem',
            fontSize: '0.875rem',
            fontWeight: 650,
            bgcolor: 'primary.main',
          }}
        >
          {getInitials(user)}
        </Avatar>
        <Box component="span" sx={visuallyHidden}>
          Account menu
        </Box>
        <ChevronDown size={16} aria-hidden />
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // inside the banner, so that all content belongs to a landmark
        disablePortal
        slotProps={{ paper: { sx: { width: '18rem' } } }}
      >
        <AccountFacts user={user} />
        <Divider component="li" sx={{ my: 1, display: { lg: 'none' } }} />
        <MenuItem component={Link} to={adminScreens.account.path} onClick={close}>
          <ItemContent icon={CircleUserRound} label={adminScreens.account.label} />
        </MenuItem>
        <RefreshItem onDone={close} />
        <SchemeItem onDone={close} />
        <Divider component="li" />
        <SignOutItem onDone={close} />
      </Menu>
    </>
  );
}

/** On narrow screens, where the top bar has no room for them. */
function AccountFacts({ user }: { user: SessionUser }) {
  return (
    <Box component="li" sx={{ px: 2, py: 1, display: { lg: 'none' } }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{accountName(user)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {roleLabels[user.user_type]}
        <br />
        {user.email}
        <br />
        {lastLoginText(user.last_login)}
      </Typography>
    </Box>
  );
}

const ItemContent = ({ icon: Icon, label }: { icon: LucideIcon; label: string }) => (
  <>
    <ListItemIcon>
      <Icon size={18} />
    </ListItemIcon>
    <ListItemText>{label}</ListItemText>
  </>
);

type ItemProps = { onDone: () => void };

function RefreshItem({ onDone }: ItemProps) {
  const dispatch = useAppDispatch();
  const refresh = async () => {
    onDone();
    const result = await dispatch(refreshSession());
    if (result === 'fresh') toast('success', 'Token refreshed.');
    else toast('error', 'The token could not be refreshed.');
  };
  return (
    <MenuItem onClick={refresh}>
      <ItemContent icon={RefreshCw} label="Refresh Token" />
    </MenuItem>
  );
}

function SchemeItem({ onDone }: ItemProps) {
  const { mode, setMode } = useColorScheme();
  const dark = mode !== 'light';
  return (
    <MenuItem
      onClick={() => {
        setMode(dark ? 'light' : 'dark');
        onDone();
      }}
    >
      <ItemContent icon={dark ? Sun : Moon} label={dark ? 'Light Mode' : 'Dark Mode'} />
    </MenuItem>
  );
}

function SignOutItem({ onDone }: ItemProps) {
  const dispatch = useAppDispatch();
  const leave = async () => {
    onDone();
    const text = 'Are you sure you want to sign out of your account?';
    if (await confirm({ title: 'Sign Out', text, confirmLabel: 'Sign Out' })) await dispatch(signOut());
  };
  return (
    <MenuItem onClick={leave}>
      <ItemContent icon={LogOut} label="Sign out" />
    </MenuItem>
  );
}
