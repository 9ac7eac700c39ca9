import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { requireFound } from '../../platform/errors.ts';
import { byId, Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { destinationTexts, journeyCardsResponseSchema } from '../destinations/contract.ts';
import { activeOnly, getDestinationByName, listJourneyCards } from '../destinations/queries.ts';
import { type JourneyArticle, journeyArticlesResponseSchema } from './journeyLinks.contract.ts';
import { toBlogRow } from './presenter.ts';
import { listJourneyIds, listPostsAbout, type PostRow } from './queries.ts';

const tag: Tag = {
  name: 'Articles',
  description: 'What connects articles, of the blog or news, with journeys.',
};

const maxArticles = 4;

const toJourneyArticle = (post: PostRow): JourneyArticle => {
  const { id, title, read_time } = toBlogRow(post);
  return { id, kind: post.kind, title, read_time };
};

/** `/api/articles`: only what is published. */
export function journeyLinkEndpoints({ db }: { db: Database }): Endpoints {
  const endpoints = new Endpoints(tag);
  endpoints.get(
    '/api/articles/about/:name',
    {
      summary: 'List the newest articles about a destination',
      access: 'public',
      cacheable: true,
      params: z.object({ name: z.string() }),
      response: journeyArticlesResponseSchema,
      errors: ['NotFound'],
    },
    async ({ params }) => {
      const destination = await getDestinationByName(db, params.name, activeOnly);
      const { id } = requireFound(destination, destinationTexts.notFound);
      const articles = await listPostsAbout(db, id, maxArticles);
      return { articles: articles.map(toJourneyArticle) };
    },
  );
  endpoints.get(
    '/api/articles/:id/journeys',
    {
      summary: 'List the active journeys that an article is about',
      access: 'public',
      cacheable: true,
      ...byId,
      response: journeyCardsResponseSchema,
    },
    async ({ params }) => {
      const ids = requireFound(await listJourneyIds(db, params.id), 'Article not found');
      return { destinations: await listJourneyCards(db, ids) };
    },
  );
  return endpoints;
}
