import { Box } from '@mui/material';
import { clockText, dayText, weekdayText } from '../../ui/admin/dateTexts.ts';
import { useNow } from '../../ui/admin/useNow.ts';

export function Clock() {
  const now = useNow(1000);
  return (
    <Box
      component="time"
      dateTime={new Date(now).toISOString()}
      sx={{ display: 'grid', fontVariantNumeric: 'tabular-nums', lineHeight: 1.35, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        {clockText(now)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {`${weekdayText(now)} ${dayText(now)}`}
      </Box>
    </Box>
  );
}
