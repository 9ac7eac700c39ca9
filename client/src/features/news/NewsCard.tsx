import type { NewsRow } from '@modules/news/contract.ts';
import { cutText } from '../../app/cutText.ts';
import { formatDay } from '../../app/formats.ts';
import { ArticleCard } from '../../components/ArticleCard.tsx';

export function NewsCard({ post, preview }: { post: NewsRow; preview?: boolean }) {
  return (
    <ArticleCard
      kind="news"
      to={`/news-details/${post.id}`}
      title={preview ? cutText(post.title, 75) : post.title}
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
