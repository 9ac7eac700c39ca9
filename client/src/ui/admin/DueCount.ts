import { createContext } from 'react';

/** How many replies are due; each screen's tab title begins with it. */
export const DueCount = createContext(0);
