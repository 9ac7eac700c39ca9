import type { ArticleKind } from '@modules/articles/contract.ts';
import { useEffect } from 'react';
import {
  getArticle,
  getRelatedArticles,
  useCountArticleViewMutation,
  useGetArticleQuery,
  useGetRelatedArticlesQuery,
} from '../../features/articles/site/articlesApi.ts';
import { getArticleJourneys } from '../../features/articles/site/journeyLinksApi.ts';
import { readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';
import type { PageHead, PageModule, PageParams } from '../pageModule.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

const getId = (params: PageParams) => params['id'] ?? '';

/** Whether the address can name an article: ids are positive integers. */
const isArticleId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

export const loadArticle =
  (kind: ArticleKind): NonNullable<PageModule['loader']> =>
  (store, params) => {
    const id = getId(params);
    if (!isArticleId(id)) return [];
    return [
      store.dispatch(getArticle.initiate({ kind, id })),
      store.dispatch(getRelatedArticles.initiate({ kind, id })),
      store.dispatch(getArticleJourneys.initiate(id)),
    ];
  };

/** The article of the current page, null when there is none, and those that are related. Counts the view. */
export function useArticle(kind: ArticleKind) {
  const id = getId(useCurrentPage().params);
  const known = isArticleId(id);
  const { currentData: post, error } = useGetArticleQuery({ kind, id }, { skip: !known });
  const related = useGetRelatedArticlesQuery({ kind, id }, { skip: !known });
  const [countView] = useCountArticleViewMutation();
  const readId = post?.published ? post.id : undefined;
  useEffect(() => {
    if (readId) void countView({ kind, id: readId });
  }, [kind, readId, countView]);
  return {
    id,
    post: known ? post : null,
    error,
    related: related.error
      ? []
      : related.data?.map((other) => ({ ...other, to: `/${kind}-details/${other.id}` })),
  };
}

type ArticleHead = {
  kind: ArticleKind;
  type: 'BlogPosting' | 'NewsArticle';
  list: { name: string; path: string };
  notFound: string;
};

export function articleHead(
  store: AppStore,
  params: PageParams,
  { kind, type, list, notFound }: ArticleHead,
): PageHead {
  const id = getId(params);
  const path = `/${kind}-details/${id}`;
  const { data: post, error } = getArticle.select({ kind, id })(store.getState());
  if (!post) {
    const missing = post === null || !isArticleId(id);
    const status = missing ? 404 : error ? 503 : undefined;
    return {
      title: pageTitle(store, missing ? notFound : list.name),
      description: missing
        ? `${notFound}: it may have been withdrawn. What we have published stands under ${list.name}.`
        : `An article of ${readBusinessFacts(store).agency_name}, under ${list.name}.`,
      canonicalPath: path,
      ...(status ? { status } : {}),
    };
  }
  const publisher = { '@type': 'TravelAgency', name: readBusinessFacts(store).agency_name, url: '/' };
  return {
    title: pageTitle(store, post.meta_title || post.title),
    description: post.meta_description || post.excerpt,
    canonicalPath: path,
    type: 'article',
    ...(post.image ? { image: post.image } : {}),
    jsonLd: [
      breadcrumbs([list.name, list.path], [post.title, path]),
      {
        '@context': 'https://schema.org',
        '@type': type,
        headline: post.title,
        description: post.excerpt,
        datePublished: post.date,
        dateModified: post.updated_at,
        author: { '@type': 'Person', name: post.author },
        publisher,
        mainEntityOfPage: path,
        ...(post.image ? { image: post.image } : {}),
      },
    ],
  };
}
