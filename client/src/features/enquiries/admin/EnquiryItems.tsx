import type { EnquiryRow } from '@modules/enquiries/contract.ts';
import { Box, Skeleton } from '@mui/material';
import { useNow } from '../../../ui/admin/useNow.ts';
import { EnquiryItem } from './EnquiryItem.tsx';
import { NoEnquiries } from './NoEnquiries.tsx';
import type { Selection } from './useSelection.ts';

type Props = {
  /** Undefined while the first page loads. */
  rows: EnquiryRow[] | undefined;
  refreshing: boolean;
  filtered: boolean;
  selection: Selection | undefined;
  openId: number | undefined;
  onOpen: (row: EnquiryRow) => void;
};

export function EnquiryItems({ rows, refreshing, filtered, selection, openId, onOpen }: Props) {
  const now = useNow(30_000);
  if (rows?.length === 0) return <NoEnquiries filtered={filtered} />;
  return (
    <Box
      component="ul"
      aria-label="Enquiries"
      aria-busy={rows === undefined || refreshing}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {rows
        ? rows.map((row) => (
            <EnquiryItem
              key={row.id}
              row={row}
              now={now}
              selection={selection}
              isOpen={row.id === openId}
              onOpen={() => onOpen(row)}
            />
          ))
        : ['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Box component="li" key={key} sx={{ px: 2, py: 1.25 }}>
              <Skeleton width="60%" />
              <Skeleton />
            </Box>
          ))}
    </Box>
  );
}
