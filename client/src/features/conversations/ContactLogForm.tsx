import type { ContactLog } from '@modules/conversations/contract.ts';
import { Box, Button, Collapse, FormHelperText, MenuItem, TextField } from '@mui/material';
import PhoneCall from 'lucide-react/icons/phone-call';
import { useEffect, useEffectEvent, useState } from 'react';
import { asApiError } from '../../lib/api/apiError.ts';
import { useLogContactMutation } from './conversationsApi.ts';

type Props = { enquiryId: number; onUnsaved: (unsaved: boolean) => void };

const kinds = [
  { label: 'I called', kind: 'call', direction: 'outgoing' },
  { label: 'The customer called', kind: 'call', direction: 'incoming' },
  { label: 'I wrote by WhatsApp', kind: 'whatsapp', direction: 'outgoing' },
  { label: 'The customer wrote by WhatsApp', kind: 'whatsapp', direction: 'incoming' },
] as const satisfies (Omit<ContactLog, 'text'> & { label: string })[];

/** Adds a call or a WhatsApp message to the thread. */
export function ContactLogForm({ enquiryId, onUnsaved }: Props) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const [text, setText] = useState('');
  const [log, { isLoading, error, reset }] = useLogContactMutation();
  const unsaved = text.trim() !== '';
  useUnsavedReport(unsaved, onUnsaved);

  const save = async () => {
    const { kind, direction } = kinds[chosen] ?? kinds[0];
    const { error: failure } = await log({ enquiry: enquiryId, kind, direction, text });
    if (failure) return;
    setText('');
    setOpen(false);
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<PhoneCall size={16} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Log a call or WhatsApp message
      </Button>
      <Collapse in={open} unmountOnExit>
        <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5 }}>
          <KindSelect value={chosen} onChange={setChosen} />
          <TextField
            multiline
            minRows={2}
            maxRows={10}
            label="What was said"
            value={text}
            onChange={(event) => {
              reset();
              setText(event.target.value);
            }}
            slotProps={{ htmlInput: { maxLength: 10_000 } }}
          />
          {error ? (
            <FormHelperText error role="alert">
              {asApiError(error).message}
            </FormHelperText>
          ) : null}
          <Box>
            <Button variant="contained" size="small" disabled={!unsaved} loading={isLoading} onClick={save}>
              Add to the conversation
            </Button>
          </Box>
        </Box>
      </Collapse>
    </Box>
  );
}

function KindSelect({ value, onChange }: { value: number; onChange: (index: number) => void }) {
  return (
    <TextField
      select
      size="small"
      label="What happened"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ maxWidth: 320 }}
    >
      {kinds.map(({ label }, index) => (
        <MenuItem key={label} value={index}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function useUnsavedReport(unsaved: boolean, onUnsaved: (unsaved: boolean) => void) {
  const report = useEffectEvent(onUnsaved);
  useEffect(() => {
    report(unsaved);
  }, [unsaved]);
  useEffect(() => () => report(false), []);
}
