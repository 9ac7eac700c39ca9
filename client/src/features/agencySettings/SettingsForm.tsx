import { type Settings, settingsSchema } from '@modules/settings/contract.ts';
import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { asApiError } from '../../app/apiError.ts';
import { Panel } from '../../components/admin/Panel.tsx';
import { useToast } from '../../components/admin/Toasts.tsx';
import { errorsOf, useDraft } from '../../components/admin/useDraft.ts';
import { useUnsavedGuard } from '../../components/admin/useUnsavedGuard.ts';
import { useChangeSettingsMutation } from './agencySettingsApi.ts';
import { settingsGroups } from './settingsGroups.ts';

const timeZones = [...new Set(['Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')])];

/** The facts of the agency. Only what was changed is sent. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { draft, set, field, fail, restart, changed, dirty, form } = useDraft(settings);
  const [change, { isLoading }] = useChangeSettingsMutation();
  const toast = useToast();
  useUnsavedGuard(dirty);
  useFreshStart(settings, dirty, restart);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !dirty) return;
    const checked = settingsSchema.safeParse(draft);
    if (!checked.success) return fail(errorsOf(checked.error.issues));
    const { data, error } = await change(
      Object.fromEntries(changed.map((name) => [name, checked.data[name]])),
    );
    if (data) {
      restart(data);
      return toast('success', 'Settings saved. The website shows them now.');
    }
    const told = asApiError(error ?? {});
    fail(errorsOf(told.errors ?? []));
    toast('error', `The settings were not saved: ${told.message}`);
  };

  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {settingsGroups.map(({ title, text, fields }) => (
        <Panel key={title} title={title}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {text}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
            {fields.map(({ name, label, type, hint, wide }) => {
              const props = field(name);
              return (
                <TextField
                  key={name}
                  label={label}
                  type={type ?? 'text'}
                  {...props}
                  helperText={props.helperText ?? hint}
                  sx={wide ? { gridColumn: { md: '1 / -1' } } : undefined}
                />
              );
            })}
          </Box>
        </Panel>
      ))}
      <Panel title="Place">
        <Autocomplete
          options={timeZones}
          value={draft.time_zone}
          disableClearable
          onChange={(_event, time_zone) => set({ time_zone })}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Time zone"
              error={field('time_zone').error}
              helperText={
                field('time_zone').helperText ??
                'Days begin at midnight here: "today", date filters, figures.'
              }
            />
          )}
          sx={{ maxWidth: 420 }}
        />
      </Panel>
      <Panel title="Legal texts">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextField
            multiline
            minRows={5}
            maxRows={18}
            label="Privacy policy (HTML)"
            {...field('privacy_html')}
          />
          <TextField multiline minRows={5} maxRows={18} label="Terms (HTML)" {...field('terms_html')} />
        </Box>
      </Panel>
      <SaveBar dirty={dirty} count={changed.length} busy={isLoading} onDiscard={() => restart(settings)} />
    </Box>
  );
}

type SaveBarProps = { dirty: boolean; count: number; busy: boolean; onDiscard: () => void };

function SaveBar({ dirty, count, busy, onDiscard }: SaveBarProps) {
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
        {dirty ? `${count} ${count === 1 ? 'field' : 'fields'} changed` : 'Everything is saved'}
      </Typography>
      <Button color="inherit" disabled={!dirty || busy} onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" variant="contained" disabled={!dirty} loading={busy}>
        Save Settings
      </Button>
    </Box>
  );
}

/** What others saved meanwhile is taken over while nothing is typed here. */
function useFreshStart(settings: Settings, dirty: boolean, restart: (settings: Settings) => void) {
  const [seen, setSeen] = useState(settings);
  useEffect(() => {
    if (settings === seen || dirty) return;
    setSeen(settings);
    restart(settings);
  }, [settings, seen, dirty, restart]);
}
