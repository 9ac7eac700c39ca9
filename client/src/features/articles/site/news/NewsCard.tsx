import type { NewsRow } from '@modules/articles/news.contract.ts';
import { truncate } from '@platform/text/truncate.contract.ts';
import { formatDay } from '../../../../lib/text/formats.ts';
import { ArticleCard } from '../ArticleCard.tsx';

export function NewsCard({ post, preview }: { post: NewsRow; preview?: boolean }) {
  return (
    <ArticleCard
      kind="news"
      to={`/news-details/${post.id}`}
      title={preview ? truncate(post.title, 75) : post.title}
      image={post.featured_image}
      badge={post.category || 'General'}
      facts={
        <>
          <time dateTime={post.date}>{formatDay(post.date)}</time>
          <span>{post.read_time}</span>
        </>
      }
      excerpt={post.excerpt || post.summary}
      excerptLength={200}
    />
  );
}
