import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Typography } from '@mui/material';
import { Subject } from '../../../ui/admin/Subject.tsx';
import { SelectedServices } from './SelectedServices.tsx';

/** What the visitor sent. */
export function EnquiryMessage({ enquiry }: { enquiry: Enquiry }) {
  const booking = enquiry.enquiry_type === 'booking';
  return (
    <>
      <Subject title={booking ? 'Requirements' : 'Message'}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {booking ? enquiry.description : enquiry.message}
        </Typography>
      </Subject>
      {booking ? <SelectedServices enquiry={enquiry} /> : null}
    </>
  );
}
