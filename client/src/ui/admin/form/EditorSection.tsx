import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { id?: string; title: string; hint?: string; children: ReactNode };

export function EditorSection({ id, title, hint, children }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box>
        <Typography
          id={id}
          variant="h3"
          component="h3"
          tabIndex={id ? -1 : undefined}
          sx={{ outline: 'none', scrollMarginTop: 72 }}
        >
          {title}
        </Typography>
        {hint ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {hint}
          </Typography>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}

/** Fields in a responsive grid with up to `columns` columns. */
export function FieldGrid({ columns = 2, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: `repeat(${columns}, minmax(0, 1fr))`,
        },
      }}
    >
      {children}
    </Box>
  );
}
