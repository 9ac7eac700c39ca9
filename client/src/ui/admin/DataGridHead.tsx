import { TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import type { DataTableProps } from './dataTableProps.ts';

/** The column headers; sortable ones are buttons. */
export function DataGridHead<Row>({ columns, sorting, onSort }: DataTableProps<Row>) {
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ id, label, sortBy, align, width }) => {
          const active = sorting !== undefined && sortBy === sorting.by;
          return (
            <TableCell key={id} align={align} sx={{ width }} sortDirection={active ? sorting.order : false}>
              {sortBy && sorting && onSort ? (
                <TableSortLabel
                  active={active}
                  direction={active ? sorting.order : 'desc'}
                  onClick={() =>
                    onSort({ by: sortBy, order: active && sorting.order === 'desc' ? 'asc' : 'desc' })
                  }
                >
                  {label}
                </TableSortLabel>
              ) : (
                label
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}
