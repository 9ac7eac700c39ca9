import type { WeddingFilter } from '@modules/weddings/contract.ts';
import { FilterSelect, flagOptions, flagValue } from '../../components/admin/FilterSelect.tsx';
import type { AddressChange } from '../../components/admin/listAddress.ts';
import { MoreFilters } from '../../components/admin/MoreFilters.tsx';
import { PriceRange } from '../../components/admin/PriceRange.tsx';
import { SearchBox } from '../../components/admin/SearchBox.tsx';

type Props = { filters: WeddingFilter; onChange: (change: AddressChange) => void };

const behindButton = [
  'featured',
  'featured_in_destinations',
  'is_active',
  'min_price',
  'max_price',
  'capacity',
] as const;

const countBehind = (filters: WeddingFilter) =>
  behindButton.filter((name) => filters[name] !== undefined).length;

export const isFiltered = (filters: WeddingFilter) => Boolean(filters.search) || countBehind(filters) > 0;

/** Search by title or location, and more filters behind a button. */
export function WeddingFilters({ filters, onChange }: Props) {
  return (
    <MoreFilters
      active={countBehind(filters)}
      canClear={isFiltered(filters)}
      onClear={() =>
        onChange({ search: undefined, ...Object.fromEntries(behindButton.map((name) => [name, undefined])) })
      }
      tools={
        <SearchBox
          label="Search wedding destinations"
          placeholder="Search by title or location..."
          value={filters.search ?? ''}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FilterSelect
        label="Featured"
        all="Featured or not"
        value={flagValue(filters.featured)}
        options={flagOptions('Featured only', 'Not featured')}
        onChange={(featured) => onChange({ featured })}
      />
      <FilterSelect
        label="In destinations"
        all="In destinations or not"
        value={flagValue(filters.featured_in_destinations)}
        options={flagOptions('In destinations only', 'Not in destinations')}
        onChange={(featured_in_destinations) => onChange({ featured_in_destinations })}
      />
      <FilterSelect
        label="Active"
        all="Active and inactive"
        value={flagValue(filters.is_active)}
        options={flagOptions('Active only', 'Inactive only')}
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
