import type { PublicStats } from '@modules/dashboard/contract.ts';
import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

type Props = {
  stats: PublicStats | undefined;
  failed: boolean;
  /** Paths of the three lists; null when the user may not open them. */
  links: { fresh: string; unassigned: string; overdue: string } | null;
};

export function AttentionRow({ stats, failed, links }: Props) {
  if (failed && !stats) return null;
  const overdue = stats?.overdueEnquiries;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
        gap: { xs: 1.5, md: 2 },
        mb: 2.5,
      }}
    >
      <Attention
        count={stats && (stats.newEnquiries ?? 0)}
        title="New enquiries"
        text="Not yet in progress"
        to={links?.fresh}
        tone="primary"
      />
      <Attention
        count={stats && (stats.unassignedEnquiries ?? 0)}
        title="Unassigned enquiries"
        text="Open and unassigned"
        to={links?.unassigned}
        tone="primary"
      />
      <Attention
        count={stats && (overdue ?? 0)}
        title="Overdue enquiries"
        text="Past the time for a reply"
        to={links?.overdue}
        tone={overdue ? 'error' : 'primary'}
      />
    </Box>
  );
}

type AttentionProps = {
  count: number | undefined;
  title: string;
  text: string;
  to: string | undefined;
  tone: 'primary' | 'error';
};

function Attention({ count, title, text, to, tone }: AttentionProps) {
  const content = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2, width: '100%' }}>
      <Box sx={wrappingStyles}>
        <Typography component="span" sx={{ ...countStyles, color: `${tone}.main` }}>
          {count === undefined ? <Skeleton width="2ch" /> : formatNumber(count)}
        </Typography>
        <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        </Box>
      </Box>
      {to ? <ArrowRight size={18} aria-hidden /> : null}
    </Box>
  );
  return (
    <Card sx={{ borderInlineStart: '4px solid', borderInlineStartColor: `var(--mui-palette-${tone}-main)` }}>
      {to ? (
        <CardActionArea
          component={Link}
          to={to}
          sx={{ height: '100%', display: 'flex', alignItems: 'center' }}
        >
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
}

const countStyles = {
  fontSize: '2rem',
  fontWeight: 650,
  lineHeight: 1,
  minWidth: '2ch',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Text that has no room next to a large number wraps below it. */
const wrappingStyles = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
} as const;
