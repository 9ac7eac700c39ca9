import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
} from '@mui/material';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { DraftOffer } from './DraftOffer.tsx';
import type { EntryForm } from './useEntryForm.ts';

type Props = {
  title: string;
  subtitle?: ReactNode;
  form: Pick<
    EntryForm<object>,
    'saving' | 'dirty' | 'refusals' | 'submit' | 'bringBackMine' | 'offeredDraft'
  >;
  onClose: () => void;
  submitLabel: string;
  /** Why the form cannot be submitted; shown next to the disabled button. */
  blocked?: string | null;
  /** An error message above the fields. */
  alert?: ReactNode;
  children: ReactNode;
};

/** Header, body and footer of an editor dialog; Ctrl+S submits the form. */
export function EditorFrame({
  title,
  subtitle,
  form,
  onClose,
  submitLabel,
  blocked,
  alert,
  children,
}: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { saving, dirty, refusals, bringBackMine } = form;
  const ready = !saving && !blocked;

  // focuses the first invalid field
  useEffect(() => {
    if (refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [refusals]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (ready) void form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') submit(event);
  };

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      aria-labelledby="editor-title"
      onSubmit={submit}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <DialogTitle component="div" sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, pr: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id="editor-title">
            {title}
          </Typography>
          {subtitle ? (
            <Typography
              variant="body2"
              component="div"
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {subtitle}
            </Typography>
          ) : null}
        </Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </DialogTitle>
      <DialogContent
        dividers
        // relative, so that visually hidden elements scroll with the content
        sx={{ px: { xs: 2, md: 3 }, position: 'relative' }}
      >
        {bringBackMine ? (
          <Alert
            severity="info"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" size="small" onClick={bringBackMine}>
                Restore my changes
              </Button>
            }
          >
            This is the version that someone else saved. Your own changes can be restored.
          </Alert>
        ) : null}
        <DraftOffer draft={form.offeredDraft} />
        {alert}
        {children}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, md: 3 }, py: 1.5, gap: 1 }}>
        <Typography
          variant="body2"
          role="status"
          sx={{ flex: 1, minWidth: 0, color: blocked ? 'warning.main' : 'text.secondary' }}
        >
          {blocked ?? (dirty && !saving ? 'Not saved yet' : '')}
        </Typography>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={!ready} loading={saving} loadingPosition="start">
          {submitLabel}
        </Button>
      </DialogActions>
    </Box>
  );
}
