import type { PageModule } from '../../app/pageModule.ts';
import { articleGrid } from '../../components/ArticleCard.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import styles from '../../components/FilterBar.module.css';
import { ListFooter } from '../../components/ListFooter.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../components/Notice.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { pageOf, pageQueryOf, usePageAddress } from '../../components/pageAddress.ts';
import { BlogCard } from '../../features/blog/BlogCard.tsx';
import { getBlogPage, useGetBlogPageQuery } from '../../features/blog/blogApi.ts';
import list from './ArticleList.module.css';
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
  const { page, limit, addressOf } = usePageAddress();
  const { currentData, data = currentData, error, isFetching } = useGetBlogPageQuery({ page, limit });
  const pagination = data?.pagination;

  return (
    <>
      <PageBanner
        title="Blogging"
        text="Guides and small stories from the road."
        crumbs={[{ label: 'Blog' }]}
      />
      <div className={`wrap ${styles.page} ${list.page}`}>
        {isFetching && !data ? (
          <LoadingCards label="Loading blog posts" count={6} height={420} className={articleGrid ?? ''} />
        ) : null}
        {error && !isFetching && !currentData ? <ErrorNotice title="Error fetching blog posts" /> : null}
        {currentData && currentData.posts.length === 0 ? (
          <EmptyNotice
            title="No blog posts here yet"
            text="Our notebooks are being copied out. Please look in again soon."
          >
            {page > 1 ? <ButtonLink to={addressOf(1, limit)}>Go to the first page</ButtonLink> : null}
          </EmptyNotice>
        ) : null}
        <h2 className="visually-hidden">All posts</h2>
        <ul className={articleGrid} aria-busy={isFetching}>
          {(error && !currentData ? [] : (data?.posts ?? [])).map((post) => (
            <li key={post.id}>
              <BlogCard post={post} />
            </li>
          ))}
        </ul>
        {pagination && page <= pagination.total_pages ? (
          <ListFooter
            page={page}
            limit={limit}
            total={pagination.total}
            totalPages={pagination.total_pages}
            addressOf={addressOf}
          />
        ) : null}
      </div>
    </>
  );
}
