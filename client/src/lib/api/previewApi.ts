import type { previewLinkSchema } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from './api.ts';

/** The path of an area in the API. */
export type PreviewArea = 'blog' | 'news' | 'destinations' | 'wedding/destinations';
type Entry = { area: PreviewArea; id: number };

const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The address that shows an unpublished entry for some minutes. */
    createPreviewLink: build.mutation<string, Entry>({
      query: ({ area, id }) => ({ url: `${area}/${id}/preview-link`, method: 'POST' }),
      transformResponse: ({ url }: z.infer<typeof previewLinkSchema>) => url,
    }),
  }),
});

export const { useCreatePreviewLinkMutation } = previewApi;
