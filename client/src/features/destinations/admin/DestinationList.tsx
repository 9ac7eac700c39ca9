import {
  type DestinationFilter,
  type DestinationResponse,
  destinationListSchema,
  difficulties,
} from '@modules/destinations/contract.ts';
import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import { Eye, Globe, MapIcon, MapPin, Star } from 'lucide-react';
import { failureText } from '../../../lib/api/failureText.ts';
import { CardGrid } from '../../../ui/admin/catalogue/CardGrid.tsx';
import { activeFilter, featuredFilter } from '../../../ui/admin/catalogue/CatalogueFilters.tsx';
import { CatalogueScreen } from '../../../ui/admin/catalogue/CatalogueScreen.tsx';
import type { Catalogue, CatalogueEntry } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useCatalogueQuery } from '../../../ui/admin/catalogue/useCatalogueQuery.ts';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { toOptions } from '../../../ui/site/Options.tsx';
import { DestinationCard } from './DestinationCard.tsx';
import { DestinationEditor } from './DestinationEditor.tsx';
import {
  deleteDestination,
  getDestinationStatistics,
  listStaffDestinations,
  toggleDestination,
} from './destinationsAdminApi.ts';

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
      options: toOptions(difficulties),
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
  const list = listStaffDestinations.useQuery(query, { refetchOnMountOrArgChange: true });
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
          card={(row) => <DestinationCard destination={row} mayEdit={view.edit !== undefined} />}
        />
      )}
    </CatalogueScreen>
  );
}

function useDestinationEntry() {
  const [toggle] = toggleDestination.useMutation();
  const [remove] = deleteDestination.useMutation();
  return ({ id, name, featured, is_active }: DestinationResponse): CatalogueEntry => ({
    id,
    name,
    publicPath: is_active ? itineraryPath(name) : null,
    previewArea: 'destinations',
    flags: [
      {
        isOn: featured,
        turnOn: 'Feature',
        turnOff: 'Unfeature',
        icon: Star,
        change: (to) => toggle({ id, flag: 'featured', to }),
        toFailureText: (error) => failureText(`Failed to update featured status of ${name}`, error),
      },
      {
        isOn: is_active,
        turnOn: 'Activate',
        turnOff: 'Deactivate',
        icon: Eye,
        change: (to) => toggle({ id, flag: 'active', to }),
        toFailureText: (error) => failureText(`Failed to update active status of ${name}`, error),
      },
    ],
    deletion: {
      title: `Delete ${name}`,
      question: 'Are you sure you want to delete this destination? This action cannot be undone.',
      remove: () => remove(id),
      deletedText: `${name} was deleted.`,
      toFailureText: (error) => failureText('Failed to delete destination', error),
    },
  });
}

function DestinationStats() {
  const { data, isError } = getDestinationStatistics.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <StatRow>
      <StatCard label="Total" value={data?.total} failed={isError} icon={MapIcon} />
      <StatCard label="Featured" value={data?.featured} failed={isError} icon={Star} />
      <StatCard label="International" value={data?.international} failed={isError} icon={Globe} />
      <StatCard label="Domestic" value={data?.domestic} failed={isError} icon={MapPin} />
    </StatRow>
  );
}
