import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Box } from '@mui/material';
import { AssignmentSelect } from './AssignmentSelect.tsx';
import { ReplyClockActions } from './clock/ReplyClockActions.tsx';
import { ReplyClockMark } from './clock/ReplyClockMark.tsx';
import { PriorityMark, StatusMark } from './EnquiryMarks.tsx';
import { ResolveButton } from './ResolveButton.tsx';

type Props = { enquiry: Enquiry; phone: boolean };

/** Status, priority, reply clock and assignee of an open enquiry. On a phone the action bar has the status. */
export function EnquiryHandling({ enquiry, phone }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {phone ? null : <StatusMark enquiry={enquiry} />}
      <PriorityMark enquiry={enquiry} />
      <ReplyClockMark clock={enquiry.clock} />
      <AssignmentSelect enquiry={enquiry} />
      {phone ? (
        <>
          <ResolveButton enquiry={enquiry} size="small" />
          <ReplyClockActions enquiry={enquiry} />
        </>
      ) : null}
    </Box>
  );
}
