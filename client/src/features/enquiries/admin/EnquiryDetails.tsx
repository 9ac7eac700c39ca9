import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { Box, Button } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { deleteAfterQuestion } from '../../../ui/admin/deleteAfterQuestion.ts';
import { toastResult } from '../../../ui/admin/toastResult.ts';
import { RecordFacts } from './EnquiryFacts.tsx';
import { deleteEnquiry } from './enquiriesApi.ts';
import { getEnquiryKey } from './enquiryFilters.ts';
import { OutcomeForm } from './outcome/OutcomeForm.tsx';
import { ReviewInvitation } from './reviewInvitation/ReviewInvitation.tsx';
import { SeatsForm } from './seats/SeatsForm.tsx';

/** What becomes of an enquiry: seats, outcome and review; and its record. */
export function EnquiryDetails({ enquiry, onDeleted }: { enquiry: EnquiryResponse; onDeleted: () => void }) {
  return (
    <>
      <SeatsForm enquiry={enquiry} />
      <OutcomeForm enquiryId={enquiry.id} />
      <ReviewInvitation enquiryId={enquiry.id} />
      <RecordFacts enquiry={enquiry} />
      <Box>
        <DeleteEnquiry enquiry={enquiry} onDeleted={onDeleted} />
      </Box>
    </>
  );
}

function DeleteEnquiry({ enquiry, onDeleted }: { enquiry: EnquiryResponse; onDeleted: () => void }) {
  const [remove] = deleteEnquiry.useMutation();
  const may = useHasPermission('enquiries.delete');
  if (!may) return null;

  const ask = async () => {
    const isDeleted = await deleteAfterQuestion({
      title: 'Delete Enquiry',
      question: `Are you sure you want to delete the enquiry of ${enquiry.name}?`,
      list: 'enquiries',
      id: enquiry.id,
      remove: () => remove(getEnquiryKey(enquiry)),
      deletedText: `The enquiry of ${enquiry.name} was deleted.`,
      onFailed: (error) => toastResult({ error }, `The enquiry of ${enquiry.name} was not deleted`),
    });
    if (isDeleted) onDeleted();
  };

  return (
    <Button color="error" variant="outlined" startIcon={<Trash2 size={16} />} onClick={ask}>
      Delete enquiry
    </Button>
  );
}
