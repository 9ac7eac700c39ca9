import type { ReplyClock } from '@modules/replyClock/contract.ts';
import { Box } from '@mui/material';
import { Badge } from '../../../../ui/admin/Badge.tsx';
import { formatDateTime } from '../../../../ui/admin/dateFormats.ts';
import { useNow } from '../../../../ui/admin/useNow.ts';
import { describeClock } from './describeClock.ts';

/** Whose turn it is and until when, as a badge; renders nothing while no reply is owed. */
export function ReplyClockMark({ clock, wrap }: { clock: ReplyClock; wrap?: boolean }) {
  const shown = describeClock(clock, useNow(30_000));
  if (!shown) return null;
  const until = clock.snoozed_until ?? (clock.state === 'waiting' ? null : clock.due_at);
  return (
    <Box component="span" title={until ? formatDateTime(until) : undefined}>
      <Badge tone={shown.tone} wrap={wrap}>
        <span>{shown.text}</span>{' '}
        {shown.time ? (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {shown.time}
          </Box>
        ) : null}
      </Badge>
    </Box>
  );
}
