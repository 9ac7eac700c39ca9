import { Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { asApiError } from '../../app/apiError.ts';
import { Badge } from '../../components/admin/Badge.tsx';
import { Panel } from '../../components/admin/Panel.tsx';
import { ErrorState } from '../../components/admin/StateViews.tsx';
import { useGetSecondFactorQuery } from './accountApi.ts';
import { DisableDialog } from './DisableDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });

type Open = 'set-up' | 'disable' | { codes: string[] } | null;

/** Whether sign-in asks for a code, and the way to change that. */
export function SecondFactorPanel() {
  const { data, error, refetch } = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  return (
    <Panel
      title="Second factor"
      aside={
        data ? <Badge tone={data.enabled ? 'success' : 'neutral'}>{data.enabled ? 'On' : 'Off'}</Badge> : null
      }
    >
      {error && !data ? (
        <ErrorState
          title="The second factor could not be loaded"
          text={asApiError(error).message}
          onRetry={refetch}
        />
      ) : data?.enabled ? (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            Since {data.enabled_at ? day.format(new Date(data.enabled_at)) : ''}, signing in asks for a code
            of your authenticator app. {leftText(data.recovery_codes_left)}
          </Typography>
          <Button variant="outlined" color="error" onClick={() => setOpen('disable')}>
            Switch off
          </Button>
        </>
      ) : data ? (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            Have signing in ask for a code of an app on your phone as well: a stolen password is then not
            enough.
          </Typography>
          <Button variant="contained" onClick={() => setOpen('set-up')}>
            Set up
          </Button>
        </>
      ) : (
        <Skeleton aria-busy />
      )}
      {open === 'set-up' ? <SetUpDialog onClose={close} onDone={(codes) => setOpen({ codes })} /> : null}
      {open === 'disable' ? <DisableDialog onClose={close} /> : null}
      {typeof open === 'object' && open ? <RecoveryCodesDialog codes={open.codes} onClose={close} /> : null}
    </Panel>
  );
}

function leftText(left: number) {
  if (left === 0) return 'No recovery code is left: switch it off and on again for new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
