import type { ArticleFilter } from '@modules/articles/contract.ts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { clamped } from '../../../ui/admin/clamped.ts';
import { type Column, DataTable, type Sorting } from '../../../ui/admin/DataTable.tsx';
import { dayText } from '../../../ui/admin/dateTexts.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import { ArticleActions } from './ArticleActions.tsx';
import { newsArea } from './articleAreas.ts';
import type { ArticleRow } from './articlesAdminApi.ts';
import { cut } from './articleValues.ts';
import { FeaturedMark, PriorityMark, StatusMark } from './NewsMarks.tsx';
import type { ArticleActionHandlers } from './useArticleActions.ts';

type Props = {
  rows: ArticleRow[] | undefined;
  refreshing: boolean;
  filters: ArticleFilter;
  handlers: ArticleActionHandlers;
  empty: ReactNode;
  onSort: (sorting: Sorting) => void;
  onEdit: (row: ArticleRow) => void;
};

const excerptLength = 100;

export function NewsTable({ rows, refreshing, filters, handlers, empty, onSort, onEdit }: Props) {
  const actions = (row: ArticleRow) => (
    <Box sx={{ display: 'flex' }}>
      <ArticleActions area={newsArea} row={row} handlers={handlers} onEdit={() => onEdit(row)} />
    </Box>
  );
  return (
    <DataTable
      label="News articles"
      columns={buildColumns(handlers, actions)}
      minWidth={900}
      onOpen={(row) => (handlers.mayEdit ? () => onEdit(row) : undefined)}
      rows={rows}
      rowKey={({ id }) => id}
      card={(row) => <NewsCard row={row} handlers={handlers} actions={actions(row)} />}
      refreshing={refreshing}
      sorting={{ by: filters.sort, order: filters.order }}
      onSort={onSort}
      empty={empty}
    />
  );
}

const buildColumns = (
  handlers: ArticleActionHandlers,
  actions: (row: ArticleRow) => ReactNode,
): Column<ArticleRow>[] => [
  { id: 'image', label: 'Image', width: 88, render: (row) => <Thumbnail row={row} /> },
  {
    id: 'title',
    label: 'Title',
    sortBy: 'title',
    render: (row) => (
      <Box sx={{ minWidth: { lg: 150, xl: 200 }, maxWidth: 420 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, ...clamped(2) }}>
          {row.title}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
          {cut(row.excerpt, excerptLength)}
        </Typography>
      </Box>
    ),
  },
  { id: 'category', label: 'Category', render: (row) => row.categories[0] ?? '–' },
  { id: 'status', label: 'Status', render: (row) => <StatusMark row={row} handlers={handlers} /> },
  { id: 'priority', label: 'Priority', render: (row) => <PriorityMark row={row} /> },
  {
    id: 'featured',
    label: 'Featured',
    align: 'center',
    render: (row) => <FeaturedMark row={row} handlers={handlers} />,
  },
  {
    id: 'date',
    label: 'Date',
    sortBy: 'date',
    render: (row) => <Box sx={{ whiteSpace: 'nowrap' }}>{dayText(row.date)}</Box>,
  },
  { id: 'actions', label: 'Actions', render: actions },
];

function Thumbnail({ row }: { row: ArticleRow }) {
  return (
    <Box
      component={Picture}
      src={row.image}
      kind="news"
      alt=""
      width={72}
      height={48}
      sx={{ width: 72, height: 48, objectFit: 'cover', borderRadius: 1, display: 'block' }}
    />
  );
}

type CardProps = { row: ArticleRow; handlers: ArticleActionHandlers; actions: ReactNode };

function NewsCard({ row, handlers, actions }: CardProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
        <Thumbnail row={row} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {row.title}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {row.categories[0] ?? '–'} · {dayText(row.date)}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {cut(row.excerpt, excerptLength)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusMark row={row} handlers={handlers} />
        <PriorityMark row={row} />
        <FeaturedMark row={row} handlers={handlers} />
        <Box sx={{ ml: 'auto' }}>{actions}</Box>
      </Box>
    </Box>
  );
}
