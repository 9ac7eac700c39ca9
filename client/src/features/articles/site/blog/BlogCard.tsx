import { formatDay } from '@platform/text/formats.contract.ts';
import type { EagerCard } from '../../../../ui/site/Picture.tsx';
import type { ArticleRow } from '../../articles.ts';
import { ArticleCard } from '../ArticleCard.tsx';

export function BlogCard({ post, eager }: { post: ArticleRow } & EagerCard) {
  return (
    <ArticleCard
      eager={eager}
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
