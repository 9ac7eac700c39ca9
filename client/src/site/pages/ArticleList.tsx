import type { ReactNode } from 'react';
import type { ArticleRow } from '../../features/articles/articles.ts';
import { articleGrid } from '../../features/articles/site/ArticleCard.tsx';
import type { ArticlePage } from '../../features/articles/site/articlesApi.ts';
import { classNames } from '../../lib/text/classNames.ts';
import type { Crumb } from '../../ui/site/BreadcrumbTrail.tsx';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { ListFooter } from '../../ui/site/ListFooter.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { usePageQuery } from '../../ui/site/pageQuery.ts';
import { useListFocus } from '../../ui/site/useListFocus.ts';
import { nightTrainScene } from '../scenes/nightTrainScene.tsx';
import list from './ArticleList.module.css';

export type ArticleCard = (props: { post: ArticleRow; eager?: boolean }) => ReactNode;

type ArticleListProps = {
  title: string;
  text: string;
  crumbs: Crumb[];
  /** Accessible name of the list. */
  heading: string;
  loading: string;
  failed: string;
  empty: { title: string; text: string };
  pageQuery: ReturnType<typeof usePageQuery>;
  /** The RTK Query result: while the next page loads, `data` still holds the previous page. */
  response: { currentData?: ArticlePage; data?: ArticlePage; error?: unknown; isFetching: boolean };
  Card: ArticleCard;
};

/** Whether the list has entries, but none on this page. */
const isBeyondEnd = ({ pagination }: ArticlePage, page: number) =>
  pagination.total > 0 && page > pagination.total_pages;

/** Head elements of a list page; pages beyond the end are not indexed. */
export const listStatus = (response: ArticlePage | undefined, page: number) =>
  response && isBeyondEnd(response, page) ? { status: 404 } : {};

/** A page of six to eighteen articles. */
export function ArticleList(props: ArticleListProps) {
  const { page, limit, getPagePath } = props.pageQuery;
  const { currentData, data = currentData, error, isFetching } = props.response;
  const heading = useListFocus(page);
  const hasFailed = Boolean(error) && !currentData;
  const total = data?.pagination.total ?? 0;
  // Not the limit of the response: while the next one loads, it belongs to the previous page size.
  const totalPages = Math.ceil(total / limit);

  return (
    <>
      <PageBanner scene={nightTrainScene} title={props.title} text={props.text} crumbs={props.crumbs} />
      <div className={`wrap ${styles.page} ${list.page}`}>
        {isFetching && !data ? (
          <LoadingCards label={props.loading} count={6} height={420} className={articleGrid ?? ''} />
        ) : null}
        {hasFailed && !isFetching ? <ErrorNotice title={props.failed} /> : null}
        {currentData && isBeyondEnd(currentData, page) ? (
          <EmptyNotice title="This page does not exist" text={`The list ends on page ${totalPages}.`}>
            <ButtonLink to={getPagePath(totalPages, limit)}>Go to the last page</ButtonLink>
          </EmptyNotice>
        ) : null}
        {currentData && total === 0 ? <EmptyNotice {...props.empty} /> : null}
        <h2 ref={heading} tabIndex={-1} className="visually-hidden">
          {props.heading}
        </h2>
        <ul className={classNames('each-later', articleGrid)} aria-busy={isFetching}>
          {(hasFailed ? [] : (data?.posts ?? [])).map((post, index) => (
            <li key={post.id}>
              <props.Card post={post} eager={index === 0} />
            </li>
          ))}
        </ul>
        {page <= totalPages ? (
          <ListFooter
            page={page}
            limit={limit}
            total={total}
            totalPages={totalPages}
            getPagePath={getPagePath}
          />
        ) : null}
      </div>
    </>
  );
}
