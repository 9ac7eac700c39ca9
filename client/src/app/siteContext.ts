import { createContext, useContext } from 'react';

/** Facts that server and browser must agree on while the page is hydrated. */
export type SiteFacts = { year: number };

export const SiteContext = createContext<SiteFacts>({ year: 2026 });

export const useSite = () => useContext(SiteContext);
