import { formatDay } from '@platform/text/formats.contract.ts';
import { truncate } from '@platform/text/truncate.contract.ts';
import type { EagerCard } from '../../../../ui/site/Picture.tsx';
import type { ArticleRow } from '../../articles.ts';
import { ArticleCard } from '../ArticleCard.tsx';

type NewsCardProps = { post: ArticleRow; preview?: boolean } & EagerCard;

export function NewsCard({ post, preview, eager }: NewsCardProps) {
  return (
    <ArticleCard
      eager={eager}
      kind="news"
      post={post}
      title={preview ? truncate(post.title, 75) : post.title}
      badge={post.category || 'General'}
      facts={
        <>
          <time dateTime={post.date}>{formatDay(post.date)}</time>
          <span>{post.read_time}</span>
        </>
      }
      excerptLength={200}
    />
  );
}
