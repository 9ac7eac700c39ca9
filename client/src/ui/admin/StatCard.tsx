import { Box, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  label: string;
  /** Undefined while loading, or if that failed. */
  value: ReactNode;
  /** Loading failed: without a value, the card shows a dash. */
  failed?: boolean;
  icon: LucideIcon;
  /** A line below the number: a trend or a hint. */
  note?: ReactNode;
  /** The list that the number counts; the whole card links to it. */
  to?: string | undefined;
};

export function StatCard({ label, value, failed = false, icon: Icon, note, to }: Props) {
  const shown = value ?? (failed ? '–' : undefined);
  return (
    <Card
      component="dl"
      sx={{
        m: 0,
        p: 2,
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        // a card that is as high as its neighbour starts at the top
        alignContent: 'start',
        alignItems: 'start',
        columnGap: 1,
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', fontWeight: 500 }}>
        {to ? (
          <MuiLink
            component={Link}
            to={to}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {label}
          </MuiLink>
        ) : (
          label
        )}
      </Typography>
      <Box aria-hidden sx={{ color: 'primary.main', gridRow: 1, gridColumn: 2, display: 'flex' }}>
        <Icon size={20} />
      </Box>
      <Typography component="dd" sx={valueStyles}>
        {shown === undefined ? (
          <Skeleton width="3ch" aria-label="Loading" />
        ) : typeof shown === 'number' ? (
          formatNumber(shown)
        ) : (
          shown
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

const valueStyles = {
  m: 0,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  fontSize: '1.625rem',
  fontWeight: 650,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The columns of stat cards on a phone; one where large letters need it. */
export const twoColumns = 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))';

type StatRowProps = {
  children: ReactNode;
  /** For cards with short labels above a list: without icons on a phone, where four fit in one row. */
  compact?: boolean;
};

/** A row of stat cards: four on a desktop, two on a phone. */
export function StatRow({ children, compact = false }: StatRowProps) {
  return (
    <Box
      sx={[
        {
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          mb: 2.5,
          gridTemplateColumns: { xs: twoColumns, md: 'repeat(4, minmax(0, 1fr))' },
        },
        compact && compactStyles,
      ]}
    >
      {children}
    </Box>
  );
}

const compactStyles = {
  gap: { xs: 1, sm: 1.5, md: 2 },
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(4rem, 1fr))' },
  '& dl': { p: { xs: 1.25, sm: 2 }, columnGap: { xs: 0, sm: 1 } },
  '& dd': { fontSize: { xs: 'min(1.25rem, 5.5vw)', sm: valueStyles.fontSize } },
  '& [aria-hidden]': { display: { xs: 'none', sm: 'flex' } },
} as const;
