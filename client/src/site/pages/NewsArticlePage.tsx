import { formatDay } from '@platform/text/formats.contract.ts';
import type { Article } from '../../features/articles/articles.ts';
import { NewsFacts } from '../../features/articles/site/news/NewsFacts.tsx';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { Badge } from '../../ui/site/PackageCard.tsx';
import { ArticlePage, type ArticlePageParts, buildArticlePage } from './buildArticlePage.tsx';

const page: ArticlePageParts = {
  kind: 'news',
  type: 'NewsArticle',
  list: 'Travel News',
  backLabel: 'Back to Travel News',
  loading: 'Loading the article',
  notFound: 'News article not found',
  getFailure: (error) => getErrorMessage(error, 'Failed to fetch news post'),
  emptyText: 'This news article content is being prepared. Please check back soon for the full article.',
  tags: ['news', 'travel', 'tourism', 'destination', 'update', 'trending'],
  relatedTitle: 'Related News',
  noRelated: 'No related news found.',
  Facts: ArticleMarks,
  Panel: NewsFacts,
};

export const { loader, head } = buildArticlePage(page);

export const Component = () => <ArticlePage {...page} />;

function ArticleMarks({ post }: { post: Article }) {
  return (
    <>
      <Badge look="blue">{post.category}</Badge>
      {post.priority === 'urgent' ? <Badge look="red">Urgent</Badge> : null}
      <time dateTime={post.date}>{formatDay(post.date)}</time>
      <span>{post.read_time}</span>
    </>
  );
}
