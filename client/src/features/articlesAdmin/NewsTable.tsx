import type { ArticleFilter } from '@modules/articles/contract.ts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type Column, DataTable, type Sorting } from '../../components/admin/DataTable.tsx';
import { clamped } from '../../components/admin/EntryCard.tsx';
import { Picture } from '../../components/Picture.tsx';
import { ArticleActions } from './ArticleActions.tsx';
import { newsArea } from './articleAreas.ts';
import type { ArticleRow } from './articlesAdminApi.ts';
import { cut } from './articleValues.ts';
import { dateText } from './articleWords.ts';
import { FeaturedMark, PriorityMark, StatusMark } from './NewsMarks.tsx';
import type { ArticleDeeds } from './useArticleDeeds.ts';

type Props = {
  rows: ArticleRow[] | undefined;
  refreshing: boolean;
  filters: ArticleFilter;
  deeds: ArticleDeeds;
  empty: ReactNode;
  onSort: (sorting: Sorting) => void;
  onEdit: (row: ArticleRow) => void;
};

const excerptLength = 100;

export function NewsTable({ rows, refreshing, filters, deeds, empty, onSort, onEdit }: Props) {
  const actions = (row: ArticleRow) => (
    <Box sx={{ display: 'flex' }}>
      <ArticleActions area={newsArea} row={row} deeds={deeds} onEdit={() => onEdit(row)} />
    </Box>
  );
  return (
    <DataTable
      label="News articles"
      columns={columnsOf(deeds, actions)}
      rows={rows}
      rowKey={({ id }) => id}
      card={(row) => <NewsCard row={row} deeds={deeds} actions={actions(row)} />}
      refreshing={refreshing}
      sorting={{ by: filters.sort, order: filters.order }}
      onSort={onSort}
      empty={empty}
    />
  );
}

const columnsOf = (deeds: ArticleDeeds, actions: (row: ArticleRow) => ReactNode): Column<ArticleRow>[] => [
  { id: 'image', label: 'Image', width: 88, render: (row) => <Thumbnail row={row} /> },
  {
    id: 'title',
    label: 'Title',
    sortBy: 'title',
    render: (row) => (
      <Box sx={{ minWidth: 200, maxWidth: 420 }}>
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
  { id: 'status', label: 'Status', render: (row) => <StatusMark row={row} deeds={deeds} /> },
  { id: 'priority', label: 'Priority', render: (row) => <PriorityMark row={row} /> },
  {
    id: 'featured',
    label: 'Featured',
    align: 'center',
    render: (row) => <FeaturedMark row={row} deeds={deeds} />,
  },
  {
    id: 'date',
    label: 'Date',
    sortBy: 'date',
    render: (row) => <Box sx={{ whiteSpace: 'nowrap' }}>{dateText(row.date)}</Box>,
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

type CardProps = { row: ArticleRow; deeds: ArticleDeeds; actions: ReactNode };

function NewsCard({ row, deeds, actions }: CardProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
        <Thumbnail row={row} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {row.title}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {row.categories[0] ?? '–'} · {dateText(row.date)}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {cut(row.excerpt, excerptLength)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusMark row={row} deeds={deeds} />
        <PriorityMark row={row} />
        <FeaturedMark row={row} deeds={deeds} />
        <Box sx={{ ml: 'auto' }}>{actions}</Box>
      </Box>
    </Box>
  );
}
