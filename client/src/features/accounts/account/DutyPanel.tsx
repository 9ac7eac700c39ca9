import { FormControlLabel, Switch, Typography } from '@mui/material';
import { failureText } from '../../../lib/api/failureText.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useChangeDutyMutation, useGetDutyQuery } from './accountApi.ts';

/** The user's own switch: whether rules assign new enquiries to them. */
export function DutyPanel() {
  const { data } = useGetDutyQuery(undefined, { refetchOnMountOrArgChange: true });
  const [change, { isLoading }] = useChangeDutyMutation();
  const toast = useToast();
  const toggle = async (onDuty: boolean) => {
    const { error } = await change(onDuty);
    if (error) toast('error', failureText('Your duty was not changed', error));
    else toast('success', onDuty ? 'You are on duty.' : 'You are off duty.');
  };
  return (
    <Panel title="Duty">
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        While you are on duty, new enquiries are assigned to you where the settings say so.
      </Typography>
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
    </Panel>
  );
}
