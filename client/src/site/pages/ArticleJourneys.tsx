import { getArticleJourneys } from '../../features/articles/site/journeyLinksApi.ts';
import { JourneyCards } from '../../features/destinations/site/JourneyCards.tsx';

/** Links to the journeys that an article is about; renders nothing without any. */
export function ArticleJourneys({ id }: { id: string }) {
  const { data = [] } = getArticleJourneys.useQuery(id);
  return <JourneyCards id="journeys" title="Journeys in this story" journeys={data} />;
}
