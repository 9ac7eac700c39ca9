import type { Period } from '@modules/dashboard/contract.ts';
import type { ResponseStatistics } from '@modules/responses/contract.ts';
import { Box, Button, Collapse, Typography } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { DownloadButton } from '../../ui/admin/DownloadButton.tsx';
import { Panel } from '../../ui/admin/Panel.tsx';
import { ResponseTables } from './ResponseTables.tsx';
import { getResponseStatistics } from './responsesApi.ts';

const ResponseChart = lazy(async () => ({ default: (await import('./ResponseChart.tsx')).ResponseChart }));

/** The chart and the tables behind the numbers, collapsed at first. */
export function ResponseDetails({ period }: { period: Period }) {
  const { currentData: data, isError } = getResponseStatistics.useQuery(period);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (isError && !data) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Panel title="Responses" aside={<ExportResponses period={period} />}>
        <Button
          size="small"
          color="inherit"
          disabled={!data}
          aria-expanded={open}
          aria-controls={id}
          endIcon={<Box component={ChevronDown} size={16} sx={{ rotate: open ? '180deg' : 0 }} />}
          onClick={() => setOpen(!open)}
        >
          By week, person, type and source
        </Button>
        <Collapse in={open} unmountOnExit id={id}>
          {data ? <Details statistics={data} /> : null}
        </Collapse>
      </Panel>
    </Box>
  );
}

function Details({ statistics }: { statistics: ResponseStatistics }) {
  return (
    <Box sx={{ pt: 2 }}>
      {statistics.received > 0 ? (
        <Suspense fallback={<Box sx={{ height: 260 }} aria-busy="true" />}>
          <ResponseChart weeks={statistics.by_week} />
        </Suspense>
      ) : (
        <Typography color="textSecondary">No enquiries were received in this period.</Typography>
      )}
      <ResponseTables statistics={statistics} />
    </Box>
  );
}

function ExportResponses({ period }: { period: Period }) {
  return (
    <DownloadButton
      label="Export CSV"
      path={`/api/responses/export?period=${period}`}
      fallbackName={`responses_${period}.csv`}
      doneText="Response statistics exported."
      failedText="The response statistics could not be exported. Please try again."
    />
  );
}
