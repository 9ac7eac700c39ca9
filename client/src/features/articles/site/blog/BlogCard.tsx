import { formatDay } from '@platform/text/formats.contract.ts';
import type { EagerCard } from '../../../../ui/site/Picture.tsx';
import type { ArticleRow } from '../../articles.ts';
import { ArticleCard } from '../ArticleCard.tsx';

export function BlogCard({ post, eager }: { post: ArticleRow } & EagerCard) {
  return (
    <ArticleCard
      eager={eager}
      kind="blog"
      post={post}
      title={post.title}
      facts={
        <>
          <time dateTime={post.date}>{formatDay(post.date)}</time>
          <span>{post.author}</span>
          <span>{post.categories.join(', ')}</span>
        </>
      }
      excerptLength={150}
    />
  );
}
