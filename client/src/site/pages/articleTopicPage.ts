import {
  type ArticleTopic,
  articleListPaths,
  articleTopicPath,
  articleTopics,
} from '@modules/articles/articleTopics.contract.ts';
import type { Pagination } from '@platform/contract.ts';
import type { AppStore } from '../../lib/store/store.ts';
import { formatPageQuery, parsePageQuery } from '../../ui/site/pageAddress.ts';
import type { PageHead, PageParams } from '../pageModule.ts';
import { listStatus } from './ArticleList.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

type Kind = 'blog' | 'news';

const lists = {
  blog: { name: 'Blog', articles: 'Blog posts', about: 'Guides and small stories from the road.' },
  news: {
    name: 'Travel News',
    articles: 'Travel news',
    about: 'New routes, rules and seasons, read for you.',
  },
};

/** What is listed, from the address. */
export function parseTopic(params: PageParams): { topic: ArticleTopic; name: string } {
  const topic = articleTopics.find((one) => one === params['topic']) ?? 'category';
  return { topic, name: params['name'] ?? '' };
}

/** The texts of a page of articles with one category, tag or author. */
export function describeTopic(kind: Kind, params: PageParams) {
  const { topic, name } = parseTopic(params);
  const list = lists[kind];
  const title = { category: name, tag: `Tagged “${name}”`, author: `By ${name}` }[topic];
  const text = {
    category: `${list.articles} in the category ${name}.`,
    tag: `${list.articles} with the tag ${name}.`,
    author: `${list.articles} written by ${name}.`,
  }[topic];
  return {
    title,
    text,
    crumbs: [{ label: list.name, to: articleListPaths[kind] }, { label: title }],
    heading: 'All articles',
    loading: 'Loading articles',
    failed: 'The articles could not be loaded',
    empty: { title: 'There are no articles here', text: 'They may have been withdrawn or moved.' },
  };
}

type ApiResponse = { posts: unknown[]; pagination: Pagination };

/** Without articles there is no page. */
export function topicHead(
  store: AppStore,
  kind: Kind,
  {
    params,
    query,
    response,
  }: { params: PageParams; query: URLSearchParams; response: ApiResponse | undefined },
): PageHead {
  const { topic, name } = parseTopic(params);
  const { title, text } = describeTopic(kind, params);
  const { page, limit } = parsePageQuery(query);
  const path = articleTopicPath(kind, topic, name);
  return {
    title: pageTitle(store, `${title}, ${lists[kind].name}${page > 1 ? `, page ${page}` : ''}`),
    description: `${text} ${lists[kind].about}`,
    canonicalPath: path + formatPageQuery(page, limit),
    ...(response?.pagination.total === 0 ? { status: 404 } : listStatus(response, page)),
    jsonLd: [breadcrumbs([lists[kind].name, articleListPaths[kind]], [title, path])],
  };
}

/** The query of the list that a page shows. */
export const toTopicQuery = (params: PageParams, query: URLSearchParams) => ({
  ...parseTopic(params),
  ...parsePageQuery(query),
});
