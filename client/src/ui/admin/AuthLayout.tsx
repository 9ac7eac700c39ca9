import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';

type Props = {
  /** The tab's title; unchanged if absent. */
  title?: string;
  children?: ReactNode;
};

/** The layout of the pages outside the back-office layout: a card on a tiled background. */
export function AuthLayout({ title, children }: Props) {
  useEffect(() => {
    if (title) document.title = `${title} · Safarnama`;
  }, [title]);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        backgroundImage: 'url(/pictures/brand/tile-dark.svg)',
        backgroundSize: 96,
        '[data-theme="light"] &': {
          // at full strength the background would distract
          backgroundImage:
            'linear-gradient(color-mix(in srgb, var(--mui-palette-background-default) 82%, transparent) 0 0), url(/pictures/brand/tile.svg)',
          backgroundSize: 'auto, 96px',
        },
      }}
    >
      <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 }, boxShadow: 12 }}>
        <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', mb: 3 }}>
          <Box component="img" src="/pictures/brand/mark.svg" alt="" sx={{ width: 32, height: 32 }} />
          <Typography
            component="span"
            sx={{
              fontFamily: (theme) => theme.typography.h1.fontFamily,
              fontSize: '1.375rem',
              fontWeight: 560,
            }}
          >
            Safarnama
          </Typography>
        </Box>
        {children}
      </Card>
    </Box>
  );
}
