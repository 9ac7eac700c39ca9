import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export type BadgeTone = 'primary' | 'info' | 'success' | 'warning' | 'error' | 'neutral';

export const toneColour = (tone: BadgeTone) =>
  `var(--mui-palette-${tone === 'neutral' ? 'text-secondary' : `${tone}-main`})`;

/** A short label. Its colour supports the text and never replaces it. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  const colour = toneColour(tone);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        maxWidth: '100%',
        overflow: 'hidden',
        px: 1,
        py: '1px',
        borderRadius: 99,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: colour,
        border: `1px solid color-mix(in srgb, ${colour} 45%, transparent)`,
        backgroundColor: `color-mix(in srgb, ${colour} 10%, transparent)`,
      }}
    >
      {children}
    </Box>
  );
}
