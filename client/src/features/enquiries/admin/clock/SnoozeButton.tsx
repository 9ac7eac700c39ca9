import { Box, Button, Popover, TextField, Typography } from '@mui/material';
import { addDays } from '@platform/text/days.contract.ts';
import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { formatShortDay, twoDigits } from '../../../../ui/admin/dateFormats.ts';
import { getEnquiryStatistics } from '../enquiriesApi.ts';

/** The reader's calendar day, `2026-11-22`. */
function getReaderDay(): string {
  const date = new Date();
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const choices = [
  ['Tomorrow', 1],
  ['In 3 days', 3],
  ['In a week', 7],
  ['In a month', 30],
] as const;

type Props = { disabled?: boolean; shortcut?: string; onChoose: (day: string) => void };

/** Opens a menu of days; the enquiry returns on the morning of the chosen day in the agency's time zone. */
export function SnoozeButton({ disabled, shortcut, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<AlarmClock size={16} />}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Snooze
      </Button>
      <SnoozePopover
        anchor={anchor}
        onClose={close}
        onChoose={(day) => {
          close();
          onChoose(day);
        }}
      />
    </>
  );
}

type PopoverProps = Pick<Props, 'onChoose'> & {
  /** Null closes it. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

function SnoozePopover({ anchor, onClose, onChoose }: PopoverProps) {
  const [day, setDay] = useState('');
  const { data: statistics } = getEnquiryStatistics.useQuery();
  const today = statistics?.date ?? getReaderDay();
  const earliest = addDays(today, 1);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Snooze the enquiry' } }}
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (day >= earliest) onChoose(day);
        }}
        sx={{ display: 'grid', gap: 1.5, p: 2, width: 260 }}
      >
        <Typography variant="body2" color="textSecondary">
          The reply clock stops until 9 in the morning of:
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          {choices.map(([label, days], index) => (
            <Button
              key={label}
              autoFocus={index === 0}
              variant="outlined"
              size="small"
              title={formatShortDay(addDays(today, days))}
              onClick={() => onChoose(addDays(today, days))}
            >
              {label}
            </Button>
          ))}
        </Box>
        <TextField
          type="date"
          label="Another day"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: earliest } }}
        />
        <Button type="submit" variant="contained" disabled={day < earliest}>
          Snooze
        </Button>
      </Box>
    </Popover>
  );
}
