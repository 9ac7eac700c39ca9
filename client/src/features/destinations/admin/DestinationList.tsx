import {
  type DestinationFilter,
  destinationListSchema,
  difficulties,
} from '@modules/destinations/contract.ts';
import { CardGrid } from '../../../ui/admin/catalogue/CardGrid.tsx';
import { activeFilter, featuredFilter } from '../../../ui/admin/catalogue/CatalogueFilters.tsx';
import { CatalogueScreen } from '../../../ui/admin/catalogue/CatalogueScreen.tsx';
import type { Catalogue } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useCatalogueQuery } from '../../../ui/admin/catalogue/useCatalogueQuery.ts';
import { DestinationCard } from './DestinationCard.tsx';
import { DestinationEditor } from './DestinationEditor.tsx';
import { DestinationStats } from './DestinationStats.tsx';
import { useListStaffDestinationsQuery } from './destinationsAdminApi.ts';
import { useDestinationEntry } from './useDestinationEntry.ts';

const catalogue: Catalogue<DestinationFilter> = {
  list: 'destinations',
  title: 'Destinations',
  addLabel: 'Add New Destination',
  may: { create: 'destinations.create', edit: 'destinations.edit', delete: 'destinations.delete' },
  search: { label: 'Search destinations', placeholder: 'Search destinations...' },
  filters: [
    {
      name: 'type',
      label: 'Type',
      all: 'All Types',
      options: [
        { value: 'international', label: 'International' },
        { value: 'domestic', label: 'Domestic' },
      ],
      alwaysShown: true,
    },
    {
      name: 'difficulty',
      label: 'Difficulty',
      all: 'Any difficulty',
      options: difficulties.map((value) => ({ value, label: value })),
    },
    'prices',
    featuredFilter,
    activeFilter,
  ],
  orders: [
    { value: 'sort_order asc', label: 'Sort order' },
    { value: 'name asc', label: 'Name, A to Z' },
    { value: 'name desc', label: 'Name, Z to A' },
    { value: 'price asc', label: 'Price, lowest first' },
    { value: 'price desc', label: 'Price, highest first' },
    { value: 'created_at desc', label: 'Newest first' },
    { value: 'created_at asc', label: 'Oldest first' },
  ],
  loadFailedTitle: 'Failed to fetch destinations',
  emptyTitle: 'No destinations found',
  emptyHint: 'Add the first one: it appears on the site as soon as it is active.',
};

export function DestinationList() {
  const { filters, query } = useCatalogueQuery(destinationListSchema);
  const list = useListStaffDestinationsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <CatalogueScreen
      catalogue={catalogue}
      filters={filters}
      list={list}
      rows={list.data?.destinations}
      toEntry={useDestinationEntry()}
      statistics={<DestinationStats />}
      editor={(opened, close) => <DestinationEditor opened={opened} onClose={close} />}
    >
      {(view) => (
        <CardGrid
          label="Destinations"
          {...view}
          card={(row) => (
            <DestinationCard
              destination={row}
              mayEdit={view.edit !== undefined}
              actions={view.actions(row)}
            />
          )}
        />
      )}
    </CatalogueScreen>
  );
}
