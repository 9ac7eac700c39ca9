import {
  Card,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { memo, type Ref, startTransition, useEffect, useState } from 'react';
import type { DataTableProps } from './dataTableProps.ts';
import { openOnClick } from './openOnClick.ts';
import { useVirtualRows } from './useVirtualRows.ts';

export function TableView<Row>(props: DataTableProps<Row>) {
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
        <TableViewHead {...props} />
        <TableBody>
          <Space height={view.above} />
          {shown
            ? shown.map((row, index) => (
                <TableViewRow
                  key={rowKey(row)}
                  columns={columns}
                  row={row}
                  onOpen={props.onOpen}
                  index={view.first + index}
                  measure={view.measure}
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

function TableViewHead<Row>({ columns, sorting, onSort }: DataTableProps<Row>) {
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

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'onOpen'> & {
  row: Row;
  /** The row's index in the whole list. */
  index: number;
  /** For virtual lists. */
  measure: Ref<HTMLTableRowElement> | undefined;
};

function Cells<Row>({ columns, row, onOpen, index, measure }: RowProps<Row>) {
  const open = onOpen?.(row);
  return (
    <TableRow
      hover={open !== undefined}
      {...(measure ? { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 } : {})}
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
const TableViewRow = memo(Cells) as typeof Cells; // memo drops the type parameter

/** About as many as a window shows below the tools of a list. */
const firstRows = 8;

let isFirstList = true;

/**
 * The rows to render now. The first list after loading the back office starts with those at the top, which takes a
 * slow computer half of the time; the others follow at once.
 */
function useFirstRows<Row>(rows: Row[] | undefined): Row[] | undefined {
  const [isComplete, setComplete] = useState(!isFirstList);
  const hasRows = rows !== undefined;
  useEffect(() => {
    if (!hasRows) return;
    isFirstList = false;
    startTransition(() => setComplete(true));
  }, [hasRows]);
  return isComplete ? rows : rows?.slice(0, firstRows);
}
