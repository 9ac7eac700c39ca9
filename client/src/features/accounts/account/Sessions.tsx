import { authTexts, type OwnSession } from '@modules/accounts/authentication/contract.ts';
import { Box, Button, Divider, List, Skeleton, Typography } from '@mui/material';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { confirm } from '../../../ui/admin/confirm.ts';
import { formatDateTime } from '../../../ui/admin/dateFormats.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { QueryState } from '../../../ui/admin/StateViews.tsx';
import { toastResult } from '../../../ui/admin/toastResult.ts';
import { endOtherSessions, endSession, listSessions } from './accountApi.ts';

/** Height of one session's row: there is at least one. */
const rowHeight = 89;

export function Sessions() {
  const { data, error, refetch } = listSessions.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOthers, { isLoading }] = endOtherSessions.useMutation();

  const askAll = async () => {
    const yes = await confirm({
      title: 'End All Other Sessions',
      text: 'All other browsers are signed out. Unsaved text there is available again after signing in.',
      confirmLabel: 'End them',
    });
    if (!yes) return;
    toastResult(await endOthers(), 'Failed to end the other sessions', authTexts.othersEnded);
  };

  const hasOthers = (data?.length ?? 0) > 1;
  return (
    <Panel
      title="Sessions"
      aside={
        hasOthers ? (
          <Button size="small" variant="outlined" color="error" loading={isLoading} onClick={askAll}>
            End all others
          </Button>
        ) : null
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        Browsers where you are signed in. If you do not recognise one, end its session and change your
        password.
      </Typography>
      <QueryState
        title="The sessions could not be loaded"
        error={error}
        isLoaded={Boolean(data)}
        onRetry={refetch}
      >
        <List disablePadding aria-busy={!data}>
          {data ? (
            data.map((session) => <SessionRow key={session.id} session={session} />)
          ) : (
            <Skeleton variant="rounded" height={rowHeight} />
          )}
        </List>
      </QueryState>
    </Panel>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const [end, { isLoading }] = endSession.useMutation();
  const endIt = async () => {
    toastResult(await end(session.id), 'Failed to end the session', authTexts.sessionEnded);
  };
  return (
    <Box component="li">
      <Divider />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 600 }}>{session.browser}</Typography>
            {session.current ? <Badge tone="success">This browser</Badge> : null}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {session.address ?? 'Unknown address'} · last used {formatDateTime(session.last_used_at)}
            <br />
            Signed in {formatDateTime(session.created_at)}
          </Typography>
        </Box>
        {session.current ? null : (
          <Button
            size="small"
            color="error"
            aria-label={`End the session of ${session.browser}, signed in ${formatDateTime(session.created_at)}`}
            loading={isLoading}
            onClick={endIt}
          >
            End
          </Button>
        )}
      </Box>
    </Box>
  );
}
