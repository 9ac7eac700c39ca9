import { disableSecondFactorSchema, secondFactorTexts } from '@modules/accounts/authentication/contract.ts';
import { Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { formatDate } from '../../../ui/admin/dateFormats.ts';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { PasswordInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { QueryState } from '../../../ui/admin/StateViews.tsx';
import { toast } from '../../../ui/admin/toast.ts';
import { disableSecondFactor, getSecondFactor } from './accountApi.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

type Open = 'set-up' | 'disable' | { codes: string[] } | null;

export function SecondFactorPanel() {
  const { data, error, refetch } = getSecondFactor.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  return (
    <Panel
      title="Second factor"
      aside={
        data ? <Badge tone={data.enabled ? 'success' : 'neutral'}>{data.enabled ? 'On' : 'Off'}</Badge> : null
      }
    >
      <QueryState
        title="The second factor could not be loaded"
        error={error}
        isLoaded={Boolean(data)}
        onRetry={refetch}
      >
        {data?.enabled ? (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>
              Since {data.enabled_at ? formatDate(data.enabled_at) : ''}, signing in asks for a code of your
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
      </QueryState>
      {open === 'set-up' ? <SetUpDialog onClose={close} onDone={(codes) => setOpen({ codes })} /> : null}
      {open === 'disable' ? <DisableDialog onClose={close} /> : null}
      {typeof open === 'object' && open ? <RecoveryCodesDialog codes={open.codes} onClose={close} /> : null}
    </Panel>
  );
}

const SetUpOffer = ({ onSetUp }: { onSetUp: () => void }) => (
  <div>
    <Typography sx={{ color: 'text.secondary', mb: 2 }}>
      Require a code from an app on your phone at sign-in as well: a stolen password alone is then not enough.
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

function DisableDialog({ onClose }: { onClose: () => void }) {
  const [disable] = disableSecondFactor.useMutation();
  const form = useSubmitForm({
    initial: { current_password: '', code: '' },
    resolver: schemaResolver(disableSecondFactorSchema),
    send: disable,
    onSent: () => {
      toast('success', secondFactorTexts.disabled);
      onClose();
    },
  });
  const { control } = form;

  return (
    <FormDialog title="Switch off your second factor" submitLabel="Switch off" form={form} onClose={onClose}>
      <Typography>You will sign in with your password only.</Typography>
      <PasswordInput
        control={control}
        name="current_password"
        label="Current password"
        required
        autoFocus
        autoComplete="current-password"
      />
      <TextInput
        control={control}
        name="code"
        label="Code, or a recovery code"
        required
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
      />
    </FormDialog>
  );
}
