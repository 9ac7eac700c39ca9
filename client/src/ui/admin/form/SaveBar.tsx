import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { visuallyHidden } from '../visuallyHidden.ts';

type Props = {
  /** Describes what is not saved yet; false if everything is. */
  unsaved: string | false;
  busy: boolean;
  /** The form cannot be saved now. */
  blocked?: boolean;
  saveLabel: string;
  onDiscard: () => void;
  /** More buttons, before the others. */
  children?: ReactNode;
};

/** Stays at the lower edge of a page that is a form: shows what is unsaved, and the buttons that save or discard it. */
export function SaveBar({ unsaved, busy, blocked = false, saveLabel, onDiscard, children }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const isUnsaved = unsaved !== false;
  useEffect(() => {
    if (!isUnsaved) return;
    return () => {
      const { activeElement } = document;
      // Saving and discarding disable the button that was pressed.
      if (activeElement === document.body || activeElement?.matches(':disabled'))
        status.current?.focus({ preventScroll: true });
    };
  }, [isUnsaved]);
  return (
    <Box sx={barStyles}>
      <Typography
        ref={status}
        tabIndex={-1}
        role="status"
        variant="body2"
        sx={[
          { flex: 1, color: 'text.secondary' },
          // On a phone, the buttons need the whole line; whether they are enabled says the same.
          children !== undefined && (({ breakpoints }) => ({ [breakpoints.down('sm')]: visuallyHidden })),
        ]}
      >
        {unsaved || 'Everything is saved'}
      </Typography>
      {children}
      <Button color="inherit" disabled={!unsaved || busy} onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" variant="contained" disabled={!unsaved || blocked} loading={busy}>
        {saveLabel}
      </Button>
    </Box>
  );
}

const barStyles = {
  position: 'sticky',
  bottom: 0,
  py: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1.5,
  alignItems: 'center',
  backgroundColor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
  zIndex: 1,
} as const;
