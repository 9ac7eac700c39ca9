import type { EnquiryRow } from '@modules/enquiries/contract.ts';
import { Box, Link, Typography } from '@mui/material';
import { Paperclip } from 'lucide-react';
import { PresenceMarks } from './presence/PresenceMarks.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { Selection } from './useSelection.ts';

type Props = { row: EnquiryRow; selection: Selection | undefined; onOpen: () => void };

/** The sender; the name opens the enquiry. */
export function CustomerCell({ row, selection, onOpen }: Props) {
  return (
    <Box sx={{ minWidth: 0, maxWidth: { lg: 160, xl: 220 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        {/* a long name wraps next to the box, not below it */}
        <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', minWidth: 0 }}>
          <SelectBox row={row} selection={selection} />
          <Link
            component="button"
            type="button"
            data-enquiry={row.id}
            color="inherit"
            onClick={onOpen}
            dir="auto"
            sx={{
              fontWeight: 600,
              minWidth: 0,
              textAlign: 'left',
              overflowWrap: 'anywhere',
              textDecorationColor: 'var(--mui-palette-divider)',
            }}
          >
            {row.name}
          </Link>
        </Box>
        {row.has_attachment ? <Paperclip size={14} role="img" aria-label="Has an attachment" /> : null}
        <PresenceMarks enquiryId={row.id} />
      </Box>
      <Typography variant="caption" noWrap component="p" title={row.email} color="textSecondary">
        {row.email}
      </Typography>
    </Box>
  );
}
