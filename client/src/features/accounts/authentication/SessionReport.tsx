import { Box } from '@mui/material';
import { roleLabels } from '@platform/contract.ts';
import { formatCount } from '@platform/text/formats.contract.ts';
import { readToken } from '../../../lib/api/storedToken.ts';
import { readUser, tokenExpiry } from '../../../lib/session/storedSession.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { formatDateTimeWithSeconds } from '../../../ui/admin/dateFormats.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { Fact } from '../../../ui/admin/Subsection.tsx';
import { useNow } from '../../../ui/admin/useNow.ts';

const viewPermissions = [
  'dashboard.view',
  'destinations.view',
  'blog.view',
  'news.view',
  'enquiries.view',
] as const;

/** The session as this browser stores it, refreshed every second. */
export function SessionReport() {
  const now = useNow(1000);
  const user = useUser();
  const token = readToken();
  const expiry = token ? tokenExpiry(token) : null;
  const stored = readUser();
  return (
    <Panel title="Session">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <Fact name="Login state">{user ? 'Signed in' : 'Signed out'}</Fact>
        <Fact name="User data">
          {user
            ? `${user.first_name} ${user.last_name} (${user.username}), ${roleLabels[user.user_type]}`
            : '–'}
        </Fact>
        <Fact name="Token">{token ? `Present (${token.length} characters)` : 'Absent'}</Fact>
        <Fact name="Token expiry">
          {expiry === null
            ? '–'
            : `${formatDateTimeWithSeconds(expiry)} (${expiry > now ? `in ${formatCount(Math.ceil((expiry - now) / 60_000), 'minute')}` : 'expired'})`}
        </Fact>
        <Fact name="Stored user data">{stored ? `${stored.email}, ${stored.user_type}` : 'None'}</Fact>
        <Fact name="View permissions">
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, pt: 0.5 }}>
            {viewPermissions.map((permission) => {
              const may = user?.permissions.includes(permission) ?? false;
              return (
                <Badge key={permission} tone={may ? 'success' : 'neutral'}>
                  {permission}: {may ? 'yes' : 'no'}
                </Badge>
              );
            })}
          </Box>
        </Fact>
      </Box>
    </Panel>
  );
}
