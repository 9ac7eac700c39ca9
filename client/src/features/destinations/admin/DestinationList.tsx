import { destinationListSchema } from '@modules/destinations/contract.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { CardListPage } from '../../../ui/admin/CardListPage.tsx';
import { readAddress } from '../../../ui/admin/listAddress.ts';
import { useListAddress } from '../../../ui/admin/useListAddress.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { DestinationCard } from './DestinationCard.tsx';
import { DestinationEditor } from './DestinationEditor.tsx';
import { DestinationFilters, isFiltered } from './DestinationFilters.tsx';
import { DestinationStats } from './DestinationStats.tsx';
import { useListStaffDestinationsQuery } from './destinationsAdminApi.ts';

const pageSize = 24;

/** The destinations screen: statistics, filters, cards, editor. */
export function DestinationList() {
  const { params, opened, change, open, close } = useListAddress();
  const { paged: _paged, limit: _limit, page, ...filters } = readAddress(destinationListSchema, params);
  const list = useListStaffDestinationsQuery(
    { ...filters, page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const mayCreate = useMay('destinations.create');
  const mayEdit = useMay('destinations.edit');
  const allowed = opened === 'new' ? mayCreate : mayEdit;
  return (
    <>
      <CardListPage
        title="Destinations"
        add={{ label: 'Add New Destination', onAdd: () => open('new'), allowed: mayCreate }}
        list={list}
        rows={useVisibleEntries('destinations', list.data?.destinations)}
        pagination={list.data?.pagination}
        onPage={(to) => change({ page: to })}
        label="Destinations"
        card={(destination) => (
          <DestinationCard destination={destination} mayEdit={mayEdit} onEdit={() => open(destination.id)} />
        )}
        errorTitle="Failed to fetch destinations"
        emptyTitle="No destinations found"
        emptyHint={
          mayCreate ? 'Add the first one: it appears on the site as soon as it is active.' : undefined
        }
        filtered={isFiltered(filters)}
      >
        <DestinationStats />
        <DestinationFilters filters={filters} onChange={change} />
      </CardListPage>
      <DestinationEditor opened={allowed ? opened : null} onClose={close} />
    </>
  );
}
