import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import type { ReplyClock } from '@modules/replyClock/contract.ts';
import { Box, Button } from '@mui/material';
import { Hourglass, Play } from 'lucide-react';
import { useHasPermission } from '../../../../lib/session/useSession.ts';
import { useAppStore } from '../../../../lib/store/hooks.ts';
import { sendDeferredChange } from '../../../../ui/admin/changeLater.ts';
import { toastResult } from '../../../../ui/admin/toastResult.ts';
import { getEnquiry } from '../enquiriesApi.ts';
import { getEnquiryKey } from '../enquiryFilters.ts';
import { type ClockAction, changeReplyClock, toSnooze, toWait } from './replyClockApi.ts';
import { SnoozeButton } from './SnoozeButton.tsx';

export function ReplyClockActions({ enquiry }: { enquiry: EnquiryResponse }) {
  const may = useHasPermission('enquiries.respond');
  const [send, { isLoading }] = changeReplyClock.useMutation();
  const { state } = enquiry.clock;

  const store = useAppStore();
  const change = async (toAction: (clock: ReplyClock) => ClockAction, done: string) => {
    const key = getEnquiryKey(enquiry);
    await sendDeferredChange();
    // The deferred change may have been one of this clock.
    const { clock = enquiry.clock } = getEnquiry.select(key)(store.getState()).data ?? {};
    toastResult(await send({ ...key, change: toAction(clock) }), 'The reply clock was not changed', done);
  };

  if (!may) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SnoozeButton
        disabled={isLoading}
        shortcut="s"
        onChoose={(until) =>
          change((clock) => toSnooze(clock, until), 'Snoozed. It returns on the morning of that day.')
        }
      />
      {state === 'waiting' ? null : (
        <Button
          size="small"
          startIcon={<Hourglass size={16} />}
          disabled={isLoading}
          onClick={() => change(toWait, 'Waiting for the customer. The reply clock is stopped.')}
        >
          Wait for customer
        </Button>
      )}
      {state === 'waiting' || state === 'snoozed' ? (
        <Button
          size="small"
          startIcon={<Play size={16} />}
          disabled={isLoading}
          onClick={() => change(() => ({ action: 'resume' }), 'The reply clock runs again.')}
        >
          Resume
        </Button>
      ) : null}
    </Box>
  );
}
