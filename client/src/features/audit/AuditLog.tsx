import { auditListSchema } from '@modules/audit/contract.ts';
import { Alert, Box, Button } from '@mui/material';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type AddressChange, readAddress } from '../../ui/admin/listAddress.ts';
import { ErrorState } from '../../ui/admin/StateViews.tsx';
import { useListAddress } from '../../ui/admin/useListAddress.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useListAuditQuery } from './auditApi.ts';

/** The log with its filters; the URL holds their state. Uses cursor pagination: Back leads to newer entries. */
export function AuditLog() {
  const { params, change } = useListAddress();
  const filters = readAddress(auditListSchema, params);
  const { data, error, isFetching, refetch } = useListAuditQuery(filters, {
    refetchOnMountOrArgChange: true,
  });
  // A change of filter returns to the newest entries.
  const narrow = (to: AddressChange) => change({ before: undefined, ...to });
  const go = (before: number | undefined) => {
    change({ before });
    window.scrollTo({ top: 0 });
  };
  const next = data?.next_cursor;
  return (
    <>
      <AuditFilters filters={filters} onChange={narrow} />
      {error && data ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      ) : null}
      {error && !data ? (
        <ErrorState title="Failed to load the audit log" text={error.message} onRetry={refetch} />
      ) : (
        <AuditTable
          entries={data?.data}
          refreshing={isFetching}
          onThing={({ type, id }) => narrow({ entity_type: type, entity_id: id })}
        />
      )}
      <Box
        component="nav"
        aria-label="Pages"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, py: 1.5 }}
      >
        {filters.before ? (
          <Button color="inherit" startIcon={<ChevronLeft size={16} />} onClick={() => go(undefined)}>
            Newest
          </Button>
        ) : (
          <span />
        )}
        {next ? (
          <Button color="inherit" endIcon={<ChevronRight size={16} />} onClick={() => go(next)}>
            Older
          </Button>
        ) : null}
      </Box>
    </>
  );
}
