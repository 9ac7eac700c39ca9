import { Box, Card, LinearProgress } from '@mui/material';
import { DataCards } from './DataCards.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { useElementWidth } from './useElementWidth.ts';

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
      {width === undefined ? null : <Rows {...props} width={width} />}
    </Box>
  );
}

function Rows<Row>({ width, ...props }: DataTableProps<Row> & { width: number }) {
  const { rows, empty, minWidth = 640 } = props;
  if (rows?.length === 0) return <Card>{empty}</Card>;
  if (width < minWidth) return <DataCards {...props} />;
  return <DataGrid {...props} columns={props.columns.filter(({ dropBelow = 0 }) => width >= dropBelow)} />;
}
