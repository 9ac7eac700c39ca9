import { Box } from '@mui/material';
import { useEffect, useState } from 'react';

const time = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});
const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The time and the date, moving every second. */
export function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box
      component="time"
      dateTime={now.toISOString()}
      sx={{ display: 'grid', fontVariantNumeric: 'tabular-nums', lineHeight: 1.35, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        {time.format(now)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {day.format(now)}
      </Box>
    </Box>
  );
}
