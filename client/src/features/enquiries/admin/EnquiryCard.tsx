import type { EnquiryRow } from '@modules/enquiries/contract.ts';
import { Box, Button, Typography } from '@mui/material';
import { CustomerCell } from './CustomerCell.tsx';
import { ReplyClockMark } from './clock/ReplyClockMark.tsx';
import { EnquiryAge } from './EnquiryAge.tsx';
import { PriorityMark, StatusMark } from './EnquiryMarks.tsx';
import { typeLabels } from './enquiryLabels.ts';
import type { Selection } from './useSelection.ts';

type Props = { row: EnquiryRow; now: number; selection: Selection | undefined; onOpen: () => void };

/** A row of the list on a phone. */
export function EnquiryCard({ row, now, selection, onOpen }: Props) {
  const facts = [typeLabels[row.enquiry_type], row.destination, row.assigned_to_name].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <CustomerCell row={row} selection={selection} onOpen={onOpen} />
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end', alignContent: 'start', flexShrink: 0 }}>
          <EnquiryAge row={row} now={now} />
          <ReplyClockMark clock={row.clock} />
        </Box>
      </Box>
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
        {row.subject}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StatusMark enquiry={row} />
        <PriorityMark enquiry={row} />
        <Button size="small" onClick={onOpen} aria-label={`View enquiry of ${row.name}`} sx={{ ml: 'auto' }}>
          View
        </Button>
      </Box>
    </Box>
  );
}
