import { type DestinationFilter, difficulties } from '@modules/destinations/contract.ts';
import { PriceRange } from '../../../ui/admin/catalogue/PriceRange.tsx';
import { FilterSelect, FlagSelect, OrderSelect } from '../../../ui/admin/FilterSelect.tsx';
import { filtersInForce, isAnyInForce } from '../../../ui/admin/filtersInForce.ts';
import type { AddressChange } from '../../../ui/admin/listAddress.ts';
import { MoreFilters } from '../../../ui/admin/MoreFilters.tsx';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';

type Props = { filters: DestinationFilter; onChange: (change: AddressChange) => void };

const inForce = (filters: DestinationFilter) =>
  filtersInForce(filters, {
    seen: ['search', 'type'],
    behind: ['difficulty', 'min_price', 'max_price', 'featured', 'is_active'],
  });

export const isFiltered = (filters: DestinationFilter) => isAnyInForce(inForce(filters));

const orders = [
  { value: 'sort_order asc', label: 'Sort order' },
  { value: 'name asc', label: 'Name, A to Z' },
  { value: 'name desc', label: 'Name, Z to A' },
  { value: 'price asc', label: 'Price, lowest first' },
  { value: 'price desc', label: 'Price, highest first' },
  { value: 'created_at desc', label: 'Newest first' },
  { value: 'created_at asc', label: 'Oldest first' },
];

/** Search, type and order, with more filters behind a button. */
export function DestinationFilters({ filters, onChange }: Props) {
  return (
    <MoreFilters
      inForce={inForce(filters)}
      onChange={onChange}
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
          <OrderSelect orders={orders} value={filters} onChange={onChange} />
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
      <FlagSelect
        label="Featured"
        all="Featured or not"
        yes="Featured only"
        no="Not featured"
        value={filters.featured}
        onChange={(featured) => onChange({ featured })}
      />
      <FlagSelect
        label="Active"
        all="Active and inactive"
        yes="Active only"
        no="Inactive only"
        value={filters.is_active}
        onChange={(is_active) => onChange({ is_active })}
      />
    </MoreFilters>
  );
}
