import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useStoredText } from '../../../lib/session/useStoredText.ts';
import { restoreFocus } from '../../../ui/admin/form/restoreFocus.ts';
import { toast } from '../../../ui/admin/toast.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';

type Props = {
  enquiry: EnquiryResponse;
  /** Called when the text field has the focus again after a note was saved. */
  onFinished: () => void;
};

const maxLength = 10_000;

/** Adds an internal note to the conversation. The text stays until it is saved. */
export function EnquiryNotes({ enquiry, onFinished }: Props) {
  const [draft, setDraft, removeSaved] = useStoredText(`note-${enquiry.id}`);
  const [saving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const change = useEnquiryChange();
  const unsaved = draft.trim() !== '';

  const save = async () => {
    setSaving(true);
    // the text stays in the box when the server rejects it
    if (await change(enquiry, 'note', { notes: draft.trim() })) {
      removeSaved(draft);
      toast('success', 'Notes saved.');
      // the button is disabled now, which would move the focus to the page
      restoreFocus(box.current);
      onFinished();
    }
    setSaving(false);
  };

  return (
    <Box component="section" aria-label="Note">
      <TextField
        multiline
        fullWidth
        minRows={3}
        maxRows={12}
        value={draft}
        placeholder="Add internal notes..."
        onChange={(event) => setDraft(event.target.value)}
        inputRef={box}
        slotProps={{
          htmlInput: { 'aria-label': 'Internal Notes', dir: 'auto', maxLength: maxLength, readOnly: saving },
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Button variant="contained" size="small" disabled={!unsaved} loading={saving} onClick={save}>
          Save Notes
        </Button>
        <Typography variant="caption" role="status" sx={{ color: 'warning.main' }}>
          {unsaved && !saving ? 'Not saved yet' : ''}
        </Typography>
      </Box>
    </Box>
  );
}
