import { messageOf } from '../../app/messageOf.ts';
import type { PageModule } from '../../app/pageModule.ts';
import { articleGrid } from '../../components/ArticleCard.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import styles from '../../components/FilterBar.module.css';
import { ListFooter } from '../../components/ListFooter.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../components/Notice.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { pageOf, pageQueryOf, usePageAddress } from '../../components/pageAddress.ts';
import { NewsCard } from '../../features/news/NewsCard.tsx';
import { getNewsPage, useGetNewsPageQuery } from '../../features/news/newsApi.ts';
import list from './ArticleList.module.css';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const load: PageModule['load'] = (store, _params, query) => [
  store.dispatch(getNewsPage.initiate(pageOf(query))),
];

export const head: PageModule['head'] = (store, _params, query) => {
  const { page, limit } = pageOf(query);
  return {
    title: pageTitle(store, page > 1 ? `Travel News, page ${page}` : 'Travel News'),
    description: 'New routes, rules, seasons and festivals, read and checked for travellers.',
    canonicalPath: `/travel-news${pageQueryOf(page, limit)}`,
    jsonLd: [breadcrumbs(['Travel News', '/travel-news'])],
  };
};

export function Component() {
  const { page, limit, addressOf } = usePageAddress();
  const { currentData, data = currentData, error, isFetching } = useGetNewsPageQuery({ page, limit });
  const pagination = data?.pagination;

  return (
    <>
      <PageBanner
        title="Travel News"
        text="New routes, rules and seasons, read for you."
        crumbs={[{ label: 'Travel News' }]}
      />
      <div className={`wrap ${styles.page} ${list.page}`}>
        {isFetching && !data ? (
          <LoadingCards label="Loading news" count={6} height={420} className={articleGrid ?? ''} />
        ) : null}
        {error && !isFetching && !currentData ? (
          <ErrorNotice title={messageOf(error, 'Failed to fetch news')} />
        ) : null}
        {currentData && currentData.posts.length === 0 ? (
          <EmptyNotice title="No travel news yet" text="Nothing to report so far. Please look in again soon.">
            {page > 1 ? <ButtonLink to={addressOf(1, limit)}>Go to the first page</ButtonLink> : null}
          </EmptyNotice>
        ) : null}
        <h2 className="visually-hidden">All news</h2>
        <ul className={articleGrid} aria-busy={isFetching}>
          {(error && !currentData ? [] : (data?.posts ?? [])).map((post) => (
            <li key={post.id}>
              <NewsCard post={post} />
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
