import type { Key, ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  label: ReactNode;
  render: (row: Row) => ReactNode;
  /** The server's sort key; a column without one cannot be sorted. */
  sortBy?: string;
  align?: 'right' | 'center';
  width?: number | string;
  /** Hidden while the table is narrower than this, in pixels at the usual size of letters. */
  dropBelow?: number;
};

export type Sorting = { by: string; order: 'asc' | 'desc' };

export type DataTableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  columns: Column<Row>[];
  rows: Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** Renders a row as a card on narrow screens. */
  card: (row: Row) => ReactNode;
  /** The minimum width of the table, in pixels at the usual size of letters. */
  minWidth?: number;
  /** Returns the click handler of a row; undefined if the row opens nothing. */
  onOpen?: (row: Row) => (() => void) | undefined;
  empty: ReactNode;
  /** Other rows are loading; the current ones stay visible. */
  refreshing?: boolean;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** For hundreds of rows: renders only visible rows, of about these heights (in pixels). */
  virtual?: { rowHeight: number; cardHeight: number; viewHeight: number } | undefined;
};
