import { fillVariables, listVariables, type Variables } from '@modules/conversations/variables.contract.ts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  MenuItem,
  TextField,
} from '@mui/material';
import { MessageCircle } from 'lucide-react';
import { asApiError } from '../../lib/api/apiError.ts';
import { whatsAppLink } from '../../lib/text/phoneNumbers.ts';
import { useIsMounted } from '../../ui/admin/useIsMounted.ts';
import { listSavedReplies } from './savedRepliesApi.ts';
import { toMessageText } from './toMessageText.ts';
import { useLogContact } from './useLogContact.ts';

type Props = {
  enquiry: { id: number; name: string };
  number: string;
  variables: Variables;
  /** What is typed; it outlives the dialog. */
  text: string;
  onText: (text: string) => void;
  onLogged: (text: string) => void;
  onClose: () => void;
};

/** Writes a WhatsApp message, from a saved reply if there is one: opens WhatsApp with it, and adds it to the thread. */
export function WhatsAppDialog({ enquiry, number, variables, text, onText, onLogged, onClose }: Props) {
  const [log, { isLoading, error }] = useLogContact(enquiry);
  const isMounted = useIsMounted();
  const unresolved = listVariables(text);
  const message = text.trim();

  const record = async () => {
    const { error: failure } = await log({ kind: 'whatsapp', direction: 'outgoing', text: message });
    if (failure) return;
    onLogged(text);
    // It may have been closed and opened again meanwhile.
    if (isMounted.current) onClose();
  };
  const insert = (html: string) => {
    const filled = toMessageText(fillVariables(html, variables));
    onText(message ? `${message}\n\n${filled}` : filled);
  };
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>WhatsApp to {number}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        <SavedReplySelect onChoose={insert} />
        <TextField
          multiline
          minRows={5}
          maxRows={16}
          label="Message"
          value={text}
          onChange={(event) => onText(event.target.value)}
          error={unresolved.length > 0}
          helperText={
            unresolved.length > 0 ? `Please fill in ${unresolved.join(', ')}` : 'You send it in WhatsApp.'
          }
          slotProps={{ htmlInput: { maxLength: 10_000, readOnly: isLoading } }}
        />
        {error ? (
          <FormHelperText error role="alert">
            It was not added to the conversation: {asApiError(error).message}
          </FormHelperText>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          href={`${whatsAppLink(number)}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
          disabled={!message || unresolved.length > 0 || isLoading}
          startIcon={<MessageCircle size={16} />}
          onClick={record}
        >
          Open WhatsApp and record
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function SavedReplySelect({ onChoose }: { onChoose: (html: string) => void }) {
  const { data: replies = [] } = listSavedReplies.useQuery();
  if (replies.length === 0) return null;
  return (
    <TextField
      select
      label="Insert a saved reply"
      value=""
      onChange={(event) => onChoose(replies.find(({ id }) => id === Number(event.target.value))?.html ?? '')}
    >
      {replies.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
