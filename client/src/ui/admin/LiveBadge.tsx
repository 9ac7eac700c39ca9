import { Box } from '@mui/material';
import type { LiveStatus } from '../../lib/live/liveStream.ts';

export function LiveBadge({ status }: { status: LiveStatus }) {
  const live = status === 'live';
  return (
    <Box
      role="status"
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        aria-hidden
        component="span"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          backgroundColor: live ? 'success.main' : 'transparent',
          border: '2px solid',
          borderColor: live ? 'success.main' : 'warning.main',
        }}
      />
      {live ? 'Live' : status === 'connecting' ? 'Connecting…' : 'Reconnecting…'}
    </Box>
  );
}
