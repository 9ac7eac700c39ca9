import { Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { RowButtons } from './RowButtons.tsx';

type RowProps = ComponentProps<typeof RowButtons> & { id: string; children: ReactNode };

/** A row of a list with several fields; on a phone, its buttons are above the fields. */
export function Row({ id, children, ...buttons }: RowProps) {
  return (
    <Box
      data-row={id}
      role="group"
      aria-label={buttons.name}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column-reverse', sm: 'row' },
        alignItems: { xs: 'flex-end', sm: 'flex-start' },
        gap: 1,
        p: 1.5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box sx={{ flex: 1, width: '100%', minWidth: 0, display: 'grid', gap: 2 }}>{children}</Box>
      <RowButtons {...buttons} />
    </Box>
  );
}
