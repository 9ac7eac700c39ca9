import { getErrorMessage } from '../../../../lib/api/errorMessage.ts';
import { classNames } from '../../../../lib/text/classNames.ts';
import { ErrorNotice, LoadingCards } from '../../../../ui/site/Notice.tsx';
import { Section } from '../../../../ui/site/Section.tsx';
import { articleGrid } from '../ArticleCard.tsx';
import { getArticlePreview } from '../articlesApi.ts';
import { BlogCard } from './BlogCard.tsx';
import styles from './BlogPreview.module.css';
import { usePreviewCount } from './usePreviewCount.ts';

export function BlogPreview() {
  const { data, error, isLoading, refetch } = getArticlePreview.useQuery({
    kind: 'blog',
    count: usePreviewCount(),
  });
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
          title="Failed to fetch blog previews"
          text={getErrorMessage(error, '')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && data.length === 0 ? <p>No blog posts yet. Please check back soon.</p> : null}
      <ul className={classNames(articleGrid, styles.preview)}>
        {(data ?? []).map((post) => (
          <li key={post.id}>
            <BlogCard post={post} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
