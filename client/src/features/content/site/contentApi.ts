import type { PageName, StoredPage } from '@modules/content/contract.ts';
import { api } from '../../../lib/api/api.ts';
import type { AppStore } from '../../../lib/store/store.ts';

export type PageContent<Page extends PageName> = StoredPage<Page>;

const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPageContent: build.query<StoredPage, PageName>({
      query: (page) => `content/${page}`,
      transformResponse: ({ data }: { data: StoredPage }) => data,
      providesTags: ['Content'],
    }),
  }),
});

export const { getPageContent } = contentApi.endpoints;

/** What staff wrote for a page; `content` is undefined until it is loaded, and when it cannot be. */
export function usePageContent<Page extends PageName>(page: Page, options?: { skip: boolean }) {
  const { data, error, refetch } = getPageContent.useQuery(page, options);
  return { content: data as PageContent<Page> | undefined, error, refetch }; // the call returns the content of its page
}

/** What staff wrote for a page, outside React: for page heads. */
export const readPageContent = <Page extends PageName>(store: AppStore, page: Page) =>
  getPageContent.select(page)(store.getState()).data as PageContent<Page> | undefined; // as above
