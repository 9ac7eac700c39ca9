import { createContext, useContext } from 'react';
import type { PageParams, PageSource } from './pageModule.ts';

export type CurrentPage = { page: PageSource; params: PageParams };

const nowhere: PageSource = {
  name: '',
  importer: () => Promise.reject(new Error('No page')),
  module: null,
};

/** Set by SiteApp. */
export const CurrentPageContext = createContext<CurrentPage>({ page: nowhere, params: {} });

export const useCurrentPage = () => useContext(CurrentPageContext);
