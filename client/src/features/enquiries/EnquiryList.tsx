import { Button } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiError } from '../../app/api.ts';
import { asApiError } from '../../app/apiError.ts';
import { useAppDispatch } from '../../app/hooks.ts';
import { useLive } from '../../app/live/useLive.ts';
import { addressNow } from '../../components/admin/listAddress.ts';
import { Pager } from '../../components/admin/Pager.tsx';
import { ErrorState } from '../../components/admin/StateViews.tsx';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { EnquiryTable } from './EnquiryTable.tsx';
import { EnquiryToolbar } from './EnquiryToolbar.tsx';
import { enquiriesApi, useListEnquiriesQuery } from './enquiriesApi.ts';
import {
  changeFilters,
  enquiryKeyText,
  type FilterChange,
  panelFilters,
  readEnquiryKey,
  readFilters,
} from './enquiryFilters.ts';
import { channelOf } from './enquiryWords.ts';
import { NewEnquiriesBar } from './NewEnquiriesBar.tsx';

/** The list with its tools; filters, page, order and the open enquiry live in the address. */
export function EnquiryList() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const list = useListEnquiriesQuery(filters, { refetchOnMountOrArgChange: true });
  const { arrived, showArrived } = useArrivals();

  // typing replaces the entry in the history; a chosen filter, order or page adds one
  const change = (to: FilterChange) =>
    setParams(changeFilters(addressNow(), to), { replace: 'search' in to });
  const open = (key: string | null) => {
    const next = addressNow();
    if (key) next.set('enquiry', key);
    else next.delete('enquiry');
    // Back closes what was opened
    setParams(next, { replace: key === null });
  };
  const clear = () =>
    change({ search: undefined, ...Object.fromEntries(panelFilters.map((name) => [name, undefined])) });

  const filtered = Boolean(filters.search) || panelFilters.some((name) => filters[name] !== undefined);
  const { data, error, isFetching } = list;
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
            rows={data?.data}
            refreshing={isFetching}
            filters={filters}
            filtered={filtered}
            onSort={({ by, order }) => change({ sort: by, order })}
            onOpen={(row) => open(enquiryKeyText({ id: row.id, channel: channelOf(row) }))}
          />
          {data ? <Pager pagination={data.pagination} onPage={(page) => change({ page })} /> : null}
          {data && data.data.length === 0 && data.pagination.total > 0 ? (
            <Button onClick={() => change({ page: 1 })}>Back to the first page</Button>
          ) : null}
        </>
      )}
      <EnquiryDialog open={readEnquiryKey(params)} onClose={() => open(null)} />
    </>
  );
}

function failureText({ status, message }: ApiError) {
  return typeof status === 'number' ? `HTTP error! status: ${status} - ${message}` : message;
}

/** Counts what came in since the list was fetched, and keeps the figures above it current. */
function useArrivals() {
  const dispatch = useAppDispatch();
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());
  useLive({
    onActivity: ({ id, type }) => {
      if (type === 'enquiry' || type === 'booking') setArrived((ids) => new Set(ids).add(id));
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
