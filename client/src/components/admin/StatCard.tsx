import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** Undefined while it is loading. */
  value: number | string | undefined;
  icon?: ReactNode;
  /** A line below the figure: a trend, a hint. */
  note?: ReactNode;
};

/** One figure with its name. */
export function StatCard({ label, value, icon, note }: Props) {
  return (
    <Card
      component="dl"
      sx={{ m: 0, p: 2, display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'start', columnGap: 1 }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', fontWeight: 500 }}>
        {label}
      </Typography>
      <Box aria-hidden sx={{ color: 'primary.main', gridRow: '1 / span 2', gridColumn: 2, display: 'flex' }}>
        {icon}
      </Box>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: '1.625rem',
          fontWeight: 650,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value === undefined ? (
          <Skeleton width="3ch" aria-label="Loading" />
        ) : typeof value === 'number' ? (
          value.toLocaleString('en-IN')
        ) : (
          value
        )}
      </Typography>
      {note ? (
        <Typography component="dd" variant="caption" sx={{ m: 0, gridColumn: '1 / -1', minHeight: '1.5em' }}>
          {note}
        </Typography>
      ) : null}
    </Card>
  );
}

/** Stat cards side by side: four on a desk, two on a phone. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        mb: 2.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
