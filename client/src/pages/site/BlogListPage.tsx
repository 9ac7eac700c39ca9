import type { BlogRow } from '@modules/blog/contract.ts';
import type { PageModule } from '../../app/pageModule.ts';
import { pageOf, pageQueryOf, usePageAddress } from '../../components/pageAddress.ts';
import { BlogCard } from '../../features/blog/BlogCard.tsx';
import { getBlogPage, useGetBlogPageQuery } from '../../features/blog/blogApi.ts';
import { ArticleList } from './ArticleList.tsx';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const load: PageModule['load'] = (store, _params, query) => [
  store.dispatch(getBlogPage.initiate(pageOf(query))),
];

export const head: PageModule['head'] = (store, _params, query) => {
  const { page, limit } = pageOf(query);
  return {
    title: pageTitle(store, page > 1 ? `Blogging, page ${page}` : 'Blogging'),
    description: 'Guides, routes and small stories by the people who plan your journey.',
    canonicalPath: `/blog${pageQueryOf(page, limit)}`,
    jsonLd: [breadcrumbs(['Blog', '/blog'])],
  };
};

export function Component() {
  const address = usePageAddress();
  const { page, limit } = address;
  return (
    <ArticleList<BlogRow>
      title="Blogging"
      text="Guides and small stories from the road."
      crumb="Blog"
      heading="All posts"
      loading="Loading blog posts"
      failed="Error fetching blog posts"
      empty={{
        title: 'No blog posts here yet',
        text: 'Our notebooks are being copied out. Please look in again soon.',
      }}
      address={address}
      answer={useGetBlogPageQuery({ page, limit })}
      card={(post) => <BlogCard post={post} />}
    />
  );
}
