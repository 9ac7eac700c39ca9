import { NewsCard } from '../../features/articles/site/news/NewsCard.tsx';
import { buildListPage } from './buildListPage.tsx';

export const { loader, head, Component } = buildListPage('news', NewsCard);
