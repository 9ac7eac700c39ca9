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
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { isOwnEvent } from '../isOwnEvent.ts';
import { useFocusRestoration } from '../useFocusRestoration.ts';
import { FormUploadsContext } from './FormUploadsContext.ts';
import { listMessages } from './formErrors.ts';
import { RecoveryNotices } from './RecoveryNotices.tsx';
import type { EntryForm } from './useEntryForm.ts';
import { useFailureInView } from './useFailureInView.ts';
import { useReportUnsaved } from './useReportUnsaved.ts';

type Props = {
  title: string;
  subtitle?: ReactNode;
  form: EntryForm;
  onClose: () => void;
  onUnsaved: (unsaved: boolean) => void;
  submitLabel: string;
  /** Why the form cannot be submitted; shown next to the disabled button. */
  blocked?: string | null;
  /** Something to look at before saving; it does not prevent it. */
  warning?: string | null;
  /** The button that previews the saved entry. */
  preview?: ReactNode;
  /** An error message above the fields; by default all errors of the form. */
  alert?: ReactNode;
  children: ReactNode;
};

/** Header, body and footer of an editor dialog; Ctrl+S submits the form. */
export function EditorFrame(props: Props) {
  const { title, form, onClose, onUnsaved, alert = <FormAlert form={form} /> } = props;
  const [uploads, setUploads] = useState(0);
  useReportUnsaved(form.isDirty || uploads > 0, onUnsaved);
  useFocusRestoration(form.formRef);
  const content = useFailureInView(form.formError);
  const blocked = uploads > 0 ? 'Please wait for the upload to finish' : props.blocked;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!form.isSubmitting && !blocked) void form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || !isOwnEvent(event)) return;
    // A list takes over a typed line when its field loses the focus.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) {
      activeElement.blur();
      activeElement.focus();
    }
    submit(event);
  };

  return (
    <Box
      component="form"
      ref={form.formRef}
      noValidate
      aria-labelledby="editor-title"
      onSubmit={submit}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <EditorHead title={title} subtitle={props.subtitle} onClose={onClose} />
      <DialogContent
        ref={content}
        dividers
        // relative, so that visually hidden elements scroll with the content; a bar at its top covers no focused field
        sx={{ px: { xs: 2, md: 3 }, position: 'relative', scrollPaddingTop: '4rem' }}
      >
        <RecoveryNotices form={form} />
        {alert}
        <FormUploadsContext value={setUploads}>{props.children}</FormUploadsContext>
      </DialogContent>
      <EditorFoot {...props} blocked={blocked} />
    </Box>
  );
}

/** The errors of the fields, or else the reason why saving failed. */
function FormAlert({ form: { errors, failure } }: Pick<Props, 'form'>) {
  const problem = listMessages(errors).join(', ') || failure?.message;
  return problem ? (
    <Alert severity="error" sx={{ mb: 2.5 }}>
      {problem}
    </Alert>
  ) : null;
}

function EditorHead({ title, subtitle, onClose }: Pick<Props, 'title' | 'subtitle' | 'onClose'>) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: subtitle ? 'flex-start' : 'center',
        gap: 2,
        py: 2,
        pl: { xs: 2, md: 3 },
        pr: { xs: 1, md: 1.5 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <DialogTitle id="editor-title" sx={{ p: 0 }}>
          {title}
        </DialogTitle>
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
    </Box>
  );
}

type FootProps = Pick<Props, 'form' | 'submitLabel' | 'blocked' | 'warning' | 'preview' | 'onClose'>;

function EditorFoot({ form, submitLabel, blocked, warning, preview, onClose }: FootProps) {
  const { isSubmitting, isDirty } = form;
  return (
    <DialogActions sx={{ px: { xs: 2, md: 3 }, py: 1.5, gap: 1, flexWrap: 'wrap' }}>
      <Typography
        variant="body2"
        role="status"
        sx={{
          flex: { xs: '1 0 100%', sm: '1 1 12rem' }, // on a phone in a row of its own
          color: blocked || warning ? 'warning.main' : 'text.secondary',
          '&:empty': { flexBasis: { xs: 0 } },
        }}
      >
        {blocked ?? [warning, isDirty && !isSubmitting && getUnsavedText(preview)].filter(Boolean).join('. ')}
      </Typography>
      {preview}
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={isSubmitting || Boolean(blocked)}
        loading={isSubmitting}
        loadingPosition="start"
      >
        {submitLabel}
      </Button>
    </DialogActions>
  );
}

const getUnsavedText = (preview: ReactNode) =>
  preview ? 'Not saved yet. The preview shows the saved version.' : 'Not saved yet';
