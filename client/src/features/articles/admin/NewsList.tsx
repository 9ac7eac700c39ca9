import { Alert, Button } from '@mui/material';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { PageHeader } from '../../../ui/admin/PageHeader.tsx';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { EmptyState, ErrorState } from '../../../ui/admin/StateViews.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleFilters, isFiltered } from './ArticleFilters.tsx';
import { newsArea } from './articleAreas.ts';
import { NewsTable } from './NewsTable.tsx';
import { useArticleActions } from './useArticleActions.ts';
import { useArticleList } from './useArticleList.ts';

const pageSize = 20;

/** The news screen: filters, table, editor. Errors appear in a dismissible banner. */
export function NewsList() {
  const { filters, list, rows, mayCreate, opened, change, open, close } = useArticleList(newsArea, pageSize);
  const [trouble, setTrouble] = useState<string | null>(null);
  const handlers = useArticleActions(newsArea, useReportFailure(setTrouble));
  const { data, currentData, error, isFetching } = list;

  return (
    <>
      <PageHeader
        title="News Management"
        actions={
          mayCreate ? (
            <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => open('new')}>
              Add News
            </Button>
          ) : null
        }
      />
      {trouble ? (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setTrouble(null)}>
          {trouble}
        </Alert>
      ) : null}
      <ArticleFilters area={newsArea} filters={filters} onChange={change} />
      {error && !currentData ? (
        <ErrorState title="Error Loading News" text={error.message} onRetry={list.refetch} />
      ) : (
        <>
          <NewsTable
            rows={rows}
            refreshing={isFetching}
            filters={filters}
            handlers={handlers}
            onSort={({ by, order }) => change({ sort: by, order })}
            onEdit={({ id }) => open(id)}
            empty={
              <EmptyState
                title="No news articles found"
                text={
                  isFiltered(filters)
                    ? 'Nothing matches these filters. Clear them to see everything.'
                    : 'The first article you add appears here, as a draft until you publish it.'
                }
              />
            }
          />
          {data ? <Pager pagination={data.pagination} onPage={(page) => change({ page })} /> : null}
        </>
      )}
      <ArticleEditor area={newsArea} opened={opened} onClose={close} />
    </>
  );
}

/** Reports a failure in the banner, or in a toast if the screen was left before a deletion was sent. */
function useReportFailure(showBanner: (text: string) => void) {
  const toast = useToast();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return (text: string) => (mounted.current ? showBanner(text) : void toast('error', text));
}
