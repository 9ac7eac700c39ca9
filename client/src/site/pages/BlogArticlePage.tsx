import { formatDay } from '@platform/text/formats.contract.ts';
import type { Article } from '../../features/articles/articles.ts';
import { TopicLink } from '../../features/articles/site/TopicLinks.tsx';
import { ArticlePage, type ArticlePageParts, buildArticlePage } from './buildArticlePage.tsx';

const page: ArticlePageParts = {
  kind: 'blog',
  type: 'BlogPosting',
  list: 'Blog',
  backLabel: 'Back to Blog Home',
  intro: 'Discover insights and tips for your next trips',
  loading: 'Loading the post',
  notFound: 'Blog post not found.',
  getFailure: () => 'Error fetching blog post',
  emptyText: 'This blog post content is being prepared. Please check back soon for the full article.',
  tags: ['trip', 'beach', 'sea', 'cycle', 'mountain', 'travel', 'tent'],
  relatedTitle: 'Related Articles',
  noRelated: 'No related articles found.',
  relatedFailure: 'Failed to fetch related articles',
  Facts: BlogFacts,
};

export const { loader, head } = buildArticlePage(page);

export const Component = () => <ArticlePage {...page} />;

function BlogFacts({ post }: { post: Article }) {
  return (
    <>
      <time dateTime={post.date}>{formatDay(post.date)}</time>
      <span>
        <TopicLink kind="blog" topic="author" name={post.author} />
      </span>
      <span>{post.categories.join(', ')}</span>
      <span>{post.read_time}</span>
    </>
  );
}
