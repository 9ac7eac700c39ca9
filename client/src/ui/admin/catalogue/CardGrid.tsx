import { Box, Card, LinearProgress, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';

type Props<Row> = {
  label: string;
  rows: Row[] | undefined;
  card: (row: Row) => ReactNode;
  /** Below each card. */
  actions: (row: Row) => ReactNode;
  empty: ReactNode;
  /** Other rows are loading; the current ones stay visible. */
  refreshing: boolean;
};

/** Entries with pictures as a responsive grid of cards, including loading and empty states. */
export function CardGrid<Row extends { id: number }>(props: Props<Row>) {
  const { label, rows, card, actions, empty, refreshing } = props;
  const busy = refreshing && rows !== undefined;
  return (
    <Box aria-busy={rows === undefined || busy} sx={{ position: 'relative' }}>
      {busy ? (
        <LinearProgress
          aria-label="Refreshing"
          sx={{ position: 'absolute', insetInline: 0, top: -8, height: 2, zIndex: 2 }}
        />
      ) : null}
      {rows?.length === 0 ? (
        <Card>{empty}</Card>
      ) : (
        <Box component="ul" aria-label={label} sx={gridStyles}>
          {rows
            ? rows.map((row) => (
                <Card component="li" key={row.id} sx={cardStyles}>
                  {card(row)}
                  <Box sx={actionsStyles}>{actions(row)}</Box>
                </Card>
              ))
            : ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                <Card component="li" key={key} sx={cardStyles}>
                  <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
                  <Box sx={{ p: 2 }}>
                    <Skeleton width="60%" height={28} />
                    <Skeleton />
                    <Skeleton width="80%" />
                  </Box>
                </Card>
              ))}
        </Box>
      )}
    </Box>
  );
}

const gridStyles = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))',
} as const;

const cardStyles = { display: 'flex', flexDirection: 'column', minWidth: 0, overflow: 'hidden' } as const;

const actionsStyles = {
  display: 'flex',
  px: 1,
  py: 0.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
