import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { siteTheme } from './siteTheme.ts';

/** Around a form made of MUI controls. Each rendering has its own style cache, so that the server never mixes two. */
export function SiteForms({ children }: { children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'mui' }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={siteTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
