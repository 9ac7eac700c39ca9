import type { ContactLog } from '@modules/conversations/contract.ts';
import { Box, Button, FormHelperText, MenuItem, TextField } from '@mui/material';
import { useRef } from 'react';
import { asApiError } from '../../lib/api/apiError.ts';
import { restoreFocus } from '../../ui/admin/form/restoreFocus.ts';
import { toast } from '../../ui/admin/toast.ts';
import { useLogContact } from './useLogContact.ts';

type Props = {
  enquiry: { id: number; name: string };
  /** Index into the kinds of contact. */
  chosen: number;
  onChosen: (chosen: number) => void;
  text: string;
  onText: (text: string) => void;
  onLogged: (text: string) => void;
  /** Called when the text field has the focus again after an entry was added. */
  onFinished: () => void;
};

const kinds = [
  { label: 'I called', kind: 'call', direction: 'outgoing' },
  { label: 'The customer called', kind: 'call', direction: 'incoming' },
  { label: 'I wrote by WhatsApp', kind: 'whatsapp', direction: 'outgoing' },
  { label: 'The customer wrote by WhatsApp', kind: 'whatsapp', direction: 'incoming' },
] as const satisfies (Omit<ContactLog, 'text'> & { label: string })[];

/** Adds a call or a WhatsApp message to the thread. */
export function ContactLogForm({ enquiry, chosen, onChosen, text, onText, onLogged, onFinished }: Props) {
  const [log, { isLoading, error, reset }] = useLogContact(enquiry);
  const box = useRef<HTMLTextAreaElement>(null);
  const save = async () => {
    const { kind, direction } = kinds[chosen] ?? kinds[0];
    const { error: failure } = await log({ kind, direction, text });
    if (failure) return;
    onLogged(text);
    toast('success', 'Added to the conversation.');
    // the button is disabled now, which would move the focus to the page
    restoreFocus(box.current);
    onFinished();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5 }}>
      <KindSelect value={chosen} onChange={onChosen} />
      <TextField
        multiline
        minRows={2}
        maxRows={10}
        label="What was said"
        inputRef={box}
        value={text}
        onChange={(event) => {
          reset();
          onText(event.target.value);
        }}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 10_000, readOnly: isLoading } }}
      />
      {error ? (
        <FormHelperText error role="alert">
          {asApiError(error).message}
        </FormHelperText>
      ) : null}
      <Box>
        <Button
          variant="contained"
          size="small"
          disabled={text.trim() === ''}
          loading={isLoading}
          onClick={save}
        >
          Add to the conversation
        </Button>
      </Box>
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
