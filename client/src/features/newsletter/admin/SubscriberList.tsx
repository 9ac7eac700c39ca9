import { type SubscriberResponse, subscriberSearchSchema } from '@modules/newsletter/contract.ts';
import { Alert } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import { useState } from 'react';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import { getShownData } from '../../../ui/admin/getShownData.ts';
import { parseSearchParams, type SearchParamsChange } from '../../../ui/admin/listUrl.ts';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { QueryState } from '../../../ui/admin/StateViews.tsx';
import { useListUrl } from '../../../ui/admin/useListUrl.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { SubscriberDetails } from './SubscriberDetails.tsx';
import { SubscriberTable } from './SubscriberTable.tsx';
import { SubscriberToolbar } from './SubscriberToolbar.tsx';
import { listSubscribers, maxSubscribers, type SubscriberFilters } from './subscribersApi.ts';

function readFilters(params: URLSearchParams): SubscriberFilters {
  const { q, status = '', page } = parseSearchParams(subscriberSearchSchema, params);
  return { q, status, page, all: params.get('all') === '1' };
}

function getFailureText({ q, all }: SubscriberFilters) {
  if (q) return 'Failed to search subscribers';
  return all ? 'Failed to load all subscribers' : 'Failed to load subscribers';
}

export function SubscriberList() {
  const listUrl = useListUrl();
  const filters = readFilters(listUrl.params);
  const query = listSubscribers.useQuery(filters, { refetchOnMountOrArgChange: true });
  const { error, isFetching, refetch } = query;
  const data = getShownData(query);
  const subscribers = useVisibleEntries('subscribers', data?.data);
  const { selected, select, clearSelection } = useSelection();
  const emails = subscribers?.map(({ email }) => email).filter((email) => selected.has(email)) ?? [];
  const [open, setOpen] = useState<SubscriberResponse | null>(null);
  const mayManage = useHasPermission('newsletter.manage');

  const change = (to: SearchParamsChange) => {
    listUrl.change(to);
    clearSelection();
  };

  const total = data?.pagination.total ?? 0;
  return (
    <>
      <SubscriberToolbar
        filters={filters}
        busy={isFetching}
        selected={emails}
        onChange={change}
        onRefresh={refetch}
        onUpdated={clearSelection}
      />
      <QueryState title={getFailureText(filters)} error={error} isLoaded={Boolean(data)} onRetry={refetch}>
        {filters.all && total > maxSubscribers ? <TruncationNotice total={total} /> : null}
        <SubscriberTable
          subscribers={subscribers}
          total={total}
          refreshing={isFetching}
          filtered={Boolean(filters.q || filters.status)}
          long={filters.all}
          selected={selected}
          onSelect={mayManage ? select : null}
          onOpen={setOpen}
        />
      </QueryState>
      {data && !filters.all ? (
        <Pager pagination={data.pagination} onPage={(page) => change({ page })} />
      ) : null}
      <SubscriberDetails subscriber={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** The email addresses of the selected rows. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (emails: string[], on: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const email of emails) {
        if (on) next.add(email);
        else next.delete(email);
      }
      return next;
    });
  return { selected, select, clearSelection: () => setSelected(new Set()) };
}

function TruncationNotice({ total }: { total: number }) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      The first {formatNumber(maxSubscribers)} of {formatNumber(total)} are shown. The export holds all of
      them.
    </Alert>
  );
}
