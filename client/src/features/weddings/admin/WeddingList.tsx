import { weddingListSchema } from '@modules/weddings/contract.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { CardListPage } from '../../../ui/admin/CardListPage.tsx';
import { readAddress } from '../../../ui/admin/listAddress.ts';
import { useListAddress } from '../../../ui/admin/useListAddress.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { WeddingCard } from './WeddingCard.tsx';
import { WeddingEditor } from './WeddingEditor.tsx';
import { isFiltered, WeddingFilters } from './WeddingFilters.tsx';
import { WeddingStats } from './WeddingStats.tsx';
import { useListStaffWeddingsQuery } from './weddingsAdminApi.ts';

const pageSize = 24;

/** The weddings screen: statistics, filters, cards, editor. */
export function WeddingList() {
  const { params, opened, change, open, close } = useListAddress();
  const { paged: _paged, limit: _limit, page, ...filters } = readAddress(weddingListSchema, params);
  const list = useListStaffWeddingsQuery(
    { ...filters, page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const mayCreate = useMay('destinations.create');
  const mayEdit = useMay('destinations.edit');
  const allowed = opened === 'new' ? mayCreate : mayEdit;
  return (
    <>
      <CardListPage
        title="Wedding Destinations"
        add={{ label: 'Add Wedding Destination', onAdd: () => open('new'), allowed: mayCreate }}
        list={list}
        rows={useVisibleEntries('weddings', list.data?.destinations)}
        pagination={list.data?.pagination}
        onPage={(to) => change({ page: to })}
        label="Wedding destinations"
        card={(wedding) => <WeddingCard wedding={wedding} onEdit={() => open(wedding.id)} />}
        errorTitle="Failed to fetch destinations"
        emptyTitle="No wedding destinations found"
        emptyHint={
          mayCreate ? 'Add the first one: it appears on the site as soon as it is active.' : undefined
        }
        filtered={isFiltered(filters)}
      >
        <WeddingStats />
        <WeddingFilters filters={filters} onChange={change} />
      </CardListPage>
      <WeddingEditor opened={allowed ? opened : null} onClose={close} />
    </>
  );
}
