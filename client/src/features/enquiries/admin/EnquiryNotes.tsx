import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMay } from '../../../lib/session/useSession.ts';
import { Subject } from '../../../ui/admin/Subject.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { NoteList } from './NoteList.tsx';
import { useEnquiryChange } from './useEnquiryChange.ts';

const longest = 10_000;

type Props = { enquiry: Enquiry; onUnsaved: (unsaved: boolean) => void };

/** Internal notes, with an input for a new one. */
export function EnquiryNotes({ enquiry, onUnsaved }: Props) {
  const may = useMay('enquiries.respond');
  return (
    <Subject title="Internal Notes">
      <NoteList notes={enquiry.notes_history} />
      {may ? <NoteInput enquiry={enquiry} onUnsaved={onUnsaved} /> : null}
    </Subject>
  );
}

/** The text stays until it is saved or deliberately discarded. */
function NoteInput({ enquiry, onUnsaved }: Props) {
  const [draft, setDraft] = useState('');
  const [saving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const change = useEnquiryChange();
  const toast = useToast();
  const unsaved = draft.trim() !== '';

  const reportUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => {
    reportUnsaved(unsaved);
  }, [unsaved]);
  useEffect(() => () => reportUnsaved(false), []);

  const save = async () => {
    setSaving(true);
    // the text stays in the box when the server rejects it
    if (await change(enquiry, 'note', { notes: draft.trim() })) {
      setDraft('');
      toast('success', 'Notes saved.');
      // the button is disabled now, which would move the focus out of the dialog
      box.current?.focus();
    }
    setSaving(false);
  };

  return (
    <>
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
          htmlInput: { 'aria-label': 'Internal Notes', maxLength: longest, readOnly: saving },
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
    </>
  );
}
