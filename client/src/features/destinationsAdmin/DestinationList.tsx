import { type DestinationFilter, destinationListSchema } from '@modules/destinations/contract.ts';
import { Button } from '@mui/material';
import Plus from 'lucide-react/icons/plus';
import { useMay } from '../../app/session/useSession.ts';
import { CardGrid } from '../../components/admin/CardGrid.tsx';
import { readAddress } from '../../components/admin/listAddress.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { Pager } from '../../components/admin/Pager.tsx';
import { EmptyState, ErrorState } from '../../components/admin/StateViews.tsx';
import { useListAddress } from '../../components/admin/useListAddress.ts';
import { DestinationCard } from './DestinationCard.tsx';
import { DestinationEditor } from './DestinationEditor.tsx';
import { DestinationFilters, isFiltered } from './DestinationFilters.tsx';
import { DestinationStats } from './DestinationStats.tsx';
import { useListStaffDestinationsQuery } from './destinationsAdminApi.ts';

const pageSize = 24;

/** The travel destinations: figures, filters, cards, editor. */
export function DestinationList() {
  const { params, opened, change, open, close } = useListAddress();
  const { paged: _paged, limit: _limit, page, ...filters } = readAddress(destinationListSchema, params);
  const list = useListStaffDestinationsQuery(
    { ...filters, page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const mayCreate = useMay('destinations.create');
  const mayEdit = useMay('destinations.edit');
  const { data, currentData, error, isFetching } = list;
  const allowed = opened === 'new' ? mayCreate : mayEdit;

  return (
    <>
      <PageHeader
        title="Destinations"
        actions={
          mayCreate ? (
            <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => open('new')}>
              Add New Destination
            </Button>
          ) : null
        }
      />
      <DestinationStats />
      <DestinationFilters filters={filters} onChange={change} />
      {error && !currentData ? (
        <ErrorState title="Failed to fetch destinations" text={error.message} onRetry={list.refetch} />
      ) : (
        <>
          <CardGrid
            label="Destinations"
            rows={data?.destinations}
            rowKey={({ id }) => id}
            refreshing={isFetching}
            card={(destination) => (
              <DestinationCard
                destination={destination}
                mayEdit={mayEdit}
                onEdit={() => open(destination.id)}
              />
            )}
            empty={<NothingFound filters={filters} mayCreate={mayCreate} />}
          />
          {data?.pagination ? (
            <Pager pagination={data.pagination} onPage={(to) => change({ page: to })} />
          ) : null}
        </>
      )}
      <DestinationEditor opened={allowed ? opened : null} onClose={close} />
    </>
  );
}

function NothingFound({ filters, mayCreate }: { filters: DestinationFilter; mayCreate: boolean }) {
  const hint = mayCreate ? 'Add the first one: it appears on the site as soon as it is active.' : undefined;
  return (
    <EmptyState
      title="No destinations found"
      text={isFiltered(filters) ? 'Nothing matches these filters. Clear them to see everything.' : hint}
    />
  );
}
