import { Alert, Button } from '@mui/material';
import { momentText } from '../dateTexts.ts';
import type { EntryForm } from './useEntryForm.ts';

/** Offers to restore an unsaved draft of an earlier visit. */
export function DraftOffer({ draft }: { draft: EntryForm<object>['offeredDraft'] }) {
  if (!draft) return null;
  return (
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
      {draft.outdated
        ? ' Someone has changed the entry since; saving the draft asks before it overwrites.'
        : ''}
    </Alert>
  );
}
