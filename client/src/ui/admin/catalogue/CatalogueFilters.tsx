import { FilterSelect, OrderSelect } from '../filterInputs.tsx';
import type { SearchParamsChange } from '../listUrl.ts';
import { type ActiveFilters, findActiveFilters, MoreFilters } from '../MoreFilters.tsx';
import { SearchBox } from '../SearchBox.tsx';
import type { Catalogue, FilterField } from './catalogueTypes.ts';
import { PriceRange } from './PriceRange.tsx';

type Props<Filters> = {
  catalogue: Pick<Catalogue<Filters>, 'search' | 'filters' | 'orders'>;
  filters: Filters;
  onChange: (change: SearchParamsChange) => void;
};

/** Search, order and the filters of a catalogue, some of them behind a button. */
export function CatalogueFilters<Filters extends object>({ catalogue, filters, onChange }: Props<Filters>) {
  const { search, orders } = catalogue;
  const values = toValues(filters);
  const fields = (shown: boolean) =>
    catalogue.filters
      .filter((field) => isAlwaysShown(field) === shown)
      .map((field) => {
        if (field === 'prices') {
          const { min_price: min, max_price: max } = values;
          return <PriceRange key={field} min={toText(min)} max={toText(max)} onChange={onChange} />;
        }
        const { name, label, all, options } = field;
        return (
          <FilterSelect
            key={name}
            label={label}
            all={all}
            value={toText(values[name])}
            options={options}
            onChange={(value) => onChange({ [name]: value })}
            sx={shown ? besideSearch : undefined}
          />
        );
      });

  const hidden = fields(false);
  return (
    <MoreFilters
      activeFilters={findActiveCatalogueFilters(catalogue, filters)}
      onChange={onChange}
      tools={
        <>
          <SearchBox
            {...search}
            value={toText(values['search']) ?? ''}
            onSearch={(text) => onChange({ search: text })}
          />
          {fields(true)}
          {orders ? (
            <OrderSelect
              orders={orders}
              value={{ sort: toText(values['sort']), order: toText(values['order']) }}
              onChange={onChange}
            />
          ) : null}
        </>
      }
    >
      {hidden.length > 0 ? hidden : null}
    </MoreFilters>
  );
}

/** A fixed width: options that load later would move the elements next to it. */
const besideSearch = { width: { xs: 'calc(50% - 4px)', sm: '12.5rem' } };

export function findActiveCatalogueFilters<Filters extends object>(
  catalogue: Pick<Catalogue<Filters>, 'filters'>,
  filters: Filters,
): ActiveFilters {
  const names = (shown: boolean) =>
    catalogue.filters
      .filter((field) => isAlwaysShown(field) === shown)
      .flatMap((field) => (field === 'prices' ? ['min_price', 'max_price'] : [field.name]));
  return findActiveFilters(toValues(filters), { visible: ['search', ...names(true)], hidden: names(false) });
}

const isAlwaysShown = <Filters,>(field: FilterField<Filters>) =>
  field !== 'prices' && field.alwaysShown === true;

/** The filters by name: a screen's filters have no index signature. */
const toValues = (filters: object) => filters as Record<string, unknown>;

const toText = (value: unknown) => (value === undefined ? undefined : String(value));

/** A filter for a yes/no property. */
export const buildFlagFilter = <Name extends string>(
  name: Name,
  label: string,
  { all, yes, no }: { all: string; yes: string; no: string },
) => ({
  name,
  label,
  all,
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
});

export const featuredFilter = buildFlagFilter('featured', 'Featured', {
  all: 'Featured or not',
  yes: 'Featured only',
  no: 'Not featured',
});

export const activeFilter = buildFlagFilter('is_active', 'Active', {
  all: 'Active and inactive',
  yes: 'Active only',
  no: 'Inactive only',
});
