import { getArticlePage } from '../../features/articles/site/articlesApi.ts';
import { BlogCard } from '../../features/articles/site/blog/BlogCard.tsx';
import { formatPageQuery, parsePageQuery, usePageQuery } from '../../ui/site/pageQuery.ts';
import type { PageModule } from '../pageModule.ts';
import { ArticleList, listStatus } from './ArticleList.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store, _params, query) => [
  store.dispatch(getArticlePage.initiate({ kind: 'blog', ...parsePageQuery(query) })),
];

export const head: PageModule['head'] = (store, _params, query) => {
  const { page, limit } = parsePageQuery(query);
  return {
    title: pageTitle(store, page > 1 ? `Blogging, page ${page}` : 'Blogging'),
    description: 'Guides, routes and small stories by the people who plan your journey.',
    canonicalPath: `/blog${formatPageQuery(page, limit)}`,
    ...listStatus(getArticlePage.select({ kind: 'blog', page, limit })(store.getState()).data, page),
    feed: { title: 'Blog', path: '/feed/blog.xml' },
    jsonLd: [breadcrumbs(['Blog', '/blog'])],
  };
};

export function Component() {
  const pageQuery = usePageQuery();
  const { page, limit } = pageQuery;
  return (
    <ArticleList
      title="Blogging"
      text="Guides and small stories from the road."
      crumbs={[{ label: 'Blog' }]}
      heading="All posts"
      loading="Loading blog posts"
      failed="Error fetching blog posts"
      empty={{
        title: 'No blog posts here yet',
        text: 'New posts are on their way. Please check back soon.',
      }}
      pageQuery={pageQuery}
      response={getArticlePage.useQuery({ kind: 'blog', page, limit })}
      card={(post, isFirst) => <BlogCard post={post} eager={isFirst} />}
    />
  );
}
