import {
  type ArticleTopic,
  articleListPaths,
  articleTopicPath,
  articleTopics,
} from '@modules/articles/articleTopics.contract.ts';
import type { ArticleKind } from '@modules/articles/contract.ts';
import type { ArticleRow } from '../../features/articles/articles.ts';
import { findCategory, getArticleTopic } from '../../features/articles/site/articleTopicsApi.ts';
import { formatPageQuery, parsePageQuery, usePageQuery } from '../../ui/site/pageQuery.ts';
import type { PageModule, PageParams } from '../pageModule.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { type ArticleCard, ArticleList, listStatus } from './ArticleList.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

const lists = {
  blog: { name: 'Blog', articles: 'Blog posts', about: 'Guides and small stories from the road.' },
  news: {
    name: 'Travel News',
    articles: 'Travel news',
    about: 'New routes, rules and seasons, read for you.',
  },
};

/** What is listed, according to the URL. */
function parseTopic(params: PageParams): { topic: ArticleTopic; name: string } {
  const topic = articleTopics.find((one) => one === params['topic']) ?? 'category';
  return { topic, name: params['name'] ?? '' };
}

/** The texts of a page of articles with one category, tag or author; `name` in its stored spelling, once loaded. */
function describeTopic(kind: ArticleKind, params: PageParams, posts: ArticleRow[] = []) {
  const { topic, name: requested } = parseTopic(params);
  const name = (topic === 'category' && findCategory(posts, requested)) || requested;
  const list = lists[kind];
  const title = { category: name, tag: `Tagged “${name}”`, author: `By ${name}` }[topic];
  const text = {
    category: `${list.articles} in the category ${name}.`,
    tag: `${list.articles} with the tag ${name}.`,
    author: `${list.articles} written by ${name}.`,
  }[topic];
  return {
    name,
    title,
    text,
    crumbs: [{ label: list.name, to: articleListPaths[kind] }, { label: title }],
    heading: 'All articles',
    loading: 'Loading articles',
    failed: 'The articles could not be loaded',
    empty: { title: 'There are no articles here', text: 'They may have been withdrawn or moved.' },
  };
}

/** The page of the articles of a kind with one category, tag or author. Without articles there is no page. */
export function buildTopicPage(kind: ArticleKind, Card: ArticleCard): Required<PageModule> {
  const list = lists[kind];
  const toQuery = (params: PageParams, query: URLSearchParams) => ({
    kind,
    ...parseTopic(params),
    ...parsePageQuery(query),
  });
  return {
    loader: (store, params, query) => [store.dispatch(getArticleTopic.initiate(toQuery(params, query)))],
    head: (store, params, query) => {
      const topicQuery = toQuery(params, query);
      const { topic, page, limit } = topicQuery;
      const response = getArticleTopic.select(topicQuery)(store.getState()).data;
      const { title, text, name: stored } = describeTopic(kind, params, response?.posts);
      const path = articleTopicPath(kind, topic, stored);
      return {
        title: pageTitle(store, `${title}, ${list.name}${page > 1 ? `, page ${page}` : ''}`),
        description: `${text} ${list.about}`,
        canonicalPath: path + formatPageQuery(page, limit),
        ...(response?.pagination.total === 0 ? { status: 404 } : listStatus(response, page)),
        jsonLd: [breadcrumbs([list.name, articleListPaths[kind]], [title, path])],
      };
    },
    Component: () => {
      const { params } = useCurrentPage();
      const pageQuery = usePageQuery();
      const { page, limit } = pageQuery;
      const response = getArticleTopic.useQuery({ kind, ...parseTopic(params), page, limit });
      return (
        <ArticleList
          {...describeTopic(kind, params, response.currentData?.posts)}
          pageQuery={pageQuery}
          response={response}
          Card={Card}
        />
      );
    },
  };
}
