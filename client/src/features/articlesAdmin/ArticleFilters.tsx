import { type ArticleFilter, newsPriorities } from '@modules/articles/contract.ts';
import { FilterSelect, flagOptions, flagValue } from '../../components/admin/FilterSelect.tsx';
import type { AddressChange } from '../../components/admin/listAddress.ts';
import { MoreFilters } from '../../components/admin/MoreFilters.tsx';
import { SearchBox } from '../../components/admin/SearchBox.tsx';
import type { ArticleArea } from './articleAreas.ts';
import { priorityLabels } from './articleWords.ts';
import { useCategoryNames } from './useCategoryNames.ts';

type Props = { area: ArticleArea; filters: ArticleFilter; onChange: (change: AddressChange) => void };

const behindButton = ['published', 'featured', 'priority'] as const;
const countBehind = (filters: ArticleFilter) =>
  behindButton.filter((name) => filters[name] !== undefined).length;

const orders = [
  { value: 'date desc', label: 'Newest first' },
  { value: 'date asc', label: 'Oldest first' },
  { value: 'updated_at desc', label: 'Last changed first' },
  { value: 'title asc', label: 'Title, A to Z' },
  { value: 'views desc', label: 'Most read first' },
];

export const isFiltered = (filters: ArticleFilter) =>
  Boolean(filters.search) || filters.category_id !== undefined || countBehind(filters) > 0;

/** Search, category, order, and more filters behind a button. */
export function ArticleFilters({ area, filters, onChange }: Props) {
  const names = useCategoryNames(area);
  const chosen = filters.category_id;
  const known = chosen === undefined || names.includes(chosen) ? names : [chosen, ...names];
  const isNews = area.kind === 'news';
  return (
    <MoreFilters
      active={countBehind(filters)}
      canClear={isFiltered(filters)}
      onClear={() =>
        onChange({
          search: undefined,
          category_id: undefined,
          ...Object.fromEntries(behindButton.map((name) => [name, undefined])),
        })
      }
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
          <FilterSelect
            label="Order"
            value={`${filters.sort} ${filters.order}`}
            options={orders}
            onChange={(to) => {
              const [sort, order] = to.split(' ');
              onChange({ sort, order });
            }}
          />
        </>
      }
    >
      <FilterSelect
        label="Status"
        all="Published and drafts"
        value={flagValue(filters.published)}
        options={flagOptions('Published', 'Drafts')}
        onChange={(published) => onChange({ published })}
      />
      <FilterSelect
        label="Featured"
        all="Featured or not"
        value={flagValue(filters.featured)}
        options={flagOptions('Featured only', 'Not featured')}
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
