import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useHasPermission, useUser } from '../../../lib/session/useSession.ts';
import { openSelectOnKey } from '../../../ui/admin/openSelectOnKey.ts';
import { Options } from '../../../ui/site/Options.tsx';
import { ReplyClockActions } from './clock/ReplyClockActions.tsx';
import { ReplyClockMark } from './clock/ReplyClockMark.tsx';
import { PriorityMark, StatusMark } from './EnquiryMarks.tsx';
import { ResolveButton } from './ResolveButton.tsx';
import { useAssignees } from './useAssignees.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';

type Props = { enquiry: EnquiryResponse; compact: boolean };

/** Status, priority, reply clock and assignee of an open enquiry. On a phone the action bar has the status. */
export function EnquiryHandling({ enquiry, compact }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {compact ? null : <StatusMark enquiry={enquiry} />}
      <PriorityMark enquiry={enquiry} />
      <ReplyClockMark clock={enquiry.clock} />
      <AssignmentSelect enquiry={enquiry} />
      {compact ? (
        <>
          <ResolveButton enquiry={enquiry} size="small" />
          <ReplyClockActions enquiry={enquiry} />
        </>
      ) : null}
    </Box>
  );
}

function AssignmentSelect({ enquiry }: { enquiry: EnquiryResponse }) {
  const user = useUser();
  const people = useAssignees();
  const change = useEnquiryChange();
  const may = useHasPermission('enquiries.respond');
  const current = enquiry.assigned_to;
  if (!may) return <Typography variant="body2">{enquiry.assigned_to_name ?? 'Unassigned'}</Typography>;

  const known = people.some(({ id }) => id === current);
  const assign = (id: number | null) => {
    const name = people.find((person) => person.id === id)?.name ?? null;
    void change(enquiry, 'assignment', { assigned_to: id }, { assigned_to_name: name });
  };
  return (
    <Stack direction="row" spacing={0.5} sx={{ minWidth: 0 }}>
      <TextField
        select
        value={current ?? ''}
        onChange={(event) => assign(event.target.value === '' ? null : Number(event.target.value))}
        slotProps={{
          select: { native: true },
          htmlInput: {
            'aria-label': 'Assigned to',
            'aria-keyshortcuts': 'a',
            onKeyDown: openSelectOnKey,
            sx: { py: 0.5, fontSize: '0.875rem' },
          },
        }}
        sx={{ minWidth: 0, maxWidth: '10rem' }}
      >
        <option value="">Unassigned</option>
        {current !== null && !known ? (
          <option value={current}>{enquiry.assigned_to_name ?? `#${current}`}</option>
        ) : null}
        <Options choices={people} />
      </TextField>
      {user && current !== user.id ? (
        <Button size="small" onClick={() => assign(user.id)} sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}>
          Take it
        </Button>
      ) : null}
    </Stack>
  );
}
