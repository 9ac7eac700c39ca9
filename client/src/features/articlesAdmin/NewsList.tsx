import { Alert, Button } from '@mui/material';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { Pager } from '../../components/admin/Pager.tsx';
import { EmptyState, ErrorState } from '../../components/admin/StateViews.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleFilters, isFiltered } from './ArticleFilters.tsx';
import { newsArea } from './articleAreas.ts';
import { NewsTable } from './NewsTable.tsx';
import { useArticleDeeds } from './useArticleDeeds.ts';
import { useArticleList } from './useArticleList.ts';

const pageSize = 20;

/** The news: filters, table, editor. What fails is told in a banner that can be dismissed. */
export function NewsList() {
  const { filters, list, mayCreate, opened, change, open, close } = useArticleList(newsArea, pageSize);
  const [trouble, setTrouble] = useState<string | null>(null);
  const deeds = useArticleDeeds(newsArea, setTrouble);
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
        <Alert severity="error" variant="filled" sx={{ mb: 2 }} onClose={() => setTrouble(null)}>
          {trouble}
        </Alert>
      ) : null}
      <ArticleFilters area={newsArea} filters={filters} onChange={change} />
      {error && !currentData ? (
        <ErrorState title="Error Loading News" text={error.message} onRetry={list.refetch} />
      ) : (
        <>
          <NewsTable
            rows={data?.posts}
            refreshing={isFetching}
            filters={filters}
            deeds={deeds}
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
