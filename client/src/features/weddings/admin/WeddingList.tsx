import { type WeddingFilter, weddingListSchema } from '@modules/weddings/contract.ts';
import { CardGrid } from '../../../ui/admin/catalogue/CardGrid.tsx';
import {
  activeFilter,
  buildFlagFilter,
  featuredFilter,
} from '../../../ui/admin/catalogue/CatalogueFilters.tsx';
import { CatalogueScreen } from '../../../ui/admin/catalogue/CatalogueScreen.tsx';
import type { Catalogue } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useCatalogueQuery } from '../../../ui/admin/catalogue/useCatalogueQuery.ts';
import { useWeddingEntry } from './useWeddingEntry.ts';
import { WeddingCard } from './WeddingCard.tsx';
import { WeddingEditor } from './WeddingEditor.tsx';
import { WeddingStats } from './WeddingStats.tsx';
import { useListStaffWeddingsQuery } from './weddingsAdminApi.ts';

const catalogue: Catalogue<WeddingFilter> = {
  list: 'weddings',
  title: 'Wedding Destinations',
  addLabel: 'Add Wedding Destination',
  may: { create: 'destinations.create', edit: 'destinations.edit', delete: 'destinations.delete' },
  search: { label: 'Search wedding destinations', placeholder: 'Search by title or location...' },
  filters: [
    featuredFilter,
    buildFlagFilter('featured_in_destinations', 'In destinations', {
      all: 'In destinations or not',
      yes: 'In destinations only',
      no: 'Not in destinations',
    }),
    activeFilter,
    {
      name: 'capacity',
      label: 'Room for at least',
      all: 'Any number of guests',
      options: ['50', '100', '150', '200', '300', '500'].map((value) => ({
        value,
        label: `${value} guests`,
      })),
    },
    'prices',
  ],
  loadFailedTitle: 'Failed to fetch destinations',
  emptyTitle: 'No wedding destinations found',
  emptyHint: 'Add the first one: it appears on the site as soon as it is active.',
};

export function WeddingList() {
  const { filters, query } = useCatalogueQuery(weddingListSchema);
  const list = useListStaffWeddingsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <CatalogueScreen
      catalogue={catalogue}
      filters={filters}
      list={list}
      rows={list.data?.destinations}
      toEntry={useWeddingEntry()}
      statistics={<WeddingStats />}
      editor={(opened, close) => <WeddingEditor opened={opened} onClose={close} />}
    >
      {(view) => (
        <CardGrid
          label="Wedding destinations"
          {...view}
          card={(row) => <WeddingCard wedding={row} actions={view.actions(row)} />}
        />
      )}
    </CatalogueScreen>
  );
}
