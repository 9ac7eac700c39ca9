import { enquiryListSchema } from '@modules/enquiries/contract.ts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ApiError, asApiError } from '../../../lib/api/apiError.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { addressNow, readAddress } from '../../../ui/admin/listAddress.ts';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { ErrorState } from '../../../ui/admin/StateViews.tsx';
import { useListAddress } from '../../../ui/admin/useListAddress.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import type { RenderConversation } from './EnquiryDetail.tsx';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { EnquiryTable } from './EnquiryTable.tsx';
import { EnquiryToolbar } from './EnquiryToolbar.tsx';
import { enquiriesApi, refreshEnquiry, useListEnquiriesQuery } from './enquiriesApi.ts';
import { enquiryKeyText, panelFilters, readEnquiryKey } from './enquiryFilters.ts';
import { getChannel } from './enquiryWords.ts';
import { NewEnquiriesBar } from './NewEnquiriesBar.tsx';

/** The list with its tools; the URL holds filters, page, order and the open enquiry. */
export function EnquiryList({ renderConversation }: { renderConversation: RenderConversation }) {
  const { params, change } = useListAddress();
  const [, setParams] = useSearchParams();
  const filters = readAddress(enquiryListSchema, params);
  const list = useListEnquiriesQuery(filters, { refetchOnMountOrArgChange: true });
  const { arrived, showArrived } = useLiveEnquiries();

  const open = (key: string | null) => {
    const next = addressNow();
    if (key) next.set('enquiry', key);
    else next.delete('enquiry');
    // so that Back closes the enquiry
    setParams(next, { replace: key === null });
  };
  const clear = () =>
    change({ search: undefined, ...Object.fromEntries(panelFilters.map((name) => [name, undefined])) });

  const filtered = Boolean(filters.search) || panelFilters.some((name) => filters[name] !== undefined);
  const { data, error, isFetching } = list;
  const rows = useVisibleEntries('enquiries', data?.data);
  return (
    <>
      <EnquiryToolbar filters={filters} onChange={change} onClear={clear} />
      <NewEnquiriesBar count={arrived} onShow={showArrived} />
      {error && !data ? (
        <ErrorState
          title="Failed to load enquiries. Please check your connection and try again."
          text={failureText(asApiError(error))}
          onRetry={list.refetch}
        />
      ) : (
        <>
          <EnquiryTable
            rows={rows}
            refreshing={isFetching}
            filters={filters}
            filtered={filtered}
            onSort={({ by, order }) => change({ sort: by, order })}
            onOpen={(row) => open(enquiryKeyText({ id: row.id, channel: getChannel(row) }))}
          />
          {data ? <Pager pagination={data.pagination} onPage={(page) => change({ page })} /> : null}
          {data && data.data.length === 0 && data.pagination.total > 0 ? (
            <Button onClick={() => change({ page: 1 })}>Back to the first page</Button>
          ) : null}
        </>
      )}
      <EnquiryDialog
        open={readEnquiryKey(params)}
        onClose={() => open(null)}
        renderConversation={renderConversation}
      />
    </>
  );
}

function failureText({ status, message }: ApiError) {
  return typeof status === 'number' ? `HTTP error! status: ${status} - ${message}` : message;
}

/**
 * Counts enquiries that arrived since the list was fetched, shows other users' changes in the rows and in the open
 * enquiry, and refreshes the statistics.
 */
function useLiveEnquiries() {
  const dispatch = useAppDispatch();
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());
  useLive({
    onActivity: ({ id, type, event, entity_id }) => {
      if (event === 'enquiry.submitted') setArrived((ids) => new Set(ids).add(id));
      else if (event && (type === 'booking' || type === 'enquiry') && entity_id !== null) {
        const channel = type === 'booking' ? 'booking' : 'contact';
        void dispatch(refreshEnquiry({ id: entity_id, channel }));
      }
    },
    onFigures: () => {
      dispatch(enquiriesApi.util.invalidateTags(['EnquiryStatistics']));
    },
  });
  const showArrived = () => {
    setArrived(new Set());
    dispatch(enquiriesApi.util.invalidateTags([{ type: 'Enquiry', id: 'LIST' }, 'EnquiryStatistics']));
  };
  return { arrived: arrived.size, showArrived };
}
