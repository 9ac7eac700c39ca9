import { readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';
import type { PageHead } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

/** Article ids are positive integers. */
export const isArticleId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

type ArticleHead = {
  type: 'BlogPosting' | 'NewsArticle';
  list: { name: string; path: string };
  path: string;
  post:
    | {
        title: string;
        excerpt: string;
        image: string | null;
        author: string;
        date: string;
        updated_at: string;
        meta_title?: string | null;
        meta_description?: string | null;
      }
    | null
    | undefined;
  /** Whether the address can name an article. */
  known: boolean;
  failed: boolean;
  notFound: string;
};

export function articleHead(store: AppStore, article: ArticleHead): PageHead {
  const { type, list, path, post } = article;
  if (!post) {
    const missing = post === null || !article.known;
    const status = missing ? 404 : article.failed ? 503 : undefined;
    return {
      title: pageTitle(store, missing ? article.notFound.replace(/\.$/, '') : list.name),
      description: missing
        ? `${article.notFound.replace(/\.$/, '')}: it may have been withdrawn. What we have published stands under ${list.name}.`
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
