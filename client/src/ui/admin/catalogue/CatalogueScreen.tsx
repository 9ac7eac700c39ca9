import { Alert, Button } from '@mui/material';
import type { Pagination } from '@platform/contract.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useHasPermission } from '../../../lib/session/useSession.ts';
import type { Opened } from '../listUrl.ts';
import { hasActiveFilters } from '../MoreFilters.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Pager } from '../Pager.tsx';
import { EmptyState, QueryState } from '../StateViews.tsx';
import { toast } from '../toast.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { useListUrl } from '../useListUrl.ts';
import { useVisibleEntries } from '../useVisibleEntries.ts';
import { CatalogueFilters, findActiveCatalogueFilters } from './CatalogueFilters.tsx';
import type { Catalogue, CatalogueEntry, CatalogueView } from './catalogueTypes.ts';
import { EntryActions } from './EntryActions.tsx';

type Props<Row, Filters> = {
  catalogue: Catalogue<Filters>;
  filters: Filters;
  /** The state of the list's RTK Query result. */
  list: {
    error?: { message?: string | undefined } | undefined;
    data?: { pagination?: Pagination | undefined } | undefined;
    currentData?: unknown;
    isFetching: boolean;
    refetch: () => void;
  };
  rows: Row[] | undefined;
  toEntry: (row: Row) => CatalogueEntry;
  statistics?: ReactNode;
  /** Cards or a table. */
  children: (view: CatalogueView<Row>) => ReactNode;
  editor: (opened: Opened | null, close: () => void) => ReactNode;
};

/**
 * The screen of a catalogue: title, button for a new entry, statistics, filters, entries, pagination, editor. The URL
 * holds filters, page and the open entry.
 */
export function CatalogueScreen<Row extends { id: number }, Filters extends object>(
  props: Props<Row, Filters>,
) {
  const { catalogue, filters, list, toEntry } = props;
  const pagination = list.data?.pagination;
  const { opened, change, open, close } = useListUrl();
  const mayCreate = useHasPermission(catalogue.may.create);
  const mayEdit = useHasPermission(catalogue.may.edit);
  const mayDelete = useHasPermission(catalogue.may.delete);
  const { report, banner } = useFailureReport(catalogue.failures);
  const rows = useVisibleEntries(catalogue.list, props.rows);
  const filtered = hasActiveFilters(findActiveCatalogueFilters(catalogue, filters));

  const actions = (row: Row) => (
    <EntryActions
      list={catalogue.list}
      entry={toEntry(row)}
      onEdit={mayEdit ? () => open(row.id) : undefined}
      mayDelete={mayDelete}
      report={report}
    />
  );
  const empty = <EmptyCatalogue catalogue={catalogue} isFiltered={filtered} mayCreate={mayCreate} />;

  return (
    <>
      <PageHeader
        title={catalogue.title}
        actions={
          mayCreate ? (
            <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => open('new')}>
              {catalogue.addLabel}
            </Button>
          ) : null
        }
      />
      {props.statistics}
      {banner}
      <CatalogueFilters catalogue={catalogue} filters={filters} onChange={change} />
      <QueryState
        title={catalogue.loadFailedTitle}
        error={list.error}
        isLoaded={Boolean(list.currentData)}
        onRetry={list.refetch}
      >
        {props.children({
          rows,
          refreshing: list.isFetching,
          empty,
          actions,
          edit: mayEdit ? ({ id }) => open(id) : undefined,
          change,
          report,
        })}
        {pagination ? <Pager pagination={pagination} onPage={(page) => change({ page })} /> : null}
      </QueryState>
      {props.editor((opened === 'new' ? mayCreate : mayEdit) ? opened : null, close)}
    </>
  );
}

type EmptyCatalogueProps = {
  catalogue: Pick<Catalogue<unknown>, 'emptyTitle' | 'emptyHint'>;
  isFiltered: boolean;
  mayCreate: boolean;
};

function EmptyCatalogue({ catalogue, isFiltered, mayCreate }: EmptyCatalogueProps) {
  return (
    <EmptyState
      title={catalogue.emptyTitle}
      text={
        isFiltered
          ? 'Nothing matches these filters. Clear them to see everything.'
          : mayCreate && catalogue.emptyHint
      }
    />
  );
}

/**
 * Reports failed actions in a toast or in a banner on the screen; in a toast if a deferred deletion fails after the
 * screen with the banner was left.
 */
function useFailureReport(where: 'banner' | undefined) {
  const [text, setText] = useState<string | null>(null);
  const isMounted = useIsMounted();
  const report = (failure: string) => {
    if (where === 'banner' && isMounted.current) setText(failure);
    else toast('error', failure);
  };
  const banner = text ? (
    <Alert severity="error" sx={{ mb: 2 }} onClose={() => setText(null)}>
      {text}
    </Alert>
  ) : null;
  return { report, banner };
}
