import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Box, Button } from '@mui/material';
import { Hourglass, Play } from 'lucide-react';
import { useMay } from '../../../../lib/session/useSession.ts';
import { showOutcome } from '../../../../ui/admin/showOutcome.ts';
import { getKey } from '../enquiryWords.ts';
import { type ClockAction, changeReplyClock, toSnooze, toWait } from './replyClockApi.ts';
import { SnoozeButton } from './SnoozeButton.tsx';

export function ReplyClockActions({ enquiry }: { enquiry: Enquiry }) {
  const may = useMay('enquiries.respond');
  const [send, { isLoading }] = changeReplyClock.useMutation();
  const { state } = enquiry.clock;

  const change = async (action: ClockAction, done: string) => {
    showOutcome(await send({ ...getKey(enquiry), change: action }), 'The reply clock was not changed', done);
  };

  if (!may) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SnoozeButton
        disabled={isLoading}
        shortcut="s"
        onChoose={(until) =>
          change(toSnooze(enquiry.clock, until), 'Snoozed. It returns on the morning of that day.')
        }
      />
      {state === 'waiting' ? null : (
        <Button
          size="small"
          startIcon={<Hourglass size={16} />}
          disabled={isLoading}
          onClick={() =>
            change(toWait(enquiry.clock), 'Waiting for the customer. The reply clock is stopped.')
          }
        >
          Wait for customer
        </Button>
      )}
      {state === 'waiting' || state === 'snoozed' ? (
        <Button
          size="small"
          startIcon={<Play size={16} />}
          disabled={isLoading}
          onClick={() => change({ action: 'resume' }, 'The reply clock runs again.')}
        >
          Resume
        </Button>
      ) : null}
    </Box>
  );
}
