import {
  listTimeZones,
  type Settings,
  type StoredSettings,
  settingsSchema,
  storedSettingsSchema,
} from '@modules/settings/contract.ts';
import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { formatCount } from '@platform/text/formats.contract.ts';
import { useEffect, useEffectEvent } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { getChanges } from '../../../lib/forms/getChanges.ts';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { preventEarlySubmit } from '../../../ui/admin/form/preventEarlySubmit.ts';
import { RecoveryNotices } from '../../../ui/admin/form/RecoveryNotices.tsx';
import { SaveBar } from '../../../ui/admin/form/SaveBar.tsx';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { toast } from '../../../ui/admin/toast.ts';
import { useUnsavedGuard } from '../../../ui/admin/useUnsavedGuard.ts';
import { Options } from '../../../ui/site/Options.tsx';
import { changeSettings } from './agencySettingsApi.ts';
import { type Field, settingsGroups } from './settingsGroups.ts';

/** The values of the form's fields: numbers as typed. */
type SettingsValues = Record<keyof Settings, string>;

const toValues = ({ updated_at: _version, ...settings }: StoredSettings) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, String(value)]),
  ) as SettingsValues; // the same names

const timeZones = listTimeZones();

/** The agency's settings. Only changed values are sent. */
export function SettingsForm({ settings }: { settings: StoredSettings }) {
  const form = useSettingsForm(settings);
  const { control } = form;
  const confirmDiscard = useUnsavedGuard(form.isDirty);
  return (
    <Form form={form}>
      <RecoveryNotices form={form} />
      {settingsGroups.map(({ title, text, fields }) => (
        <Panel key={title} title={title}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {text}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
            {fields.map((field) => (
              <SettingsInput key={field.name} control={control} field={field} />
            ))}
          </Box>
        </Panel>
      ))}
      <Panel title="Place">
        <TimeZoneInput control={control} />
      </Panel>
      <Panel title="Legal texts">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextInput
            control={control}
            name="privacy_html"
            label="Privacy policy (HTML)"
            multiline
            minRows={5}
            maxRows={18}
          />
          <TextInput
            control={control}
            name="terms_html"
            label="Terms (HTML)"
            multiline
            minRows={5}
            maxRows={18}
          />
        </Box>
      </Panel>
      <ChangesBar
        control={control}
        busy={form.isSubmitting}
        onDiscard={async () => {
          if (await confirmDiscard()) form.restart(settings);
        }}
      />
    </Form>
  );
}

type ChangesProps = { control: FormControl<SettingsValues>; busy: boolean; onDiscard: () => void };

function ChangesBar({ control, busy, onDiscard }: ChangesProps) {
  const values = useWatch({ control });
  const { defaultValues } = useFormState({ control });
  const count = Object.keys(getChanges(values, defaultValues)).length;
  return (
    <SaveBar
      unsaved={count > 0 && `${formatCount(count, 'field')} changed`}
      busy={busy}
      saveLabel="Save Settings"
      onDiscard={onDiscard}
    />
  );
}

type SettingsFieldProps = { control: FormControl<SettingsValues>; field: Field };

/** A text, or a select where the values are given. */
function SettingsInput({ control, field: { wide, options, ...field } }: SettingsFieldProps) {
  return (
    <TextInput
      control={control}
      {...field}
      {...(options ? { select: true, slotProps: { select: { native: true } } } : {})}
      sx={wide ? { gridColumn: { md: '1 / -1' } } : undefined}
    >
      {options ? <Options choices={options} /> : null}
    </TextInput>
  );
}

function useSettingsForm(settings: StoredSettings) {
  const [change] = changeSettings.useMutation();
  const form = useEntryForm({
    draftName: 'settings',
    opened: settings,
    savedSchema: storedSettingsSchema,
    toValues,
    blank: toValues(settings),
    schema: settingsSchema,
    save: (_settings, { version, changes }) => change({ ...changes, updated_at: version ?? undefined }),
    onFailed: ({ message }) => toast('error', `The settings were not saved: ${message}`),
    onSaved: (saved) => {
      form.restart(saved);
      toast('success', 'Settings saved. The website shows them now.');
    },
  });

  // adopts other users' changes while this form has none of its own
  const adopt = useEffectEvent((current: StoredSettings) => {
    if (!form.isDirty) form.restart(current);
  });
  useEffect(() => adopt(settings), [settings]);
  return form;
}

function TimeZoneInput({ control }: { control: FormControl<SettingsValues> }) {
  const { field, fieldState } = useController({ control, name: 'time_zone' });
  return (
    <Autocomplete
      autoHighlight
      options={timeZones}
      value={field.value}
      disableClearable
      onChange={(_event, zone) => field.onChange(zone)}
      onBlur={field.onBlur}
      onKeyDown={preventEarlySubmit(field.value)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Time zone"
          error={fieldState.invalid}
          helperText={
            fieldState.error?.message ??
            'Days begin at midnight in this time zone, for date filters and statistics.'
          }
        />
      )}
      sx={{ maxWidth: 420 }}
    />
  );
}
