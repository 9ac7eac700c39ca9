import { formatDay } from '@platform/text/formats.contract.ts';
import { useEffect } from 'react';
import { Article, type RelatedArticle } from '../../features/articles/site/Article.tsx';
import { getArticleJourneys } from '../../features/articles/site/journeyLinksApi.ts';
import { NewsFacts } from '../../features/articles/site/news/NewsFacts.tsx';
import {
  getNewsArticle,
  getRelatedNews,
  useCountNewsViewMutation,
  useGetNewsArticleQuery,
  useGetRelatedNewsQuery,
} from '../../features/articles/site/news/newsApi.ts';
import { TopicLinks } from '../../features/articles/site/TopicLinks.tsx';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { Badge } from '../../ui/site/PackageCard.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule, PageParams } from '../pageModule.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { ArticleJourneys } from './ArticleJourneys.tsx';
import { articleHead, isArticleId } from './articleHead.ts';
import { nightTrain } from './bannerScenes.tsx';

const getId = (params: PageParams) => params['id'] ?? '';
const tags = ['news', 'travel', 'tourism', 'destination', 'update', 'trending'];

export const loader: PageModule['loader'] = (store, params) => {
  const id = getId(params);
  if (!isArticleId(id)) return [];
  return [
    store.dispatch(getNewsArticle.initiate(id)),
    store.dispatch(getRelatedNews.initiate(id)),
    store.dispatch(getArticleJourneys.initiate(id)),
  ];
};

export const head: PageModule['head'] = (store, params) => {
  const id = getId(params);
  const { data, error } = getNewsArticle.select(id)(store.getState());
  return articleHead(store, {
    type: 'NewsArticle',
    list: { name: 'Travel News', path: '/travel-news' },
    path: `/news-details/${id}`,
    post: data,
    known: isArticleId(id),
    failed: Boolean(error),
    notFound: 'News article not found',
  });
};

export function Component() {
  const id = getId(useCurrentPage().params);
  const known = isArticleId(id);
  const { currentData: post, error } = useGetNewsArticleQuery(id, { skip: !known });
  const related = useRelatedNews(id, known);
  useViewCount(post);

  const back = { to: '/travel-news', label: 'Back to Travel News' };
  if (!known || post === null) {
    return (
      <EmptyNotice page title="News article not found">
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </EmptyNotice>
    );
  }
  if (!post) {
    if (!error) return <LoadingCards label="Loading the article" />;
    return <ErrorNotice title={getErrorMessage(error, 'Failed to fetch news post')} />;
  }
  return (
    <>
      <PageBanner
        scene={nightTrain}
        title={post.title}
        crumbs={[{ label: 'Travel News', to: '/travel-news' }, { label: post.title }]}
      />
      <Article
        kind="news"
        title={post.title}
        image={post.featured_image}
        html={post.content}
        emptyText="This news article content is being prepared. Please check back soon for the full article."
        facts={
          <>
            <Badge look="blue">{post.category}</Badge>
            {post.priority === 'urgent' ? <Badge look="red">Urgent</Badge> : null}
            <time dateTime={post.date}>{formatDay(post.date)}</time>
            <span>{post.read_time}</span>
          </>
        }
        topics={<TopicLinks kind="news" categories={post.categories} tags={post.tags} />}
        tags={tags}
        related={related}
        relatedTitle="Related News"
        noRelated="No related news found."
        back={back}
        panel={<NewsFacts post={post} />}
      />
      <ArticleJourneys id={id} />
    </>
  );
}

/** The related articles, without any if they cannot be loaded; undefined while they load. */
function useRelatedNews(id: string, known: boolean): RelatedArticle[] | undefined {
  const { data, error } = useGetRelatedNewsQuery(id, { skip: !known });
  if (error) return [];
  return data?.map((other) => ({ ...other, image: other.featured_image, to: `/news-details/${other.id}` }));
}

function useViewCount(post: { id: number; published: boolean } | null | undefined) {
  const [countView] = useCountNewsViewMutation();
  const readId = post?.published ? post.id : undefined;
  useEffect(() => {
    if (readId) void countView(readId);
  }, [readId, countView]);
}
