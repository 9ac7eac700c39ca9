import { TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import type { DataTableProps } from './DataTable.tsx';
import { staysInView } from './staysInView.ts';

/** The heads of the columns; those that can be sorted by are buttons. */
export function DataGridHead<Row>({ columns, sorting, onSort }: DataTableProps<Row>) {
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ id, label, sortBy, align, width }) => {
          const active = sorting !== undefined && sortBy === sorting.by;
          return (
            <TableCell
              key={id}
              align={align}
              sx={{ width, ...(id === 'actions' ? staysInView : {}) }}
              sortDirection={active ? sorting.order : false}
            >
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
