import { useGetArticleJourneysQuery } from '../../features/articles/site/journeyLinksApi.ts';
import { JourneyCards } from '../../features/destinations/site/JourneyCards.tsx';

/** The journeys that an article is about; nothing without any. */
export function ArticleJourneys({ id }: { id: string }) {
  const { data = [] } = useGetArticleJourneysQuery(id);
  return <JourneyCards id="journeys" title="Journeys in this story" journeys={data} />;
}
