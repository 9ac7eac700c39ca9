import { type ArticleFilter, newsPriorities } from '@modules/articles/contract.ts';
import { FilterSelect, FlagSelect, OrderSelect } from '../../../ui/admin/FilterSelect.tsx';
import { filtersInForce, isAnyInForce } from '../../../ui/admin/filtersInForce.ts';
import type { AddressChange } from '../../../ui/admin/listAddress.ts';
import { MoreFilters } from '../../../ui/admin/MoreFilters.tsx';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { priorityLabels } from './articleWords.ts';
import { useCategoryNames } from './useCategoryNames.ts';

type Props = { area: ArticleArea; filters: ArticleFilter; onChange: (change: AddressChange) => void };

const inForce = (filters: ArticleFilter) =>
  filtersInForce(filters, { seen: ['search', 'category_id'], behind: ['published', 'featured', 'priority'] });

export const isFiltered = (filters: ArticleFilter) => isAnyInForce(inForce(filters));

const orders = [
  { value: 'date desc', label: 'Newest first' },
  { value: 'date asc', label: 'Oldest first' },
  { value: 'updated_at desc', label: 'Last changed first' },
  { value: 'title asc', label: 'Title, A to Z' },
  { value: 'views desc', label: 'Most read first' },
];

/** Search, category and order, with more filters behind a button. */
export function ArticleFilters({ area, filters, onChange }: Props) {
  const names = useCategoryNames(area);
  const chosen = filters.category_id;
  const known = chosen === undefined || names.includes(chosen) ? names : [chosen, ...names];
  const isNews = area.kind === 'news';
  return (
    <MoreFilters
      inForce={inForce(filters)}
      onChange={onChange}
      tools={
        <>
          <SearchBox
            label={isNews ? 'Search news' : 'Search blogs'}
            placeholder={isNews ? 'Search news...' : 'Search blogs...'}
            value={filters.search ?? ''}
            onSearch={(search) => onChange({ search })}
          />
          <FilterSelect
            label="Category"
            all="All Categories"
            value={chosen}
            options={known.map((name) => ({ value: name, label: name }))}
            onChange={(category_id) => onChange({ category_id })}
          />
          <OrderSelect orders={orders} value={filters} onChange={onChange} />
        </>
      }
    >
      <FlagSelect
        label="Status"
        all="Published and drafts"
        yes="Published"
        no="Drafts"
        value={filters.published}
        onChange={(published) => onChange({ published })}
      />
      <FlagSelect
        label="Featured"
        all="Featured or not"
        yes="Featured only"
        no="Not featured"
        value={filters.featured}
        onChange={(featured) => onChange({ featured })}
      />
      {isNews ? (
        <FilterSelect
          label="Priority"
          all="Any priority"
          value={filters.priority}
          options={newsPriorities.map((value) => ({ value, label: priorityLabels[value] }))}
          onChange={(priority) => onChange({ priority })}
        />
      ) : null}
    </MoreFilters>
  );
}
