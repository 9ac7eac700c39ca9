import type { BlogRow } from '@modules/articles/blog.contract.ts';
import { formatDay } from '../../../../lib/text/formats.ts';
import { ArticleCard } from '../ArticleCard.tsx';

export function BlogCard({ post }: { post: BlogRow }) {
  return (
    <ArticleCard
      kind="blog"
      to={`/blog-details/${post.id}`}
      title={post.title}
      image={post.image}
      facts={
        <>
          <time dateTime={post.date}>{formatDay(post.date)}</time>
          <span>{post.author}</span>
          <span>{post.categories.join(', ')}</span>
        </>
      }
      excerpt={post.excerpt}
    />
  );
}
