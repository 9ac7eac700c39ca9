import { Alert, Button } from '@mui/material';
import { momentText } from '../dateTexts.ts';
import { StaleDialog } from './StaleDialog.tsx';
import type { EntryForm } from './useEntryForm.ts';

type Props = { form: Pick<EntryForm, 'draft' | 'conflict' | 'isSubmitting'> };

/** What an editor offers to restore, and its question about a newer version. */
export function RecoveryNotices({ form: { draft, conflict, isSubmitting } }: Props) {
  return (
    <>
      {conflict.restoreMine ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={conflict.restoreMine}>
              Restore my changes
            </Button>
          }
        >
          This is the version that someone else saved. Your own changes can be restored.
        </Alert>
      ) : null}
      {draft ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <>
              <Button color="inherit" size="small" onClick={draft.restore}>
                Restore draft
              </Button>
              <Button color="inherit" size="small" onClick={draft.discard}>
                Discard draft
              </Button>
            </>
          }
        >
          A draft from {momentText(draft.savedAt)} was not saved.
          {draft.isOutdated
            ? ' Someone has changed the entry since; saving the draft asks before it overwrites.'
            : ''}
        </Alert>
      ) : null}
      <StaleDialog
        open={conflict.isOpen}
        busy={isSubmitting}
        onKeepEditing={conflict.keepEditing}
        onReloadTheirs={conflict.reloadTheirs}
        onOverwrite={conflict.overwrite}
      />
    </>
  );
}
