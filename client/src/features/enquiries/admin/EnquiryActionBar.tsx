import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Box, Button, DialogActions } from '@mui/material';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { phoneLink, phoneNumbers, whatsAppLink } from '../../../lib/text/phoneNumbers.ts';
import { StatusMark } from './EnquiryMarks.tsx';
import { mailLink } from './mailLink.ts';
import { useHasColumns } from './useHasColumns.ts';

/** The ways to respond, always visible; in the single-column layout also the status. */
export function EnquiryActionBar({ enquiry }: { enquiry: Enquiry }) {
  const hasColumns = useHasColumns();
  const [number] = [...phoneNumbers(enquiry.mobile), ...phoneNumbers(enquiry.phone)];
  return (
    <DialogActions
      disableSpacing
      sx={{
        px: { xs: 2, md: 3 },
        py: 1.25,
        gap: 1,
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {number ? (
        <>
          <Button variant="outlined" href={phoneLink(number)} startIcon={<Phone size={16} />}>
            Call
          </Button>
          <Button
            variant="outlined"
            href={whatsAppLink(number)}
            target="_blank"
            rel="noreferrer"
            startIcon={<MessageCircle size={16} />}
          >
            WhatsApp
          </Button>
        </>
      ) : null}
      <Button variant="outlined" href={mailLink(enquiry)} startIcon={<Mail size={16} />}>
        Mail
      </Button>
      {hasColumns ? null : (
        <Box sx={{ ml: 'auto', minWidth: 0 }}>
          <StatusMark enquiry={enquiry} />
        </Box>
      )}
    </DialogActions>
  );
}
