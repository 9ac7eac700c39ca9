import type { Variables } from '@modules/conversations/variables.contract.ts';
import { Box, Button } from '@mui/material';
import { phoneLink } from '@platform/text/formats.contract.ts';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { useStoredText } from '../../lib/session/useStoredText.ts';
import { ContactLogForm } from './ContactLogForm.tsx';
import { WhatsAppDialog } from './WhatsAppDialog.tsx';

type Props = {
  enquiry: { id: number; name: string };
  /** The visitor's phone number; null when there is none. */
  number: string | null;
  /** The values that fill in saved replies. */
  variables: Variables;
  /** Called when the text field has the focus again after an entry was added. */
  onFinished: () => void;
};

/**
 * Calls the visitor, writes by WhatsApp, or logs either; each adds an entry to the thread. Typed text stays until then.
 */
export function ContactActions({ enquiry, number, variables, onFinished }: Props) {
  const [chosen, setChosen] = useState(0);
  const [text, setText, removeText] = useStoredText(`contact-${enquiry.id}`);
  const [chat, setChat, removeChat] = useStoredText(`whatsapp-${enquiry.id}`);
  const [isChatting, setChatting] = useState(false);
  return (
    <Box component="section" aria-label="Call or WhatsApp" sx={{ minWidth: 0 }}>
      {number ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {/* Calling preselects the call in the log form, so that staff can note what was said. */}
          <Button
            size="small"
            href={phoneLink(number)}
            startIcon={<Phone size={16} />}
            onClick={() => setChosen(0)}
          >
            Call {number}
          </Button>
          <Button
            size="small"
            aria-haspopup="dialog"
            startIcon={<MessageCircle size={16} />}
            onClick={() => setChatting(true)}
          >
            Write by WhatsApp
          </Button>
        </Box>
      ) : null}
      {number && isChatting ? (
        <WhatsAppDialog
          enquiry={enquiry}
          number={number}
          variables={variables}
          text={chat}
          onText={setChat}
          onLogged={removeChat}
          onClose={() => setChatting(false)}
        />
      ) : null}
      <ContactLogForm
        enquiry={enquiry}
        chosen={chosen}
        onChosen={setChosen}
        text={text}
        onText={setText}
        onLogged={removeText}
        onFinished={onFinished}
      />
    </Box>
  );
}
