import { classNames } from '../../app/classNames.ts';
import { messageOf } from '../../app/messageOf.ts';
import { Part } from '../../app/Part.tsx';
import { articleGrid } from '../../components/ArticleCard.tsx';
import { ErrorNotice, LoadingCards } from '../../components/Notice.tsx';
import { Section } from '../../components/Section.tsx';
import { BlogCard } from './BlogCard.tsx';
import styles from './BlogPreview.module.css';
import { useGetBlogPreviewQuery } from './blogApi.ts';
import { usePreviewCount } from './usePreviewCount.ts';

export function BlogPreview() {
  const { data, error, isLoading, refetch } = useGetBlogPreviewQuery(usePreviewCount());
  return (
    <Section
      title="From our notebooks"
      text="Written on the road by the people who plan your journey."
      more={{ label: 'View All Blogs', to: '/blog' }}
      white
    >
      {isLoading ? (
        <LoadingCards label="Loading blog posts" height={420} className={articleGrid ?? ''} />
      ) : null}
      {error && !data ? (
        <ErrorNotice
          title={messageOf(error, 'Failed to fetch blog previews')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && data.length === 0 ? <p>No blog posts yet. Please look in again soon.</p> : null}
      <ul className={classNames(articleGrid, styles.preview)}>
        {(data ?? []).map((post) => (
          <Part key={post.id} as="li" name="BlogPreview" of={post}>
            {() => <BlogCard post={post} />}
          </Part>
        ))}
      </ul>
    </Section>
  );
}
