import type { EnquiryResponse } from '@modules/enquiries/contract.ts';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { ArrowLeft, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PresenceMarks } from './presence/PresenceMarks.tsx';

type Props = {
  /** Undefined while it loads. */
  enquiry: EnquiryResponse | undefined;
  title: string;
  /** A narrow screen shows only the open enquiry. */
  compact: boolean;
  onClose: () => void;
  /** Shows person and details; undefined where they are in view. */
  onDetails: (() => void) | undefined;
  children?: ReactNode;
};

export function EnquiryHead({ enquiry, title, compact, onClose, onDetails, children }: Props) {
  return (
    <Box
      component="header"
      sx={{ px: 2, py: 1, borderBottom: '1px solid', borderColor: 'divider', display: 'grid', gap: 0.75 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, minWidth: 0 }}>
        {compact ? (
          <IconButton edge="start" aria-label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
            <ArrowLeft size={20} />
          </IconButton>
        ) : null}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant="h2"
            id="enquiry-title"
            tabIndex={-1}
            title={title}
            noWrap={compact}
            dir="auto"
            sx={{ overflowWrap: 'anywhere', outline: 'none', textAlign: 'left' }}
          >
            {title}
          </Typography>
          {enquiry ? (
            <Typography variant="body2" noWrap color="textSecondary">
              {enquiry.reference} · <bdi>{enquiry.name}</bdi>
            </Typography>
          ) : null}
        </Box>
        {enquiry ? <PresenceMarks enquiryId={enquiry.id} /> : null}
        {onDetails ? (
          <Tooltip title="Person and details">
            <IconButton aria-label="Person and details" onClick={onDetails}>
              <Info size={20} />
            </IconButton>
          </Tooltip>
        ) : null}
        {compact ? null : (
          <IconButton aria-label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
            <X size={20} />
          </IconButton>
        )}
      </Box>
      {children}
    </Box>
  );
}
