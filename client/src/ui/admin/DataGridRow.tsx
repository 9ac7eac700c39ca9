import { TableCell, TableRow } from '@mui/material';
import { memo } from 'react';
import type { DataTableProps } from './dataTableProps.ts';
import { openOnClick } from './openOnClick.ts';

type Props<Row> = Pick<DataTableProps<Row>, 'columns' | 'onOpen'> & {
  row: Row;
  /** For virtual lists: the row's index in the whole list, and its height in pixels. */
  place: number | undefined;
  height: number | undefined;
};

function Cells<Row>({ columns, row, onOpen, place, height }: Props<Row>) {
  const open = onOpen?.(row);
  return (
    <TableRow
      hover={open !== undefined}
      aria-rowindex={place}
      sx={height ? { height } : undefined}
      {...openOnClick(open)}
    >
      {columns.map(({ id, align, render }) => (
        <TableCell key={id} align={align}>
          {render(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Memoised, so that it does not render again while the list scrolls. */
export const DataGridRow = memo(Cells) as typeof Cells; // memo drops the type parameter
