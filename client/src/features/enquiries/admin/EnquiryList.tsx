import { type EnquiryRow, enquiryListSchema } from '@modules/enquiries/contract.ts';
import { Box, Button } from '@mui/material';
import { formatCount } from '@platform/text/formats.contract.ts';
import { ArrowUp } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { type ApiError, asApiError } from '../../../lib/api/apiError.ts';
import { getShownData } from '../../../ui/admin/getShownData.ts';
import { parseSearchParams } from '../../../ui/admin/listUrl.ts';
import { findActiveFilters, hasActiveFilters } from '../../../ui/admin/MoreFilters.tsx';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { QueryState } from '../../../ui/admin/StateViews.tsx';
import { useListUrl } from '../../../ui/admin/useListUrl.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { EnquiryItems } from './EnquiryItems.tsx';
import { EnquiryTable } from './EnquiryTable.tsx';
import { EnquiryToolbar } from './EnquiryToolbar.tsx';
import { listEnquiries } from './enquiriesApi.ts';
import { getEnquiryKey, panelFilters } from './enquiryFilters.ts';
import { NoEnquiries } from './NoEnquiries.tsx';
import { useLiveEnquiries } from './useLiveEnquiries.ts';
import { useNextKeys } from './useNextKeys.ts';
import { useOpenEnquiry } from './useOpenEnquiry.ts';
import { useSelection } from './useSelection.ts';

const BulkBar = lazy(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }));

/** How long a list counts as fresh: data that was prefetched with the code of the page is not fetched twice. */
const freshSeconds = 5;

/**
 * The list with its tools; the URL holds filters, page, order and the open enquiry. Next to an open enquiry it is a
 * narrow list, otherwise a table.
 */
export function EnquiryList({ narrow }: { narrow: boolean }) {
  const { params, change } = useListUrl();
  const { open, show } = useOpenEnquiry();
  const filters = parseSearchParams(enquiryListSchema, params);
  const query = listEnquiries.useQuery(filters, {
    refetchOnMountOrArgChange: freshSeconds,
  });
  const { error, isFetching, refetch } = query;
  const data = getShownData(query);
  const rows = useVisibleEntries('enquiries', data?.data);
  const { arrived, showArrived } = useLiveEnquiries(filters, data?.data, refetch);
  const filtered = hasActiveFilters(
    findActiveFilters(filters, { visible: ['search'], hidden: panelFilters }),
  );
  const { selection, selected, selectAll, clear: clearSelection } = useSelection(rows);
  const empty = <NoEnquiries view={filters.view} filtered={filtered} />;
  const view = { rows, refreshing: isFetching, empty, selection };
  const onOpen = (row: EnquiryRow) => show(getEnquiryKey(row));
  const top = useRef<HTMLDivElement>(null);
  const showPage = useNextKeys({ rows, listed: data?.data, filters, pages: data?.pagination.total_pages });
  const onPage = async (page: number) => {
    if (await showPage(page)) top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <Box ref={top} sx={narrow ? { p: 1.5, pb: 0 } : undefined}>
        <EnquiryToolbar filters={filters} onChange={change} />
        <NewEnquiriesBar count={arrived} onShow={showArrived} />
      </Box>
      {selected.length > 0 ? (
        <Suspense>
          <BulkBar rows={selected} inPane={narrow} onSelectAll={selectAll} onDone={clearSelection} />
        </Suspense>
      ) : null}
      <QueryState
        title="Failed to load enquiries. Please check your connection and try again."
        error={error && { message: getListFailure(asApiError(error)) }}
        isLoaded={Boolean(data)}
        onRetry={refetch}
      >
        {narrow ? (
          <EnquiryItems {...view} openId={open?.id} onOpen={onOpen} />
        ) : (
          <EnquiryTable
            {...view}
            filters={filters}
            onSort={({ by, order }) => change({ sort: by, order })}
            onOpen={onOpen}
          />
        )}
        <Box sx={narrow ? { px: 1.5 } : undefined}>
          {data ? <Pager pagination={data.pagination} onPage={onPage} /> : null}
        </Box>
      </QueryState>
    </>
  );
}

function getListFailure({ status, message }: ApiError) {
  return typeof status === 'number' ? `HTTP error! status: ${status} - ${message}` : message;
}

/** Announces new enquiries; the list is reloaded only on request. */
function NewEnquiriesBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Box role="status">
      {count > 0 ? (
        <Button
          fullWidth
          size="small"
          startIcon={<ArrowUp size={16} />}
          onClick={onShow}
          sx={{
            mb: 1.5,
            backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent)',
          }}
        >
          {formatCount(count, 'new enquiry', 'new enquiries')}
        </Button>
      ) : null}
    </Box>
  );
}
