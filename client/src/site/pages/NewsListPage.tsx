import { getArticlePage } from '../../features/articles/site/articlesApi.ts';
import { NewsCard } from '../../features/articles/site/news/NewsCard.tsx';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { formatPageQuery, parsePageQuery, usePageQuery } from '../../ui/site/pageQuery.ts';
import type { PageModule } from '../pageModule.ts';
import { ArticleList, listStatus } from './ArticleList.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store, _params, query) => [
  store.dispatch(getArticlePage.initiate({ kind: 'news', ...parsePageQuery(query) })),
];

export const head: PageModule['head'] = (store, _params, query) => {
  const { page, limit } = parsePageQuery(query);
  return {
    title: pageTitle(store, page > 1 ? `Travel News, page ${page}` : 'Travel News'),
    description: 'New routes, rules, seasons and festivals, read and checked for travellers.',
    canonicalPath: `/travel-news${formatPageQuery(page, limit)}`,
    ...listStatus(getArticlePage.select({ kind: 'news', page, limit })(store.getState()).data, page),
    feed: { title: 'Travel news', path: '/feed/news.xml' },
    jsonLd: [breadcrumbs(['Travel News', '/travel-news'])],
  };
};

export function Component() {
  const pageQuery = usePageQuery();
  const { page, limit } = pageQuery;
  const response = getArticlePage.useQuery({ kind: 'news', page, limit });
  return (
    <ArticleList
      title="Travel News"
      text="New routes, rules and seasons, read for you."
      crumbs={[{ label: 'Travel News' }]}
      heading="All news"
      loading="Loading news"
      failed={getErrorMessage(response.error, 'Failed to fetch news')}
      empty={{
        title: 'No travel news yet',
        text: 'Nothing to report so far. Please check back soon.',
      }}
      pageQuery={pageQuery}
      response={response}
      card={(post, isFirst) => <NewsCard post={post} eager={isFirst} />}
    />
  );
}
