import { Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { dayText } from '../../../ui/admin/dateTexts.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { ErrorState } from '../../../ui/admin/StateViews.tsx';
import { useGetSecondFactorQuery } from './accountApi.ts';
import { DisableDialog } from './DisableDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

type Open = 'set-up' | 'disable' | { codes: string[] } | null;

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
            Since {data.enabled_at ? dayText(data.enabled_at) : ''}, signing in asks for a code of your
            authenticator app. {leftText(data.recovery_codes_left)}
          </Typography>
          <Button variant="outlined" color="error" onClick={() => setOpen('disable')}>
            Switch off
          </Button>
        </>
      ) : data ? (
        <SetUpOffer onSetUp={() => setOpen('set-up')} />
      ) : (
        // as high as the offer, so that the password below does not move
        <Skeleton aria-busy variant="rounded" sx={{ height: 'auto' }}>
          <SetUpOffer onSetUp={() => undefined} />
        </Skeleton>
      )}
      {open === 'set-up' ? <SetUpDialog onClose={close} onDone={(codes) => setOpen({ codes })} /> : null}
      {open === 'disable' ? <DisableDialog onClose={close} /> : null}
      {typeof open === 'object' && open ? <RecoveryCodesDialog codes={open.codes} onClose={close} /> : null}
    </Panel>
  );
}

const SetUpOffer = ({ onSetUp }: { onSetUp: () => void }) => (
  <div>
    <Typography sx={{ color: 'text.secondary', mb: 2 }}>
      Have signing in ask for a code of an app on your phone as well: a stolen password is then not enough.
    </Typography>
    <Button variant="contained" onClick={onSetUp}>
      Set up
    </Button>
  </div>
);

function leftText(left: number) {
  if (left === 0)
    return 'No recovery codes are left. Turn the second factor off and on again to get new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
