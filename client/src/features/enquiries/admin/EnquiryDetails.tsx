import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Box } from '@mui/material';
import { DeleteEnquiry } from './DeleteEnquiry.tsx';
import { EnquiryFacts, RecordFacts } from './EnquiryFacts.tsx';
import { OutcomeForm } from './outcome/OutcomeForm.tsx';
import { ReviewInvitation } from './reviewInvitation/ReviewInvitation.tsx';
import { SeatsForm } from './seats/SeatsForm.tsx';

/** What is known of an enquiry besides its conversation, its outcome and its review. */
export function EnquiryDetails({ enquiry, onDeleted }: { enquiry: Enquiry; onDeleted: () => void }) {
  return (
    <>
      <EnquiryFacts enquiry={enquiry} />
      <SeatsForm enquiryId={enquiry.id} />
      <OutcomeForm enquiryId={enquiry.id} />
      <ReviewInvitation enquiryId={enquiry.id} />
      <RecordFacts enquiry={enquiry} />
      <Box>
        <DeleteEnquiry enquiry={enquiry} onDeleted={onDeleted} />
      </Box>
    </>
  );
}
