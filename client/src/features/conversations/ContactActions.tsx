import type { Variables } from '@modules/conversations/variables.contract.ts';
import { Box, Button, Collapse } from '@mui/material';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import PhoneCall from 'lucide-react/icons/phone-call';
import { useEffect, useEffectEvent, useState } from 'react';
import { phoneLink } from '../../lib/text/phoneNumbers.ts';
import { ContactLogForm } from './ContactLogForm.tsx';
import { WhatsAppDialog } from './WhatsAppDialog.tsx';

type Props = {
  enquiryId: number;
  /** The visitor's phone number; null when there is none. */
  number: string | null;
  /** What saved replies are filled in with. */
  variables: Variables;
  onUnsaved: (unsaved: boolean) => void;
};

/** Calls the visitor, writes by WhatsApp, or logs either; all of it is in the thread. What is typed outlives closing. */
export function ContactActions({ enquiryId, number, variables, onUnsaved }: Props) {
  const [log, setLog] = useState({ open: false, chosen: 0, text: '' });
  const [chat, setChat] = useState({ open: false, text: '' });
  useUnsavedReport(`${log.text}${chat.text}`.trim() !== '', onUnsaved);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {number ? (
          <ContactButtons
            number={number}
            onCall={() => setLog({ ...log, open: true, chosen: 0 })}
            onWrite={() => setChat({ ...chat, open: true })}
          />
        ) : null}
        <Button
          size="small"
          color="inherit"
          startIcon={<PhoneCall size={16} />}
          aria-expanded={log.open}
          onClick={() => setLog({ ...log, open: !log.open })}
        >
          Log a call or WhatsApp message
        </Button>
      </Box>
      {number && chat.open ? (
        <WhatsAppDialog
          enquiryId={enquiryId}
          number={number}
          variables={variables}
          text={chat.text}
          onText={(text) => setChat((now) => ({ ...now, text }))}
          onClose={() => setChat((now) => ({ ...now, open: false }))}
        />
      ) : null}
      <Collapse in={log.open} unmountOnExit>
        <ContactLogForm
          enquiryId={enquiryId}
          log={log}
          onChange={(change) => setLog((now) => ({ ...now, ...change }))}
          onLogged={() => setLog((now) => ({ ...now, open: false, text: '' }))}
        />
      </Collapse>
    </Box>
  );
}

type ButtonProps = { number: string; onCall: () => void; onWrite: () => void };

/** A call opens its log, so that what was said is noted while it is fresh. */
function ContactButtons({ number, onCall, onWrite }: ButtonProps) {
  return (
    <>
      <Button size="small" href={phoneLink(number)} startIcon={<Phone size={16} />} onClick={onCall}>
        Call {number}
      </Button>
      <Button size="small" aria-haspopup="dialog" startIcon={<MessageCircle size={16} />} onClick={onWrite}>
        Write by WhatsApp
      </Button>
    </>
  );
}

function useUnsavedReport(unsaved: boolean, onUnsaved: (unsaved: boolean) => void) {
  const report = useEffectEvent(onUnsaved);
  useEffect(() => {
    report(unsaved);
  }, [unsaved]);
  useEffect(() => () => report(false), []);
}
