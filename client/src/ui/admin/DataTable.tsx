import { Box, Card, LinearProgress, Skeleton } from '@mui/material';
import { memo, type Ref } from 'react';
import type { DataTableProps } from './dataTableProps.ts';
import { openOnClick } from './openOnClick.ts';
import { TableView } from './TableView.tsx';
import { useElementWidth } from './useElementWidth.ts';
import { useVirtualRows } from './useVirtualRows.ts';

export type { Column, Sorting } from './dataTableProps.ts';

/** A table that becomes a list of cards on narrow screens, including loading and empty states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { ref, width } = useElementWidth<HTMLDivElement>();
  const { rows, refreshing } = props;
  const busy = refreshing === true && rows !== undefined;
  return (
    <Box ref={ref} aria-busy={rows === undefined || busy} sx={{ position: 'relative' }}>
      {busy ? (
        <LinearProgress
          aria-label="Refreshing"
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, zIndex: 3 }}
        />
      ) : null}
      {width === undefined ? null : <Rows {...props} width={width / letterScale()} />}
    </Box>
  );
}

/** How many times as large as usual the letters of the browser are. */
const letterScale = () => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

function Rows<Row>({ width, ...props }: DataTableProps<Row> & { width: number }) {
  const { rows, empty, minWidth = 640 } = props;
  if (rows?.length === 0) return <Card>{empty}</Card>;
  if (width < minWidth) return <DataCards {...props} />;
  return <TableView {...props} columns={props.columns.filter(({ dropBelow = 0 }) => width >= dropBelow)} />;
}

const gap = 12;

function DataCards<Row>({ label, rows, rowKey, card, virtual, onOpen }: DataTableProps<Row>) {
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
          ? shown.map((row, index) => (
              <DataCard
                key={rowKey(row)}
                row={row}
                card={card}
                onOpen={onOpen}
                index={view.first + index}
                measure={view.measure}
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

type CardProps<Row> = Pick<DataTableProps<Row>, 'card' | 'onOpen'> & {
  row: Row;
  /** The row's index in the whole list. */
  index: number;
  /** For virtual lists. */
  measure: Ref<HTMLLIElement> | undefined;
};

function PlainCard<Row>({ row, card, onOpen, index, measure }: CardProps<Row>) {
  return (
    <Card
      component="li"
      {...(measure ? { ref: measure, 'data-index': index } : {})}
      sx={{ p: 2 }}
      {...openOnClick(onOpen?.(row))}
    >
      {card(row)}
    </Card>
  );
}

/** Memoised, so that it does not render again while the list scrolls. */
const DataCard = memo(PlainCard) as typeof PlainCard; // memo drops the type parameter
