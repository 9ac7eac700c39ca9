import type {
  JourneyArticle,
  journeyArticlesResponseSchema,
} from '@modules/articles/journeyLinks.contract.ts';
import type { JourneyCard, journeyCardsResponseSchema } from '@modules/destinations/contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { isFoundOrAbsent } from '../../../lib/api/responses.ts';

/** Separate from the other article calls, which are part of the home page's script. */
const journeyLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest articles about the destination with this name. */
    getJourneyArticles: build.query<JourneyArticle[], string>({
      query: (name) => ({
        url: `articles/about/${encodeURIComponent(name)}`,
        validateStatus: isFoundOrAbsent,
      }),
      transformResponse: (response: Partial<z.infer<typeof journeyArticlesResponseSchema>> | null) =>
        response?.articles ?? [],
      providesTags: ['Blog', 'News'],
    }),
    getArticleJourneys: build.query<JourneyCard[], string>({
      query: (id) => ({
        url: `articles/${encodeURIComponent(id)}/journeys`,
        validateStatus: isFoundOrAbsent,
      }),
      transformResponse: (response: Partial<z.infer<typeof journeyCardsResponseSchema>> | null) =>
        response?.destinations ?? [],
      providesTags: ['Blog', 'News', 'Destination'],
    }),
  }),
});

export const { getJourneyArticles, getArticleJourneys } = journeyLinksApi.endpoints;
