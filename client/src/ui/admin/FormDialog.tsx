import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { SubmitForm } from '../../lib/forms/useSubmitForm.ts';
import { useFailureInView } from './form/useFailureInView.ts';
import { useFocusRestoration } from './useFocusRestoration.ts';
import { leavesPage, useUnsavedGuard } from './useUnsavedGuard.ts';

type Props = {
  title: string;
  submitLabel: string;
  form: SubmitForm;
  /** There are changes that closing would lose: it asks for confirmation. */
  unsaved?: boolean;
  /** An error of the whole form, shown above the fields; by default the form's own. */
  problem?: string | null;
  onClose: () => void;
  maxWidth?: 'sm' | 'md';
  children: ReactNode;
};

const sendingQuestion = {
  title: 'Still being sent',
  text: 'If you leave now, you will not see whether it failed.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
};

/** A form in a dialog, full screen on phones; unsaved changes need a confirmation to close. */
export function FormDialog(props: Props) {
  const { title, submitLabel, form, unsaved = false, onClose, maxWidth = 'sm' } = props;
  const { problem = form.formError } = props;
  const saving = form.isSubmitting;
  const fullScreen = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const confirmDiscard = useUnsavedGuard(unsaved || saving, leavesPage, saving ? sendingQuestion : undefined);
  useFocusRestoration(form.formRef);
  const content = useFailureInView(form.formError);
  const close = async () => {
    if (!saving && (await confirmDiscard())) onClose();
  };
  return (
    <Dialog open onClose={close} fullScreen={fullScreen} maxWidth={maxWidth}>
      <Box
        component="form"
        ref={form.formRef}
        noValidate
        onSubmit={form.submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent ref={content} dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
            {problem ? (
              <Alert severity="error" role="presentation">
                {problem}
              </Alert>
            ) : null}
          </Box>
          {props.children}
        </DialogContent>
        <DialogActions sx={{ py: 1.5 }}>
          <Button color="inherit" onClick={close} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={saving}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
