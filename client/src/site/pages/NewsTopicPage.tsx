import type { NewsRow } from '@modules/articles/news.contract.ts';
import { getNewsTopic, useGetNewsTopicQuery } from '../../features/articles/site/articleTopicsApi.ts';
import { NewsCard } from '../../features/articles/site/news/NewsCard.tsx';
import { usePageAddress } from '../../ui/site/pageAddress.ts';
import type { PageModule } from '../pageModule.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { ArticleList } from './ArticleList.tsx';
import { describeTopic, parseTopic, topicHead, toTopicQuery } from './articleTopicPage.ts';

export const loader: PageModule['loader'] = (store, params, query) => [
  store.dispatch(getNewsTopic.initiate(toTopicQuery(params, query))),
];

export const head: PageModule['head'] = (store, params, query) => {
  const response = getNewsTopic.select(toTopicQuery(params, query))(store.getState()).data;
  return topicHead(store, 'news', { params, query, response });
};

export function Component() {
  const { params } = useCurrentPage();
  const address = usePageAddress();
  const { page, limit } = address;
  return (
    <ArticleList<NewsRow>
      {...describeTopic('news', params)}
      address={address}
      response={useGetNewsTopicQuery({ ...parseTopic(params), page, limit })}
      card={(post, isFirst) => <NewsCard post={post} eager={isFirst} />}
    />
  );
}
