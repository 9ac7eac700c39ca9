import type { PageName, StoredPage } from '@modules/content/contract.ts';
import type { previewLinkSchema } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { onSuccess } from '../../../lib/api/optimisticUpdate.ts';
import { toData } from '../../../lib/api/toData.ts';

type Content = Record<string, unknown>;
type Save = { page: PageName; content: Content; version: string | null };

const contentAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For the editor, therefore never cached. */
    getStoredPage: build.query<StoredPage, PageName>({
      query: (page) => `content/${page}`,
      transformResponse: toData,
      providesTags: ['Content'],
      keepUnusedDataFor: 0,
    }),
    savePage: build.mutation<StoredPage, Save>({
      query: ({ page, content, version }) => ({
        url: `content/${page}`,
        method: 'PUT',
        body: { ...content, updated_at: version ?? '' },
      }),
      transformResponse: toData,
      // Discard leads to the version that refused the save.
      invalidatesTags: (_saved, error) => (error?.code === 'stale_write' ? ['Content'] : []),
      async onQueryStarted({ page }, { dispatch, queryFulfilled }) {
        await onSuccess(queryFulfilled, (saved) =>
          dispatch(contentAdminApi.util.updateQueryData('getStoredPage', page, () => saved)),
        );
      },
    }),
    /** The address that shows the page with unsaved content for some minutes. */
    createPagePreview: build.mutation<string, { page: PageName; content: Content }>({
      query: ({ page, content }) => ({ url: `content/${page}/preview`, method: 'POST', body: content }),
      transformResponse: ({ url }: z.infer<typeof previewLinkSchema>) => url,
    }),
  }),
});

export const { getStoredPage, savePage, createPagePreview } = contentAdminApi.endpoints;
