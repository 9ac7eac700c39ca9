import { Box, Card, LinearProgress, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Key, ReactNode } from 'react';
import { DataCards } from './DataCards.tsx';
import { DataGrid } from './DataGrid.tsx';

export type Column<Row> = {
  id: string;
  label: ReactNode;
  render: (row: Row) => ReactNode;
  /** The name the server sorts by; without one the head is no button. */
  sortBy?: string;
  align?: 'right' | 'center';
  width?: number | string;
};

export type Sorting = { by: string; order: 'asc' | 'desc' };

export type DataTableProps<Row> = {
  /** Names the table for those who do not see it. */
  label: string;
  /** The column with the id `actions` stays in view when the table scrolls sideways. */
  columns: Column<Row>[];
  /** Undefined while the first rows are on their way. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** The row as a card, on screens narrower than 768 px. */
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  /** Other rows are on their way; the present ones stay. */
  refreshing?: boolean;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** For hundreds of rows: only those in view are drawn, all of one height (in pixels). */
  virtual?: { rowHeight: number; cardHeight: number; viewHeight: number } | undefined;
};

/** A table that becomes a list of cards on a phone. Loading and emptiness included. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { rows, empty, refreshing } = props;
  const busy = refreshing === true && rows !== undefined;
  return (
    <Box aria-busy={rows === undefined || busy} sx={{ position: 'relative' }}>
      {busy ? (
        <LinearProgress
          aria-label="Refreshing"
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, zIndex: 3 }}
        />
      ) : null}
      {rows?.length === 0 ? (
        <Card>{empty}</Card>
      ) : narrow ? (
        <DataCards {...props} />
      ) : (
        <DataGrid {...props} />
      )}
    </Box>
  );
}
