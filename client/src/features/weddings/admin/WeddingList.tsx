import { type WeddingFilter, type WeddingResponse, weddingListSchema } from '@modules/weddings/contract.ts';
import { weddingPagePath } from '@modules/weddings/weddingPagePath.contract.ts';
import { Building2, MapIcon, Star, Users } from 'lucide-react';
import { failureText } from '../../../lib/api/failureText.ts';
import { CardGrid } from '../../../ui/admin/catalogue/CardGrid.tsx';
import {
  activeFilter,
  buildFlagFilter,
  featuredFilter,
} from '../../../ui/admin/catalogue/CatalogueFilters.tsx';
import { CatalogueScreen } from '../../../ui/admin/catalogue/CatalogueScreen.tsx';
import type { Catalogue, CatalogueEntry } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useCatalogueQuery } from '../../../ui/admin/catalogue/useCatalogueQuery.ts';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { countVenues } from './countVenues.ts';
import { WeddingCard } from './WeddingCard.tsx';
import { WeddingEditor } from './WeddingEditor.tsx';
import { deleteWedding, listStaffWeddings, toggleWedding } from './weddingsAdminApi.ts';

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
  const list = listStaffWeddings.useQuery(query, { refetchOnMountOrArgChange: true });
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
        <CardGrid label="Wedding destinations" {...view} card={(row) => <WeddingCard wedding={row} />} />
      )}
    </CatalogueScreen>
  );
}

function useWeddingEntry() {
  const [toggle] = toggleWedding.useMutation();
  const [remove] = deleteWedding.useMutation();
  return ({ id, title, ...wedding }: WeddingResponse): CatalogueEntry => ({
    id,
    name: title,
    publicPath: wedding.is_active ? weddingPagePath(wedding.slug) : null,
    previewArea: 'wedding/destinations',
    flags: [
      {
        isOn: wedding.featured,
        turnOn: 'Feature',
        turnOff: 'Unfeature',
        icon: Star,
        change: (to) => toggle({ id, flag: 'featured', to }),
        toFailureText: (error) => failureText(`Failed to update featured status of ${title}`, error),
      },
      {
        isOn: wedding.featured_in_destinations,
        turnOn: 'Feature in destinations',
        turnOff: 'Unfeature in destinations',
        icon: MapIcon,
        change: (to) => toggle({ id, flag: 'featured_in_destinations', to }),
        toFailureText: (error) =>
          failureText(`Failed to update featured in destinations status of ${title}`, error),
      },
    ],
    deletion: {
      title: `Delete ${title}`,
      question: 'Are you sure you want to delete this destination? This action cannot be undone.',
      remove: () => remove(id),
      deletedText: `${title} was deleted.`,
      toFailureText: (error) => failureText('Failed to delete destination', error),
    },
  });
}

/** Statistics over all venues, independent of the filters. */
function WeddingStats() {
  const { data, isError } = listStaffWeddings.useQuery({}, { refetchOnMountOrArgChange: true });
  const totals = data ? countVenues(data.destinations) : undefined;
  return (
    <StatRow>
      <StatCard label="Total Venues" value={totals?.total} failed={isError} icon={Building2} />
      <StatCard label="Featured Venues" value={totals?.featured} failed={isError} icon={Star} />
      <StatCard label="In Destinations" value={totals?.inDestinations} failed={isError} icon={MapIcon} />
      <StatCard label="Total Capacity" value={totals?.capacity} failed={isError} icon={Users} />
    </StatRow>
  );
}
