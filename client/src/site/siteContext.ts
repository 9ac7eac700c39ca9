import { createContext, useContext } from 'react';

/** Values on which server and browser must agree during hydration. */
export type SiteFacts = { year: number };

export const SiteContext = createContext<SiteFacts>({ year: 2026 });

export const useSite = () => useContext(SiteContext);
