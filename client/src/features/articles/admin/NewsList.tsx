import type { ArticleFilter } from '@modules/articles/contract.ts';
import { Box, Typography } from '@mui/material';
import { truncate } from '@platform/text/truncate.contract.ts';
import type { ReactNode } from 'react';
import type { CatalogueView } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { clampLines } from '../../../ui/admin/clampLines.ts';
import { type Column, DataTable } from '../../../ui/admin/DataTable.tsx';
import { formatDate } from '../../../ui/admin/dateFormats.ts';
import { Picture } from '../../../ui/site/Picture.tsx';
import type { ArticleRow } from '../articles.ts';
import { ArticleList } from './ArticleList.tsx';
import { newsArea } from './articleAreas.ts';
import { FeaturedMark, type MarkOptions, PriorityMark, StatusMark } from './NewsMarks.tsx';

export const NewsList = () => (
  <ArticleList area={newsArea}>{(view, filters) => <NewsTable view={view} filters={filters} />}</ArticleList>
);

type Props = { view: CatalogueView<ArticleRow>; filters: ArticleFilter };

const excerptLength = 100;

function NewsTable({ view, filters }: Props) {
  const { rows, refreshing, empty, actions, edit, change, report } = view;
  const marks = { editable: edit !== undefined, report };
  return (
    <DataTable
      label="News articles"
      columns={buildColumns(marks, actions)}
      minWidth={900}
      onOpen={(row) => edit && (() => edit(row))}
      rows={rows}
      rowKey={({ id }) => id}
      card={(row) => <NewsCard row={row} marks={marks} actions={actions(row)} />}
      refreshing={refreshing}
      sorting={{ by: filters.sort, order: filters.order }}
      onSort={({ by, order }) => change({ sort: by, order })}
      empty={empty}
    />
  );
}

const buildColumns = (marks: MarkOptions, actions: (row: ArticleRow) => ReactNode): Column<ArticleRow>[] => [
  { id: 'image', label: 'Image', width: 88, render: (row) => <Thumbnail row={row} /> },
  {
    id: 'title',
    label: 'Title',
    sortBy: 'title',
    render: (row) => (
      <Box sx={{ minWidth: { lg: '9.5rem', xl: '12.5rem' }, maxWidth: '26rem' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, ...clampLines(2) }}>
          {row.title}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
          {truncate(row.excerpt, excerptLength)}
        </Typography>
      </Box>
    ),
  },
  { id: 'category', label: 'Category', render: (row) => row.categories[0] ?? '–' },
  { id: 'status', label: 'Status', render: (row) => <StatusMark row={row} {...marks} /> },
  { id: 'priority', label: 'Priority', render: (row) => <PriorityMark row={row} /> },
  {
    id: 'featured',
    label: 'Featured',
    align: 'center',
    render: (row) => <FeaturedMark row={row} {...marks} />,
  },
  {
    id: 'date',
    label: 'Date',
    sortBy: 'date',
    render: (row) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatDate(row.date)}</Box>,
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

type CardProps = { row: ArticleRow; marks: MarkOptions; actions: ReactNode };

function NewsCard({ row, marks, actions }: CardProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
        <Thumbnail row={row} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {row.title}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {row.categories[0] ?? '–'} · {formatDate(row.date)}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {truncate(row.excerpt, excerptLength)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusMark row={row} {...marks} />
        <PriorityMark row={row} />
        <FeaturedMark row={row} {...marks} />
        <Box sx={{ ml: 'auto' }}>{actions}</Box>
      </Box>
    </Box>
  );
}
