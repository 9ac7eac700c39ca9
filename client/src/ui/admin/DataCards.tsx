import { Box, Card, Skeleton } from '@mui/material';
import { memo } from 'react';
import type { DataTableProps } from './dataTableProps.ts';
import { openOnClick } from './openOnClick.ts';
import { useVirtualRows } from './useVirtualRows.ts';

const gap = 12;

export function DataCards<Row>({ label, rows, rowKey, card, virtual, onOpen }: DataTableProps<Row>) {
  const view = useVirtualRows(rows?.length ?? 0, virtual && { rowHeight: virtual.cardHeight, gap });
  const shown = rows?.slice(view.first, view.end);
  return (
    <Box
      ref={view.scroller}
      sx={virtual ? { maxHeight: virtual.viewHeight, overflowY: 'auto' } : undefined}
      tabIndex={virtual ? 0 : undefined}
    >
      <Box
        component="ul"
        aria-label={label}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: `${gap}px`,
          gridTemplateColumns: virtual
            ? 'minmax(0, 1fr)'
            : 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
        }}
        style={virtual ? { paddingTop: view.above, paddingBottom: view.below } : undefined}
      >
        {shown
          ? shown.map((row) => (
              <DataCard
                key={rowKey(row)}
                row={row}
                card={card}
                onOpen={onOpen}
                height={virtual?.cardHeight}
              />
            ))
          : ['a', 'b', 'c', 'd'].map((key) => (
              <Card component="li" key={key} sx={{ p: 2 }}>
                <Skeleton width="60%" />
                <Skeleton />
                <Skeleton width="40%" />
              </Card>
            ))}
      </Box>
    </Box>
  );
}

type CardProps<Row> = Pick<DataTableProps<Row>, 'card' | 'onOpen'> & { row: Row; height: number | undefined };

function PlainCard<Row>({ row, card, onOpen, height }: CardProps<Row>) {
  return (
    <Card
      component="li"
      sx={{ p: 2, ...(height ? { height, overflow: 'hidden' } : {}) }}
      {...openOnClick(onOpen?.(row))}
    >
      {card(row)}
    </Card>
  );
}

/** Memoised, so that it does not render again while the list scrolls. */
const DataCard = memo(PlainCard) as typeof PlainCard; // memo drops the type parameter
