import { type StoredSettings, storedSettingsSchema } from '@modules/settings/contract.ts';
import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { toErrors, useDraft } from '../../../ui/admin/useDraft.ts';
import { useStaleEntry } from '../../../ui/admin/useStaleEntry.tsx';
import { useUnsavedGuard } from '../../../ui/admin/useUnsavedGuard.ts';
import { useChangeSettingsMutation } from './agencySettingsApi.ts';
import { settingsGroups } from './settingsGroups.ts';

const timeZones = [...new Set(['Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')])];

/** The agency's settings. Only changed values are sent. */
export function SettingsForm({ settings }: { settings: StoredSettings }) {
  const { draft, set, field, fail, restart, changed, dirty, form } = useDraft(settings);
  const [change, { isLoading }] = useChangeSettingsMutation();
  const toast = useToast();
  useUnsavedGuard(dirty);
  useFreshStart(settings, dirty, restart);

  // The draft contains the version: a newer version brings new values, and only the user's changes stay on top.
  const stale = useStaleEntry<StoredSettings, Partial<StoredSettings>>({
    entry: settings,
    schema: storedSettingsSchema,
    toDraft: (theirs) => theirs,
    draft: Object.fromEntries(changed.map((name) => [name, draft[name]])),
    restart: (theirs) => restart({ ...draft, ...theirs }),
    set,
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save({ updated_at: draft.updated_at });
  };

  const save = async (version: { updated_at?: string }) => {
    if (isLoading || !dirty) return;
    const checked = storedSettingsSchema.safeParse(draft);
    if (!checked.success) return fail(toErrors(checked.error.issues));
    const changes = Object.fromEntries(changed.map((name) => [name, checked.data[name]]));
    const { data, error } = await change({ ...changes, ...version });
    if (data) {
      restart(data);
      return toast('success', 'Settings saved. The website shows them now.');
    }
    const apiError = asApiError(error ?? {});
    if (stale.note(apiError)) return;
    fail(toErrors(apiError.errors ?? []));
    toast('error', `The settings were not saved: ${apiError.message}`);
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
                'Days begin at midnight in this time zone, for date filters and statistics.'
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
      {stale.notice}
      {stale.dialog(() => void save({}))}
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

/** Adopts other users' changes while this form has none of its own. */
function useFreshStart(
  settings: StoredSettings,
  dirty: boolean,
  restart: (settings: StoredSettings) => void,
) {
  const [seen, setSeen] = useState(settings);
  useEffect(() => {
    if (settings === seen || dirty) return;
    setSeen(settings);
    restart(settings);
  }, [settings, seen, dirty, restart]);
}
