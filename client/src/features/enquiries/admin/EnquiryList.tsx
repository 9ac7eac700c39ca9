import { type EnquiryRow, enquiryListSchema } from '@modules/enquiries/contract.ts';
import { Box, Button } from '@mui/material';
import { type ApiError, asApiError } from '../../../lib/api/apiError.ts';
import { readAddress } from '../../../ui/admin/listAddress.ts';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { ErrorState } from '../../../ui/admin/StateViews.tsx';
import { useListAddress } from '../../../ui/admin/useListAddress.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { EnquiryItems } from './EnquiryItems.tsx';
import { EnquiryTable } from './EnquiryTable.tsx';
import { EnquiryToolbar } from './EnquiryToolbar.tsx';
import { useListEnquiriesQuery } from './enquiriesApi.ts';
import { panelFilters } from './enquiryFilters.ts';
import { getChannel } from './enquiryWords.ts';
import { NewEnquiriesBar } from './NewEnquiriesBar.tsx';
import { useLiveEnquiries } from './useLiveEnquiries.ts';
import { useNextKeys } from './useNextKeys.ts';
import { useOpenEnquiry } from './useOpenEnquiry.ts';

/**
 * The list with its tools; the URL holds filters, page, order and the open enquiry. Next to an open enquiry it is a
 * narrow list, otherwise a table.
 */
export function EnquiryList({ narrow }: { narrow: boolean }) {
  const { params, change } = useListAddress();
  const { open, show, showInstead } = useOpenEnquiry();
  const filters = readAddress(enquiryListSchema, params);
  const { data, error, isFetching, refetch } = useListEnquiriesQuery(filters, {
    refetchOnMountOrArgChange: true,
  });
  const { arrived, showArrived } = useLiveEnquiries();
  const rows = useVisibleEntries('enquiries', data?.data);
  const filtered = Boolean(filters.search) || panelFilters.some((name) => filters[name] !== undefined);
  const view = { rows, refreshing: isFetching, filtered };
  const onOpen = (row: EnquiryRow) => show(getKey(row));

  useNextKeys(rows, open?.id, (row) => showInstead(getKey(row)));
  const clear = () =>
    change({ search: undefined, ...Object.fromEntries(panelFilters.map((name) => [name, undefined])) });

  return (
    <>
      <Box sx={narrow ? { p: 1.5, pb: 0 } : undefined}>
        <EnquiryToolbar filters={filters} onChange={change} onClear={clear} />
        <NewEnquiriesBar count={arrived} onShow={showArrived} />
      </Box>
      {error && !data ? (
        <ErrorState
          title="Failed to load enquiries. Please check your connection and try again."
          text={failureText(asApiError(error))}
          onRetry={refetch}
        />
      ) : (
        <>
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
            {data ? <Pager pagination={data.pagination} onPage={(page) => change({ page })} /> : null}
            {data && data.data.length === 0 && data.pagination.total > 0 ? (
              <Button onClick={() => change({ page: 1 })}>Back to the first page</Button>
            ) : null}
          </Box>
        </>
      )}
    </>
  );
}

const getKey = (row: EnquiryRow) => ({ id: row.id, channel: getChannel(row) });

function failureText({ status, message }: ApiError) {
  return typeof status === 'number' ? `HTTP error! status: ${status} - ${message}` : message;
}
