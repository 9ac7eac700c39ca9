import { articleListPaths } from '@modules/articles/articleTopics.contract.ts';
import type { ArticleKind } from '@modules/articles/contract.ts';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { Article as Post } from '../../features/articles/articles.ts';
import { Article } from '../../features/articles/site/Article.tsx';
import {
  countArticleView,
  getArticle,
  getRelatedArticles,
} from '../../features/articles/site/articlesApi.ts';
import { getArticleJourneys } from '../../features/articles/site/journeyLinksApi.ts';
import { readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageHead, PageModule, PageParams } from '../pageModule.ts';
import { nightTrainScene } from '../scenes/nightTrainScene.tsx';
import { useCurrentPage } from '../useCurrentPage.ts';
import { ArticleJourneys } from './ArticleJourneys.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export type ArticlePageParts = {
  kind: ArticleKind;
  type: 'BlogPosting' | 'NewsArticle';
  /** The name of the list of all such articles, and the label of the link to it. */
  list: string;
  backLabel: string;
  /** The line below the title. */
  intro?: string;
  loading: string;
  notFound: string;
  getFailure: (error: unknown) => string;
  /** Shown when the related articles do not load; without it, that looks as if there were none. */
  relatedFailure?: string;
  Facts: (props: { post: Post }) => ReactNode;
  Panel?: (props: { post: Post }) => ReactNode;
} & Pick<ComponentProps<typeof Article>, 'emptyText' | 'tags' | 'relatedTitle' | 'noRelated'>;

const getId = (params: PageParams) => params['id'] ?? '';

/** Whether the address can name an article: ids are positive integers. */
const isArticleId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/** What the page of an article loads, and its head. */
export function buildArticlePage(page: ArticlePageParts): Omit<Required<PageModule>, 'Component'> {
  const { kind } = page;
  return {
    loader: (store, params) => {
      const id = getId(params);
      if (!isArticleId(id)) return [];
      return [
        store.dispatch(getArticle.initiate({ kind, id })),
        store.dispatch(getRelatedArticles.initiate({ kind, id })),
        store.dispatch(getArticleJourneys.initiate(id)),
      ];
    },
    head: (store, params) => articleHead(store, getId(params), page),
  };
}

/** An article, its related ones, and its journeys. */
export function ArticlePage({ Facts, Panel, ...page }: ArticlePageParts) {
  const { kind, list } = page;
  const { id, post, error, related, relatedFailed } = useArticle(kind);
  const back = { to: articleListPaths[kind], label: page.backLabel };
  if (post === null) {
    return (
      <EmptyNotice page title={page.notFound}>
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </EmptyNotice>
    );
  }
  if (!post) {
    return error ? <ErrorNotice title={page.getFailure(error)} /> : <LoadingCards label={page.loading} />;
  }
  return (
    <>
      <PageBanner
        scene={nightTrainScene}
        title={post.title}
        text={page.intro}
        crumbs={[{ label: list, to: back.to }, { label: post.title }]}
      />
      <Article
        {...page}
        post={post}
        facts={<Facts post={post} />}
        related={related}
        noRelated={(relatedFailed && page.relatedFailure) || page.noRelated}
        back={back}
        panel={Panel ? <Panel post={post} /> : null}
      />
      <ArticleJourneys id={id} />
    </>
  );
}

/** The article of the current page, null when there is none, and those that are related. Counts the view. */
function useArticle(kind: ArticleKind) {
  const id = getId(useCurrentPage().params);
  const known = isArticleId(id);
  const { currentData: post, error } = getArticle.useQuery({ kind, id }, { skip: !known });
  const related = getRelatedArticles.useQuery({ kind, id }, { skip: !known });
  const [countView] = countArticleView.useMutation();
  const readId = post?.published ? post.id : undefined;
  useEffect(() => {
    if (readId) void countView({ kind, id: readId });
  }, [kind, readId, countView]);
  // After Back, the ones that were read before remain when they do not load again.
  const relatedFailed = related.error !== undefined && !related.currentData;
  const articles = relatedFailed ? [] : related.currentData;
  return { id, post: known ? post : null, error, related: articles, relatedFailed };
}

function articleHead(
  store: AppStore,
  id: string,
  { kind, type, list, notFound }: ArticlePageParts,
): PageHead {
  const path = `/${kind}-details/${id}`;
  const { data: post } = getArticle.select({ kind, id })(store.getState());
  const { agency_name } = readBusinessFacts(store);
  if (!post) {
    const missing = post === null || !isArticleId(id);
    // the title and the description go on after it
    const problem = notFound.replace(/\.$/, '');
    return {
      title: pageTitle(store, missing ? problem : list),
      description: missing
        ? `${problem}: it may have been withdrawn. What we have published stands under ${list}.`
        : `An article of ${agency_name}, under ${list}.`,
      canonicalPath: path,
      ...(missing ? { status: 404 } : {}),
    };
  }
  return {
    title: pageTitle(store, post.meta_title || post.title),
    description: post.meta_description || post.excerpt,
    canonicalPath: path,
    type: 'article',
    ...(post.image ? { image: post.image } : {}),
    jsonLd: [
      breadcrumbs([list, articleListPaths[kind]], [post.title, path]),
      {
        '@context': 'https://schema.org',
        '@type': type,
        headline: post.title,
        description: post.excerpt,
        datePublished: post.date,
        dateModified: post.updated_at,
        author: { '@type': 'Person', name: post.author },
        publisher: { '@type': 'TravelAgency', name: agency_name, url: '/' },
        mainEntityOfPage: path,
        ...(post.image ? { image: post.image } : {}),
      },
    ],
  };
}
