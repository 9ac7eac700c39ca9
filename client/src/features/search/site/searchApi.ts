import type { SearchResponse } from '@modules/search/contract.ts';
import { maxSearchLength, shortestSearch } from '@modules/search/limits.contract.ts';
import { api } from '../../../lib/api/api.ts';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchSite: build.query<SearchResponse['data'], string>({
      query: (q) => ({ url: 'search', params: { q } }),
      transformResponse: ({ data }: SearchResponse) => data,
      providesTags: ['Destination', 'Wedding', 'Blog', 'News'],
    }),
  }),
});

export const { searchSite } = searchApi.endpoints;

/** The words to search for, as the API accepts them; empty when they are too short. */
export function toSearchWords(typed: string | null): string {
  const words = (typed ?? '').trim().slice(0, maxSearchLength);
  return words.length < shortestSearch ? '' : words;
}
