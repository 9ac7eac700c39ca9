import { NewsCard } from '../../features/articles/site/news/NewsCard.tsx';
import { buildTopicPage } from './buildTopicPage.tsx';

export const { loader, head, Component } = buildTopicPage('news', NewsCard);
