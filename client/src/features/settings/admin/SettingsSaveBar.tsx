import type { Settings } from '@modules/settings/contract.ts';
import { Box, Button, Typography } from '@mui/material';
import { useFormState, useWatch } from 'react-hook-form';
import { getChanges } from '../../../lib/forms/getChanges.ts';
import type { FormControl } from '../../../lib/forms/useFormField.ts';

/** The values of the form's fields, as text. */
export type SettingsValues = Record<keyof Settings, string>;

type Props = { control: FormControl<SettingsValues>; busy: boolean; onDiscard: () => void };

/** The number of changed fields, and the buttons that save and discard them. */
export function SettingsSaveBar({ control, busy, onDiscard }: Props) {
  const values = useWatch({ control });
  const { defaultValues } = useFormState({ control });
  const count = Object.keys(getChanges(values, defaultValues)).length;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        py: 1.5,
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'flex-end',
        backgroundColor: 'background.default',
        borderTop: '1px solid',
        borderColor: 'divider',
        zIndex: 1,
      }}
    >
      <Typography role="status" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
        {count > 0 ? `${count} ${count === 1 ? 'field' : 'fields'} changed` : 'Everything is saved'}
      </Typography>
      <Button color="inherit" disabled={count === 0 || busy} onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" variant="contained" disabled={count === 0} loading={busy}>
        Save Settings
      </Button>
    </Box>
  );
}
