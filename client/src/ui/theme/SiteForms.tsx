import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useContext, useState } from 'react';
import { FormStyles } from './formStyles.ts';
import { siteTheme } from './siteTheme.ts';

/** Provides the MUI theme and a style cache per rendering, so that the server never mixes styles of two pages. */
export function SiteForms({ children }: { children: ReactNode }) {
  const caches = useContext(FormStyles);
  const [cache] = useState(() => {
    const created = createCache({ key: 'mui' });
    if (caches) {
      // Emotion's flag to collect styles instead of rendering them inside the content.
      created.compat = true;
      caches.push(created);
    }
    return created;
  });
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={siteTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
