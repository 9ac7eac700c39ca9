import { TableCell, TableRow } from '@mui/material';
import { memo } from 'react';
import type { DataTableProps } from './DataTable.tsx';
import { staysInView } from './staysInView.ts';

type Props<Row> = Pick<DataTableProps<Row>, 'columns'> & {
  row: Row;
  /** Of a long list: the row's place in the whole, and its height in pixels. */
  place: number | undefined;
  height: number | undefined;
};

function Cells<Row>({ columns, row, place, height }: Props<Row>) {
  return (
    <TableRow hover aria-rowindex={place} sx={height ? { height } : undefined}>
      {columns.map(({ id, align, render }) => (
        <TableCell key={id} align={align} sx={id === 'actions' ? staysInView : undefined}>
          {render(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** A row that stays as it is while the list scrolls under it. */
export const DataGridRow = memo(Cells) as typeof Cells; // memo forgets the type of the rows
