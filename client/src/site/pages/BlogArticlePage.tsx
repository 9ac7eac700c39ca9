import { formatDay } from '@platform/text/formats.contract.ts';
import { useEffect } from 'react';
import { Article } from '../../features/articles/site/Article.tsx';
import {
  getBlogPost,
  getRelatedBlog,
  useCountBlogViewMutation,
  useGetBlogPostQuery,
  useGetRelatedBlogQuery,
} from '../../features/articles/site/blog/blogApi.ts';
import { getArticleJourneys } from '../../features/articles/site/journeyLinksApi.ts';
import { TopicLink, TopicLinks } from '../../features/articles/site/TopicLinks.tsx';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule, PageParams } from '../pageModule.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { ArticleJourneys } from './ArticleJourneys.tsx';
import { articleHead, isArticleId } from './articleHead.ts';
import { nightTrain } from './bannerScenes.tsx';

const getId = (params: PageParams) => params['id'] ?? '';
const tags = ['trip', 'beach', 'sea', 'cycle', 'mountain', 'travel', 'tent'];
const intro = 'Discover insights and tips for your next trips';

export const loader: PageModule['loader'] = (store, params) => {
  const id = getId(params);
  if (!isArticleId(id)) return [];
  return [
    store.dispatch(getBlogPost.initiate(id)),
    store.dispatch(getRelatedBlog.initiate(id)),
    store.dispatch(getArticleJourneys.initiate(id)),
  ];
};

export const head: PageModule['head'] = (store, params) => {
  const id = getId(params);
  const { data, error } = getBlogPost.select(id)(store.getState());
  return articleHead(store, {
    type: 'BlogPosting',
    list: { name: 'Blog', path: '/blog' },
    path: `/blog-details/${id}`,
    post: data,
    known: isArticleId(id),
    failed: Boolean(error),
    notFound: 'Blog post not found.',
  });
};

export function Component() {
  const id = getId(useCurrentPage().params);
  const known = isArticleId(id);
  const { currentData: post, error } = useGetBlogPostQuery(id, { skip: !known });
  const { data: related, error: relatedError } = useGetRelatedBlogQuery(id, { skip: !known });
  const [countView] = useCountBlogViewMutation();
  const readId = post?.published ? post.id : undefined;
  useEffect(() => {
    if (readId) void countView(readId);
  }, [readId, countView]);

  const back = { to: '/blog', label: 'Back to Blog Home' };
  if (!known || post === null) {
    return (
      <EmptyNotice page title="Blog post not found.">
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </EmptyNotice>
    );
  }
  if (!post)
    return error ? (
      <ErrorNotice title="Error fetching blog post" />
    ) : (
      <LoadingCards label="Loading the post" />
    );
  return (
    <>
      <PageBanner
        scene={nightTrain}
        title={post.title}
        text={intro}
        crumbs={[{ label: 'Blog', to: '/blog' }, { label: post.title }]}
      />
      <Article
        kind="blog"
        title={post.title}
        image={post.image}
        html={post.content}
        emptyText="This blog post content is being prepared. Please check back soon for the full article."
        facts={
          <>
            <time dateTime={post.date}>{formatDay(post.date)}</time>
            <span>
              <TopicLink kind="blog" topic="author" name={post.author} />
            </span>
            <span>{post.categories.join(', ')}</span>
            <span>{post.read_time}</span>
          </>
        }
        topics={<TopicLinks kind="blog" categories={post.categories} tags={post.tags} />}
        tags={tags}
        related={relatedError ? [] : related?.map((other) => ({ ...other, to: `/blog-details/${other.id}` }))}
        relatedTitle="Related Articles"
        noRelated="No related articles found."
        back={back}
      />
      <ArticleJourneys id={id} />
    </>
  );
}
