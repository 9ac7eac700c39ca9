import { createContext, useContext } from 'react';
import type { PageParams, PageSource } from './pageModule.ts';

export type CurrentPage = { page: PageSource; params: PageParams };

const nowhere: PageSource = {
  name: '',
  heavy: false,
  importer: () => Promise.reject(new Error('No page')),
  module: null,
};

/** Set by SiteApp, around all that it shows. */
export const CurrentPageContext = createContext<CurrentPage>({ page: nowhere, params: {} });

/** The page that is shown, and what its address names. */
export const useCurrentPage = () => useContext(CurrentPageContext);
