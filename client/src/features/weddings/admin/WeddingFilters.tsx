import type { WeddingFilter } from '@modules/weddings/contract.ts';
import { PriceRange } from '../../../ui/admin/catalogue/PriceRange.tsx';
import { FilterSelect, FlagSelect } from '../../../ui/admin/FilterSelect.tsx';
import { filtersInForce, isAnyInForce } from '../../../ui/admin/filtersInForce.ts';
import type { AddressChange } from '../../../ui/admin/listAddress.ts';
import { MoreFilters } from '../../../ui/admin/MoreFilters.tsx';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';

type Props = { filters: WeddingFilter; onChange: (change: AddressChange) => void };

const inForce = (filters: WeddingFilter) =>
  filtersInForce(filters, {
    seen: ['search'],
    behind: ['featured', 'featured_in_destinations', 'is_active', 'min_price', 'max_price', 'capacity'],
  });

export const isFiltered = (filters: WeddingFilter) => isAnyInForce(inForce(filters));

/** Search by title or location, with more filters behind a button. */
export function WeddingFilters({ filters, onChange }: Props) {
  return (
    <MoreFilters
      inForce={inForce(filters)}
      onChange={onChange}
      tools={
        <SearchBox
          label="Search wedding destinations"
          placeholder="Search by title or location..."
          value={filters.search ?? ''}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FlagSelect
        label="Featured"
        all="Featured or not"
        yes="Featured only"
        no="Not featured"
        value={filters.featured}
        onChange={(featured) => onChange({ featured })}
      />
      <FlagSelect
        label="In destinations"
        all="In destinations or not"
        yes="In destinations only"
        no="Not in destinations"
        value={filters.featured_in_destinations}
        onChange={(featured_in_destinations) => onChange({ featured_in_destinations })}
      />
      <FlagSelect
        label="Active"
        all="Active and inactive"
        yes="Active only"
        no="Inactive only"
        value={filters.is_active}
        onChange={(is_active) => onChange({ is_active })}
      />
      <FilterSelect
        label="Room for at least"
        all="Any number of guests"
        value={filters.capacity === undefined ? undefined : String(filters.capacity)}
        options={['50', '100', '150', '200', '300', '500'].map((value) => ({
          value,
          label: `${value} guests`,
        }))}
        onChange={(capacity) => onChange({ capacity })}
      />
      <PriceRange min={filters.min_price} max={filters.max_price} onChange={onChange} />
    </MoreFilters>
  );
}
