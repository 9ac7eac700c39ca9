import { articleListPaths } from '@modules/articles/articleTopics.contract.ts';
import type { ArticleKind } from '@modules/articles/contract.ts';
import { getArticlePage } from '../../features/articles/site/articlesApi.ts';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { formatPageQuery, parsePageQuery, usePageQuery } from '../../ui/site/pageQuery.ts';
import type { PageModule } from '../pageModule.ts';
import { type ArticleCard, ArticleList, listStatus } from './ArticleList.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

const lists = {
  blog: {
    name: 'Blog',
    feedTitle: 'Blog',
    title: 'Blogging',
    text: 'Guides and small stories from the road.',
    description: 'Guides, routes and small stories by the people who plan your journey.',
    heading: 'All posts',
    loading: 'Loading blog posts',
    empty: { title: 'No blog posts here yet', text: 'New posts are on their way. Please check back soon.' },
    getFailure: () => 'Error fetching blog posts',
  },
  news: {
    name: 'Travel News',
    feedTitle: 'Travel news',
    title: 'Travel News',
    text: 'New routes, rules and seasons, read for you.',
    description: 'New routes, rules, seasons and festivals, read and checked for travellers.',
    heading: 'All news',
    loading: 'Loading news',
    empty: { title: 'No travel news yet', text: 'Nothing to report so far. Please check back soon.' },
    getFailure: (error: unknown) => getErrorMessage(error, 'Failed to fetch news'),
  },
};

/** The page of all articles of a kind. */
export function buildListPage(kind: ArticleKind, Card: ArticleCard): Required<PageModule> {
  const { name, feedTitle, title, description, getFailure, ...texts } = lists[kind];
  const path = articleListPaths[kind];
  return {
    loader: (store, _params, query) => [
      store.dispatch(getArticlePage.initiate({ kind, ...parsePageQuery(query) })),
    ],
    head: (store, _params, query) => {
      const { page, limit } = parsePageQuery(query);
      return {
        title: pageTitle(store, page > 1 ? `${title}, page ${page}` : title),
        description,
        canonicalPath: path + formatPageQuery(page, limit),
        ...listStatus(getArticlePage.select({ kind, page, limit })(store.getState()).data, page),
        feed: { title: feedTitle, path: `/feed/${kind}.xml` },
        jsonLd: [breadcrumbs([name, path])],
      };
    },
    Component: () => {
      const pageQuery = usePageQuery();
      const { page, limit } = pageQuery;
      const response = getArticlePage.useQuery({ kind, page, limit });
      return (
        <ArticleList
          {...texts}
          title={title}
          crumbs={[{ label: name }]}
          failed={getFailure(response.error)}
          pageQuery={pageQuery}
          response={response}
          Card={Card}
        />
      );
    },
  };
}
