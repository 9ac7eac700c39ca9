import { weddingListSchema } from '@modules/weddings/contract.ts';
import { Button } from '@mui/material';
import Plus from 'lucide-react/icons/plus';
import { useMay } from '../../app/session/useSession.ts';
import { CardGrid } from '../../components/admin/CardGrid.tsx';
import { readAddress } from '../../components/admin/listAddress.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { Pager } from '../../components/admin/Pager.tsx';
import { EmptyState, ErrorState } from '../../components/admin/StateViews.tsx';
import { useListAddress } from '../../components/admin/useListAddress.ts';
import { WeddingCard } from './WeddingCard.tsx';
import { WeddingEditor } from './WeddingEditor.tsx';
import { isFiltered, WeddingFilters } from './WeddingFilters.tsx';
import { WeddingStats } from './WeddingStats.tsx';
import { useListStaffWeddingsQuery } from './weddingsAdminApi.ts';

const pageSize = 24;

/** The wedding packages: figures, filters, cards, editor. */
export function WeddingList() {
  const { params, opened, change, open, close } = useListAddress();
  const { paged: _paged, limit: _limit, page, ...filters } = readAddress(weddingListSchema, params);
  const list = useListStaffWeddingsQuery(
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
        title="Wedding Destinations"
        actions={
          mayCreate ? (
            <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => open('new')}>
              Add Wedding Destination
            </Button>
          ) : null
        }
      />
      <WeddingStats />
      <WeddingFilters filters={filters} onChange={change} />
      {error && !currentData ? (
        <ErrorState title="Failed to fetch destinations" text={error.message} onRetry={list.refetch} />
      ) : (
        <>
          <CardGrid
            label="Wedding destinations"
            rows={data?.destinations}
            rowKey={({ id }) => id}
            refreshing={isFetching}
            card={(wedding) => <WeddingCard wedding={wedding} onEdit={() => open(wedding.id)} />}
            empty={
              <EmptyState
                title="No wedding destinations found"
                text={
                  isFiltered(filters)
                    ? 'Nothing matches these filters. Clear them to see everything.'
                    : mayCreate
                      ? 'Add the first one: it appears on the site as soon as it is active.'
                      : undefined
                }
              />
            }
          />
          {data?.pagination ? (
            <Pager pagination={data.pagination} onPage={(to) => change({ page: to })} />
          ) : null}
        </>
      )}
      <WeddingEditor opened={allowed ? opened : null} onClose={close} />
    </>
  );
}
