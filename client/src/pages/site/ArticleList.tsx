import type { Pagination } from '@platform/contract';
import type { ReactNode } from 'react';
import { Part } from '../../app/Part.tsx';
import { articleGrid } from '../../components/ArticleCard.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import styles from '../../components/FilterBar.module.css';
import { ListFooter } from '../../components/ListFooter.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../components/Notice.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import type { usePageAddress } from '../../components/pageAddress.ts';
import list from './ArticleList.module.css';

type Page<Row> = { posts: Row[]; pagination: Pagination };

type ArticleListProps<Row> = {
  title: string;
  text: string;
  crumb: string;
  /** Of the list itself, for those who do not see it. */
  heading: string;
  loading: string;
  failed: string;
  empty: { title: string; text: string };
  address: ReturnType<typeof usePageAddress>;
  /** What RTK Query has: while the next page is on its way, `data` is still the one before it. */
  answer: { currentData?: Page<Row>; data?: Page<Row>; error?: unknown; isFetching: boolean };
  card: (post: Row) => ReactNode;
};

/** A page of articles, six to eighteen at a time. */
export function ArticleList<Row extends { id: number }>(props: ArticleListProps<Row>) {
  const { page, limit, addressOf } = props.address;
  const { currentData, data = currentData, error, isFetching } = props.answer;
  const hasFailed = Boolean(error) && !currentData;
  const total = data?.pagination.total ?? 0;
  // Not as answered: while the next answer is on its way, this is the one for another page size.
  const totalPages = Math.ceil(total / limit);

  return (
    <>
      <PageBanner title={props.title} text={props.text} crumbs={[{ label: props.crumb }]} />
      <div className={`wrap ${styles.page} ${list.page}`}>
        {isFetching && !data ? (
          <LoadingCards label={props.loading} count={6} height={420} className={articleGrid ?? ''} />
        ) : null}
        {hasFailed && !isFetching ? <ErrorNotice title={props.failed} /> : null}
        {currentData && currentData.posts.length === 0 ? (
          <EmptyNotice {...props.empty}>
            {page > 1 ? <ButtonLink to={addressOf(1, limit)}>Go to the first page</ButtonLink> : null}
          </EmptyNotice>
        ) : null}
        <h2 className="visually-hidden">{props.heading}</h2>
        <ul className={articleGrid} aria-busy={isFetching}>
          {(hasFailed ? [] : (data?.posts ?? [])).map((post) => (
            <Part key={post.id} as="li" name={props.heading} of={post}>
              {() => props.card(post)}
            </Part>
          ))}
        </ul>
        {page <= totalPages ? (
          <ListFooter page={page} limit={limit} total={total} totalPages={totalPages} addressOf={addressOf} />
        ) : null}
      </div>
    </>
  );
}
