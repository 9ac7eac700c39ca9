import { createContext, useContext } from 'react';
import type { PageParams, PageSource } from './pageModule.ts';

export type CurrentPage = { page: PageSource; params: PageParams };

const nowhere: PageSource = {
  name: '',
  heavy: false,
  importer: () => Promise.reject(new Error('No page')),
  module: null,
};

/** Set by the router's table, which itself names the layout that reads it. */
export const CurrentPageContext = createContext<CurrentPage>({ page: nowhere, params: {} });

/** The page that is shown, and what its address names. */
export const useCurrentPage = () => useContext(CurrentPageContext);
