import { type DestinationFilter, difficulties } from '@modules/destinations/contract.ts';
import { FilterSelect, flagOptions, flagValue } from '../../components/admin/FilterSelect.tsx';
import type { AddressChange } from '../../components/admin/listAddress.ts';
import { MoreFilters } from '../../components/admin/MoreFilters.tsx';
import { PriceRange } from '../../components/admin/PriceRange.tsx';
import { SearchBox } from '../../components/admin/SearchBox.tsx';

type Props = { filters: DestinationFilter; onChange: (change: AddressChange) => void };

const behindButton = ['difficulty', 'min_price', 'max_price', 'featured', 'is_active'] as const;

const orders = [
  { value: 'sort_order asc', label: 'Sort order' },
  { value: 'name asc', label: 'Name, A to Z' },
  { value: 'name desc', label: 'Name, Z to A' },
  { value: 'price asc', label: 'Price, lowest first' },
  { value: 'price desc', label: 'Price, highest first' },
  { value: 'created_at desc', label: 'Newest first' },
  { value: 'created_at asc', label: 'Oldest first' },
];

export const isFiltered = (filters: DestinationFilter) =>
  Boolean(filters.search) || filters.type !== undefined || countBehind(filters) > 0;

const countBehind = (filters: DestinationFilter) =>
  behindButton.filter((name) => filters[name] !== undefined).length;

/** Search, type, order, and more filters behind a button. */
export function DestinationFilters({ filters, onChange }: Props) {
  const chosen = `${filters.sort} ${filters.order}`;
  return (
    <MoreFilters
      active={countBehind(filters)}
      canClear={isFiltered(filters)}
      onClear={() =>
        onChange({
          search: undefined,
          type: undefined,
          ...Object.fromEntries(behindButton.map((name) => [name, undefined])),
        })
      }
      tools={
        <>
          <SearchBox
            label="Search destinations"
            placeholder="Search destinations..."
            value={filters.search ?? ''}
            onSearch={(search) => onChange({ search })}
          />
          <FilterSelect
            label="Type"
            all="All Types"
            value={filters.type}
            options={[
              { value: 'international', label: 'International' },
              { value: 'domestic', label: 'Domestic' },
            ]}
            onChange={(type) => onChange({ type })}
          />
          <FilterSelect
            label="Order"
            value={chosen}
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
        label="Difficulty"
        all="Any difficulty"
        value={filters.difficulty}
        options={difficulties.map((one) => ({ value: one, label: one }))}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <PriceRange min={filters.min_price} max={filters.max_price} onChange={onChange} />
      <FilterSelect
        label="Featured"
        all="Featured or not"
        value={flagValue(filters.featured)}
        options={flagOptions('Featured only', 'Not featured')}
        onChange={(featured) => onChange({ featured })}
      />
      <FilterSelect
        label="Active"
        all="Active and inactive"
        value={flagValue(filters.is_active)}
        options={flagOptions('Active only', 'Inactive only')}
        onChange={(is_active) => onChange({ is_active })}
      />
    </MoreFilters>
  );
}
