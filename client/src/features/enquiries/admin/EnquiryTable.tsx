import type { EnquiryListInput, EnquiryRow } from '@modules/enquiries/contract.ts';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { clampLines } from '../../../ui/admin/clampLines.ts';
import { type Column, DataTable, type Sorting } from '../../../ui/admin/DataTable.tsx';
import { formatDateTime } from '../../../ui/admin/dateFormats.ts';
import { formatAge } from '../../../ui/admin/formatAge.ts';
import { useNow } from '../../../ui/admin/useNow.ts';
import { CustomerCell } from './CustomerCell.tsx';
import { ReplyClockMark } from './clock/ReplyClockMark.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import { PriorityMark, StatusMark } from './EnquiryMarks.tsx';
import { typeLabels } from './enquiryLabels.ts';
import type { Selection } from './useSelection.ts';

type Props = {
  rows: EnquiryRow[] | undefined;
  refreshing: boolean;
  filters: EnquiryListInput;
  /** In place of rows when there are none. */
  empty: ReactNode;
  selection: Selection | undefined;
  onSort: (sorting: Sorting) => void;
  onOpen: (row: EnquiryRow) => void;
};

export function EnquiryTable({ rows, refreshing, filters, empty, selection, onSort, onOpen }: Props) {
  const now = useNow(30_000);
  return (
    <DataTable
      label="Enquiries"
      columns={buildColumns(now, selection, onOpen)}
      minWidth={800}
      onOpen={(row) => () => onOpen(row)}
      rows={rows}
      rowKey={({ id }) => id}
      card={(row) => <EnquiryCard row={row} now={now} selection={selection} onOpen={() => onOpen(row)} />}
      refreshing={refreshing}
      sorting={{ by: filters.sort, order: filters.order }}
      onSort={onSort}
      empty={empty}
    />
  );
}

/** In pixels; narrower tables omit columns that the subject usually covers. */
const allColumnsWidth = 940;

const buildColumns = (
  now: number,
  selection: Selection | undefined,
  onOpen: (row: EnquiryRow) => void,
): Column<EnquiryRow>[] => [
  {
    id: 'customer',
    label: 'Customer',
    sortBy: 'name',
    render: (row) => <CustomerCell row={row} selection={selection} onOpen={() => onOpen(row)} />,
  },
  {
    id: 'subject',
    label: 'Subject',
    render: (row) => <SubjectCell row={row} />,
  },
  {
    id: 'type',
    label: 'Type',
    dropBelow: allColumnsWidth,
    render: (row) => typeLabels[row.enquiry_type],
  },
  {
    id: 'destination',
    label: 'Destination',
    dropBelow: allColumnsWidth,
    render: (row) => (
      <Typography variant="body2" sx={{ ...clampLines(2), maxWidth: '10rem' }}>
        {row.destination ?? '–'}
      </Typography>
    ),
  },
  { id: 'status', label: 'Status', sortBy: 'status', render: (row) => <StatusMark enquiry={row} /> },
  { id: 'priority', label: 'Priority', sortBy: 'priority', render: (row) => <PriorityMark enquiry={row} /> },
  {
    id: 'created',
    label: 'Created',
    sortBy: 'created_at',
    render: (row) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: { xs: 94, xl: 124 } }}>
        <Box component="time" dateTime={row.created_at} title={formatDateTime(row.created_at)}>
          <Typography variant="body2" noWrap>
            {formatAge(row.created_at, now)}
          </Typography>
        </Box>
        <ReplyClockMark clock={row.clock} wrap />
      </Box>
    ),
  },
  {
    id: 'actions',
    label: 'Actions',
    align: 'right',
    render: (row) => <ActionsCell row={row} onOpen={() => onOpen(row)} />,
  },
];

function SubjectCell({ row }: { row: EnquiryRow }) {
  return (
    <Box sx={{ minWidth: { lg: '7rem', xl: '8.75rem' }, maxWidth: '17.5rem' }}>
      <Typography variant="body2" dir="auto" sx={{ ...clampLines(2), textAlign: 'left' }} title={row.subject}>
        {row.subject}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {row.reference}
      </Typography>
    </Box>
  );
}

function ActionsCell({ row, onOpen }: { row: EnquiryRow; onOpen: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column-reverse', xl: 'row' },
        alignItems: { xs: 'flex-end', xl: 'center' },
        justifyContent: 'flex-end',
        columnGap: 1,
      }}
    >
      <Typography variant="caption" noWrap sx={{ color: 'text.secondary', maxWidth: '8rem' }}>
        {row.assigned_to_name ?? (row.assigned_to === null ? 'Unassigned' : `#${row.assigned_to}`)}
      </Typography>
      <Tooltip title="View details">
        <IconButton size="small" aria-label={`View enquiry of ${row.name}`} onClick={onOpen}>
          <Eye size={18} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
