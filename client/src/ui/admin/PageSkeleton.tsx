import { Box, Skeleton } from '@mui/material';
import { StatRow } from './StatCard.tsx';

export function PageSkeleton() {
  return (
    <Box aria-busy="true" aria-label="Loading" role="status">
      <Skeleton width={220} height={44} sx={{ mb: 2 }} />
      <StatRow>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} variant="rounded" height={92} />
        ))}
      </StatRow>
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
