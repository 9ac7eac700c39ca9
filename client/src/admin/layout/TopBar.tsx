import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import { AppBar, Box, IconButton, Typography } from '@mui/material';
import { roleLabels } from '@platform/contract.ts';
import { PanelLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NewEnquiryAlerts } from '../../features/enquiries/admin/NewEnquiryAlerts.tsx';
import { adminScreens, mayUse } from '../../lib/session/adminScreens.ts';
import { formatDate, formatTimeWithSeconds, formatWeekday } from '../../ui/admin/dateFormats.ts';
import { topBarHeight } from '../../ui/admin/topBarHeight.ts';
import { useNow } from '../../ui/admin/useNow.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { accountName, lastLoginText } from './accountTexts.ts';

type Props = { user: SessionUser; menuLabel: string; menuOpen: boolean; onMenu: () => void };

export function TopBar({ user, menuLabel, menuOpen, onMenu }: Props) {
  return (
    <AppBar
      position="fixed"
      elevation={0}
      sx={{
        height: topBarHeight,
        flexDirection: 'row',
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        px: { xs: 1, md: 2 },
        color: 'text.primary',
        backgroundColor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
        zIndex: (theme) => theme.zIndex.drawer + 1,
      }}
    >
      <IconButton aria-label={menuLabel} aria-expanded={menuOpen} onClick={onMenu} color="inherit">
        <PanelLeft size={20} />
      </IconButton>
      <HomeLink />
      <Box sx={{ flex: 1 }} />
      <Box sx={clockStyles}>
        <Clock />
      </Box>
      <AccountSummary user={user} />
      {mayUse(adminScreens.enquiries, user) ? <NewEnquiryAlerts /> : null}
      <AccountMenu user={user} />
    </AppBar>
  );
}

const clockStyles = {
  pr: { md: 2 },
  borderRight: { lg: '1px solid' },
  borderColor: { lg: 'divider' },
  // With large letters a phone has no room for it.
  '@media (max-width: 19.95em)': { display: 'none' },
};

function HomeLink() {
  return (
    <Box
      component={Link}
      to="/admin/dashboard"
      aria-label="Safarnama, to the dashboard"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'inherit', textDecoration: 'none' }}
    >
      <Box component="img" src="/pictures/brand/mark.svg" alt="" sx={{ width: 28, height: 28 }} />
      <Typography
        component="span"
        sx={{
          fontFamily: (theme) => theme.typography.h1.fontFamily,
          fontSize: '1.25rem',
          fontWeight: 560,
          display: { xs: 'none', sm: 'block' },
        }}
      >
        Safarnama
      </Typography>
    </Box>
  );
}

/** Name, role, address and last sign-in, where there is room. */
function AccountSummary({ user }: { user: SessionUser }) {
  return (
    <Box sx={{ display: { xs: 'none', lg: 'grid' }, lineHeight: 1.35, minWidth: 0, maxWidth: '26rem' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', minWidth: 0, fontWeight: 600 }}>
        <Typography
          noWrap
          component={Link}
          to={adminScreens.account.path}
          sx={{
            color: 'inherit',
            font: 'inherit',
            fontSize: '0.9375rem',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {accountName(user)}
        </Typography>
        <Box component="span" sx={{ flex: 'none', color: 'primary.main', fontSize: '0.8125rem' }}>
          {roleLabels[user.user_type]}
        </Box>
      </Box>
      <Typography noWrap component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {user.email} · {lastLoginText(user.last_login)}
      </Typography>
    </Box>
  );
}

function Clock() {
  const now = useNow(1000);
  return (
    <Box
      component="time"
      dateTime={new Date(now).toISOString()}
      sx={{ display: 'grid', fontVariantNumeric: 'tabular-nums', lineHeight: 1.35, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        {formatTimeWithSeconds(now)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {`${formatWeekday(now)} ${formatDate(now)}`}
      </Box>
    </Box>
  );
}
