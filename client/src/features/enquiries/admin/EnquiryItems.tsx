import type { EnquiryRow } from '@modules/enquiries/contract.ts';
import { Box, Link, List, Skeleton, Typography } from '@mui/material';
import { Paperclip } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { openOnClick } from '../../../ui/admin/openOnClick.ts';
import { useNow } from '../../../ui/admin/useNow.ts';
import { ReplyClockMark } from './clock/ReplyClockMark.tsx';
import { EnquiryAge } from './EnquiryAge.tsx';
import { statusLabels, statusTones } from './enquiryLabels.ts';
import { PresenceMarks } from './presence/PresenceMarks.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { Selection } from './useSelection.ts';

type Props = {
  /** Undefined while the first page loads. */
  rows: EnquiryRow[] | undefined;
  refreshing: boolean;
  /** In place of rows when there are none. */
  empty: ReactNode;
  selection: Selection | undefined;
  openId: number | undefined;
  onOpen: (row: EnquiryRow) => void;
};

export function EnquiryItems({ rows, refreshing, empty, selection, openId, onOpen }: Props) {
  const now = useNow(30_000);
  if (rows?.length === 0) return empty;
  return (
    <List disablePadding aria-label="Enquiries" aria-busy={rows === undefined || refreshing}>
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
    </List>
  );
}

type EnquiryItemProps = {
  row: EnquiryRow;
  now: number;
  isOpen: boolean;
  selection: Selection | undefined;
  onOpen: () => void;
};

/** An enquiry in the narrow list next to an open one. */
function EnquiryItem({ row, now, isOpen, selection, onOpen }: EnquiryItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Box
      component="li"
      ref={item}
      {...openOnClick(onOpen)}
      sx={isOpen ? { ...itemStyles, ...openItemStyles } : itemStyles}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <SelectBox row={row} selection={selection} />
        <Link
          component="button"
          type="button"
          data-enquiry={row.id}
          color="inherit"
          underline="hover"
          aria-label={`View enquiry of ${row.name}`}
          aria-current={isOpen ? 'true' : undefined}
          onClick={onOpen}
          dir="auto"
          sx={{
            flex: 1,
            minWidth: 0,
            textAlign: 'left',
            fontWeight: row.status === 'new' ? 700 : 500,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {row.name}
        </Link>
        <EnquiryAge row={row} now={now} />
      </Box>
      <Typography variant="body2" noWrap dir="auto" title={row.subject} sx={{ textAlign: 'left' }}>
        {row.subject}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 0.25 }}>
        {row.clock.state === 'answered' ? (
          <Badge tone={statusTones[row.status]}>{statusLabels[row.status]}</Badge>
        ) : (
          <ReplyClockMark clock={row.clock} />
        )}
        <PresenceMarks enquiryId={row.id} />
        {row.has_attachment ? <Paperclip size={14} role="img" aria-label="Has an attachment" /> : null}
        <Typography variant="caption" noWrap sx={{ color: 'text.secondary', ml: 'auto', minWidth: 0 }}>
          {row.assigned_to_name ?? 'Unassigned'}
        </Typography>
      </Box>
    </Box>
  );
}

const itemStyles = {
  minWidth: 0,
  px: 1.75,
  py: 1.25,
  borderBottom: '1px solid',
  borderColor: 'divider',
  borderLeft: '3px solid transparent',
  '&:hover': { backgroundColor: 'action.hover' },
} as const;

const openItemStyles = {
  borderLeftColor: 'var(--mui-palette-primary-main)',
  backgroundColor: 'action.selected',
  '&:hover': {},
} as const;
