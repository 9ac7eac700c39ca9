import { type ArticleFilter, newsPriorities } from '@modules/articles/contract.ts';
import { buildFlagFilter, featuredFilter } from '../../../ui/admin/catalogue/CatalogueFilters.tsx';
import type { Catalogue, FilterField } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { toOptions } from '../../../ui/site/Options.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { priorityLabels } from './articleLabels.ts';

/** The differences between the lists of blog posts and news articles. */
export const listScreens = {
  blog: {
    pageSize: 12,
    title: 'Blog Management',
    addLabel: 'Create New Blog',
    search: { label: 'Search blogs', placeholder: 'Search blogs...' },
    loadFailedTitle: 'Error Loading Blogs',
    emptyTitle: 'No blog posts found',
    emptyHint: 'The first post you create appears here, as a draft until you publish it.',
  },
  news: {
    pageSize: 20,
    title: 'News Management',
    addLabel: 'Add News',
    search: { label: 'Search news', placeholder: 'Search news...' },
    loadFailedTitle: 'Error Loading News',
    emptyTitle: 'No news articles found',
    emptyHint: 'The first article you add appears here, as a draft until you publish it.',
    failures: 'banner',
  },
} as const;

const orders = [
  { value: 'date desc', label: 'Newest first' },
  { value: 'date asc', label: 'Oldest first' },
  { value: 'updated_at desc', label: 'Last changed first' },
  { value: 'title asc', label: 'Title, A to Z' },
  { value: 'views desc', label: 'Most read first' },
];

const priorityFilter: FilterField<ArticleFilter> = {
  name: 'priority',
  label: 'Priority',
  all: 'Any priority',
  options: toOptions(newsPriorities, priorityLabels),
};

export const buildArticleCatalogue = (
  { kind, may }: ArticleArea,
  categories: readonly string[],
): Catalogue<ArticleFilter> => ({
  ...listScreens[kind],
  list: kind,
  may,
  filters: [
    {
      name: 'category_id',
      label: 'Category',
      all: 'All Categories',
      options: categories.map((name) => ({ value: name, label: name })),
      alwaysShown: true,
    },
    buildFlagFilter('published', 'Status', {
      all: 'Published and drafts',
      yes: 'Published',
      no: 'Drafts',
    }),
    featuredFilter,
    ...(kind === 'news' ? [priorityFilter] : []),
  ],
  orders,
});
