import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Box, Button, Typography } from '@mui/material';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/api/failureText.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { useConfirm } from '../../../ui/admin/Confirm.tsx';
import { Subject } from '../../../ui/admin/Subject.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useDeferredDeletion } from '../../../ui/admin/useDeferredDeletion.ts';
import { AssignmentSelect } from './AssignmentSelect.tsx';
import { ReplyClockActions } from './clock/ReplyClockActions.tsx';
import { ContactFacts, EnquiryFacts, RecordFacts } from './EnquiryFacts.tsx';
import { PriorityMark, StatusMark } from './EnquiryMarks.tsx';
import { EnquiryNotes } from './EnquiryNotes.tsx';
import { useDeleteEnquiryMutation } from './enquiriesApi.ts';
import { getChannel } from './enquiryWords.ts';
import { OutcomeForm } from './outcome/OutcomeForm.tsx';
import { SelectedServices } from './SelectedServices.tsx';
import { useHasColumns } from './useHasColumns.ts';

/** The conversation about an enquiry, which another feature shows. */
export type RenderConversation = (enquiry: Enquiry, onUnsaved: (unsaved: boolean) => void) => ReactNode;

type Props = {
  enquiry: Enquiry;
  renderConversation: RenderConversation;
  onUnsaved: (part: UnsavedPart, unsaved: boolean) => void;
  onDeleted: () => void;
};

/** What can be typed into an open enquiry. */
export type UnsavedPart = 'notes' | 'conversation';

export function EnquiryDetail({ enquiry, renderConversation, onUnsaved, onDeleted }: Props) {
  const hasColumns = useHasColumns();
  const booking = enquiry.enquiry_type === 'booking';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Subject title={booking ? 'Requirements' : 'Message'}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
            {booking ? enquiry.description : enquiry.message}
          </Typography>
        </Subject>
        {booking ? <SelectedServices enquiry={enquiry} /> : null}
        {renderConversation(enquiry, (unsaved) => onUnsaved('conversation', unsaved))}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Subject title="Handling">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
            {hasColumns ? <StatusMark enquiry={enquiry} /> : null}
            <PriorityMark enquiry={enquiry} />
          </Box>
          <Box sx={{ mb: 2 }}>
            <ReplyClockActions enquiry={enquiry} />
          </Box>
          <AssignmentSelect enquiry={enquiry} />
        </Subject>
        <ContactFacts enquiry={enquiry} />
        <EnquiryFacts enquiry={enquiry} />
        <EnquiryNotes enquiry={enquiry} onUnsaved={(unsaved) => onUnsaved('notes', unsaved)} />
        <OutcomeForm enquiryId={enquiry.id} />
        <RecordFacts enquiry={enquiry} />
        <DeleteEnquiry enquiry={enquiry} onDeleted={onDeleted} />
      </Box>
    </Box>
  );
}

function DeleteEnquiry({ enquiry, onDeleted }: Pick<Props, 'enquiry' | 'onDeleted'>) {
  const [remove] = useDeleteEnquiryMutation();
  const deleteLater = useDeferredDeletion();
  const may = useMay('enquiries.delete');
  const confirm = useConfirm();
  const toast = useToast();
  if (!may) return null;

  const ask = async () => {
    const yes = await confirm({
      title: 'Delete Enquiry',
      text: `Are you sure you want to delete the enquiry of ${enquiry.name}?`,
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!yes) return;
    deleteLater({
      list: 'enquiries',
      id: enquiry.id,
      remove: () => remove({ id: enquiry.id, channel: getChannel(enquiry) }),
      deletedText: 'Enquiry deleted.',
      onFailed: (error) =>
        toast('error', failureText(`The enquiry of ${enquiry.name} was not deleted`, error)),
    });
    onDeleted();
  };

  return (
    <Button color="error" variant="outlined" startIcon={<Trash2 size={16} />} onClick={ask}>
      Delete enquiry
    </Button>
  );
}
