import { Button } from '@mui/material';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps, ReactNode } from 'react';
import { CardGrid } from './catalogue/CardGrid.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Pager } from './Pager.tsx';
import { EmptyState, ErrorState } from './StateViews.tsx';

type Props<Row> = {
  title: string;
  add: { label: string; onAdd: () => void; allowed: boolean };
  /** Statistics and filters. */
  children: ReactNode;
  /** The state of the list's RTK Query result. */
  list: {
    error?: { message?: string | undefined } | undefined;
    currentData?: unknown;
    isFetching: boolean;
    refetch: () => void;
  };
  rows: Row[] | undefined;
  pagination: ComponentProps<typeof Pager>['pagination'] | undefined;
  onPage: (page: number) => void;
  label: string;
  card: (row: Row) => ReactNode;
  errorTitle: string;
  emptyTitle: string;
  /** The action for an empty list. */
  emptyHint: string | undefined;
  filtered: boolean;
};

/** A screen of cards: title, "new" button, statistics and filters, cards, pagination. */
export function CardListPage<Row extends { id: number }>(props: Props<Row>) {
  const { title, add, children, list, rows, pagination, onPage, label, card } = props;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          add.allowed ? (
            <Button variant="contained" startIcon={<Plus size={16} />} onClick={add.onAdd}>
              {add.label}
            </Button>
          ) : null
        }
      />
      {children}
      {list.error && !list.currentData ? (
        <ErrorState title={props.errorTitle} text={list.error.message} onRetry={list.refetch} />
      ) : (
        <>
          <CardGrid
            label={label}
            rows={rows}
            rowKey={({ id }) => id}
            refreshing={list.isFetching}
            card={card}
            empty={
              <EmptyState
                title={props.emptyTitle}
                text={
                  props.filtered
                    ? 'Nothing matches these filters. Clear them to see everything.'
                    : props.emptyHint
                }
              />
            }
          />
          {pagination ? <Pager pagination={pagination} onPage={onPage} /> : null}
        </>
      )}
    </>
  );
}
