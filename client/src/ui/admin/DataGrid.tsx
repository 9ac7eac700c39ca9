import { Card, Skeleton, Table, TableBody, TableCell, TableContainer, TableRow } from '@mui/material';
import { DataGridHead } from './DataGridHead.tsx';
import { DataGridRow } from './DataGridRow.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { useFirstRows } from './useFirstRows.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** The rows as a table. */
export function DataGrid<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, virtual } = props;
  const rows = useFirstRows(props.rows);
  const view = useVirtualRows(rows?.length ?? 0, virtual);
  const shown = rows?.slice(view.first, view.end);
  return (
    <TableContainer
      component={Card}
      ref={view.scroller}
      {...(virtual
        ? {
            // a scrollable region must be reachable by keyboard
            role: 'region',
            'aria-label': label,
            tabIndex: 0,
            // a card clips its overflow
            sx: { maxHeight: virtual.viewHeight, overflowY: 'auto' },
          }
        : {})}
    >
      <Table
        size="small"
        aria-label={label}
        stickyHeader={virtual !== undefined}
        aria-rowcount={virtual && rows ? rows.length + 1 : undefined}
      >
        <DataGridHead {...props} />
        <TableBody>
          <Space height={view.above} />
          {shown
            ? shown.map((row, index) => (
                <DataGridRow
                  key={rowKey(row)}
                  columns={columns}
                  row={row}
                  onOpen={props.onOpen}
                  place={virtual ? view.first + index + 2 : undefined}
                  height={virtual?.rowHeight}
                />
              ))
            : ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                <TableRow key={key}>
                  {columns.map(({ id }) => (
                    <TableCell key={id}>
                      <Skeleton height={28} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
          <Space height={view.below} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Space = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);
