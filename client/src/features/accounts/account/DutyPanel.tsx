import { FormControlLabel, Switch, Typography } from '@mui/material';
import { failureText } from '../../../lib/api/failureText.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { RetryAlert } from '../../../ui/admin/StateViews.tsx';
import { toastResult } from '../../../ui/admin/toastResult.ts';
import { changeDuty, getDuty } from './accountApi.ts';

/** The user's own switch: whether rules assign new enquiries to them. */
export function DutyPanel() {
  const { data, error, refetch } = getDuty.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const [change, { isLoading }] = changeDuty.useMutation();
  const toggle = async (onDuty: boolean) => {
    toastResult(
      await change(onDuty),
      'Your duty was not changed',
      onDuty ? 'You are on duty.' : 'You are off duty.',
    );
  };
  return (
    <Panel title="Duty">
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        While you are on duty, new enquiries are assigned to you where the settings say so.
      </Typography>
      {error && data === undefined ? (
        <RetryAlert message={failureText('Your duty could not be loaded', error)} onRetry={refetch} />
      ) : (
        <FormControlLabel
          control={
            <Switch
              checked={data ?? false}
              disabled={data === undefined || isLoading}
              onChange={(_event, onDuty) => toggle(onDuty)}
            />
          }
          label="On duty"
        />
      )}
    </Panel>
  );
}
