import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { phoneLink } from '@platform/text/formats.contract.ts';
import { Mail, MessageCircle, Phone, Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { phoneNumbers, whatsAppLink } from '../../../lib/text/phoneNumbers.ts';
import { ReplyClockActions } from './clock/ReplyClockActions.tsx';
import { StatusMark } from './EnquiryMarks.tsx';
import { mailLink } from './mailLink.ts';
import { ResolveButton } from './ResolveButton.tsx';

type Props = {
  enquiry: EnquiryResponse;
  compact: boolean;
  /** A text is being written: the main step is to send it. */
  isWriting: boolean;
  onReply: () => void;
};

/** The next steps, below the thread. On a phone it has the status instead of the clock. */
export function EnquiryActionBar({ enquiry, compact, isWriting, onReply }: Props) {
  const mayRespond = useHasPermission('enquiries.respond');
  return (
    <Box sx={barStyles}>
      {mayRespond ? (
        <Button
          variant={isWriting ? 'outlined' : 'contained'}
          startIcon={<Reply size={16} />}
          aria-keyshortcuts="r"
          onClick={onReply}
        >
          Reply
        </Button>
      ) : null}
      {compact ? null : <ResolveButton enquiry={enquiry} />}
      {compact ? null : <ReplyClockActions enquiry={enquiry} />}
      <Box sx={{ display: 'flex', gap: 0.5, ml: compact ? 0 : 'auto' }}>
        <ContactLinks enquiry={enquiry} />
      </Box>
      {compact ? (
        <Box sx={{ ml: 'auto', minWidth: 0 }}>
          <StatusMark enquiry={enquiry} />
        </Box>
      ) : null}
    </Box>
  );
}

function ContactLinks({ enquiry }: { enquiry: EnquiryResponse }) {
  const [number] = [...phoneNumbers(enquiry.mobile), ...phoneNumbers(enquiry.phone)];
  return (
    <>
      {number ? (
        <>
          <ContactLink name="Call" href={phoneLink(number)} icon={<Phone size={18} />} />
          <ContactLink
            name="WhatsApp"
            href={whatsAppLink(number)}
            icon={<MessageCircle size={18} />}
            newTab
          />
        </>
      ) : null}
      <ContactLink name="Mail" href={mailLink(enquiry)} icon={<Mail size={18} />} />
    </>
  );
}

type LinkProps = { name: string; href: string; icon: ReactNode; newTab?: boolean };

function ContactLink({ name, href, icon, newTab }: LinkProps) {
  return (
    <Tooltip title={name}>
      <IconButton
        color="primary"
        aria-label={name}
        href={href}
        {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;
