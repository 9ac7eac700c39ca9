import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export type BadgeTone = 'primary' | 'info' | 'success' | 'warning' | 'error' | 'neutral';

export const toneColour = (tone: BadgeTone) =>
  `var(--mui-palette-${tone === 'neutral' ? 'text-secondary' : `${tone}-main`})`;

type Props = {
  tone: BadgeTone;
  /** Breaks a long text into lines where there is no room. */
  wrap?: boolean | undefined;
  children: ReactNode;
};

/** A short label. Its colour supports the text and never replaces it. */
export function Badge({ tone, wrap = false, children }: Props) {
  const colour = toneColour(tone);
  return (
    <Box
      component="span"
      sx={{
        ...(wrap ? wrappedStyles : oneLineStyles),
        maxWidth: '100%',
        overflow: 'hidden',
        px: 1,
        py: '1px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: colour,
        border: `1px solid color-mix(in srgb, ${colour} 45%, transparent)`,
        backgroundColor: `color-mix(in srgb, ${colour} 10%, transparent)`,
      }}
    >
      {children}
    </Box>
  );
}

const oneLineStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  borderRadius: 99,
  whiteSpace: 'nowrap',
} as const;
const wrappedStyles = { display: 'inline-block', borderRadius: '12px' } as const;
