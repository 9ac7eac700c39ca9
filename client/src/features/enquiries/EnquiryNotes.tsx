import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMay } from '../../app/session/useSession.ts';
import { useToast } from '../../components/admin/Toasts.tsx';
import { Subject } from './Subject.tsx';
import { useEnquiryChange } from './useEnquiryChange.ts';

const longest = 10_000;

/** Notes for colleagues. What is typed stays until it is saved or discarded on purpose. */
export function EnquiryNotes({
  enquiry,
  onUnsaved,
}: {
  enquiry: Enquiry;
  onUnsaved: (unsaved: boolean) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const change = useEnquiryChange();
  const toast = useToast();
  const may = useMay('enquiries.respond');
  const saved = enquiry.notes ?? '';
  const unsaved = draft !== null && draft !== saved;

  const tell = useEffectEvent(onUnsaved);
  useEffect(() => {
    tell(unsaved);
  }, [unsaved]);
  useEffect(() => () => tell(false), []);

  if (!may) {
    return (
      <Subject title="Internal Notes">
        <Typography sx={{ whiteSpace: 'pre-wrap', color: saved ? undefined : 'text.secondary' }}>
          {saved || 'No notes.'}
        </Typography>
      </Subject>
    );
  }

  const save = async () => {
    setSaving(true);
    // what the person typed stays in the box when the server refuses it
    if (await change(enquiry, 'note', { notes: draft?.trim() || null })) {
      setDraft(null);
      toast('success', 'Notes saved.');
      // the button is disabled now, and a disabled button drops the focus out of the dialog
      box.current?.focus();
    }
    setSaving(false);
  };

  return (
    <Subject title="Internal Notes">
      <TextField
        multiline
        fullWidth
        minRows={3}
        maxRows={12}
        value={draft ?? saved}
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
    </Subject>
  );
}
