import type { ResponsePeriodName, ResponseStatistics } from '@modules/responses/contract.ts';
import { Box, Typography } from '@mui/material';
import { formatPrice } from '@platform/contract.ts';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Clock from 'lucide-react/icons/clock';
import Inbox from 'lucide-react/icons/inbox';
import MailCheck from 'lucide-react/icons/mail-check';
import { lazy, Suspense } from 'react';
import { DownloadButton } from '../../ui/admin/DownloadButton.tsx';
import { Panel } from '../../ui/admin/Panel.tsx';
import { StatCard, StatRow } from '../../ui/admin/StatCard.tsx';
import { useToast } from '../../ui/admin/Toasts.tsx';
import { ResponseTables } from './ResponseTables.tsx';
import { useGetResponseStatisticsQuery } from './responsesApi.ts';
import { shareText, waitText } from './responseTexts.ts';

const ResponseChart = lazy(async () => ({ default: (await import('./ResponseChart.tsx')).ResponseChart }));

/** The owner's questions: what came in, how soon it was answered, and what became of it. */
export function ResponseOverview({ period }: { period: ResponsePeriodName }) {
  const { data, isError } = useGetResponseStatisticsQuery(period, { refetchOnMountOrArgChange: true });
  if (isError && !data) {
    return (
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        The response statistics could not be loaded.
      </Typography>
    );
  }
  return (
    <>
      <ResponseCards statistics={data} />
      <Box sx={{ mb: 2.5 }}>
        <Panel title="Responses" aside={<ExportResponses period={period} />}>
          {data && data.received > 0 ? (
            <Suspense fallback={<Box sx={{ height: 260 }} />}>
              <ResponseChart weeks={data.by_week} />
            </Suspense>
          ) : null}
          {data && data.received === 0 ? (
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>
              No enquiries were received in this period.
            </Typography>
          ) : null}
          {data ? <ResponseTables statistics={data} /> : <Box sx={{ height: 260 }} aria-busy="true" />}
        </Panel>
      </Box>
    </>
  );
}

function ResponseCards({ statistics }: { statistics: ResponseStatistics | undefined }) {
  const value = (text: (known: ResponseStatistics) => number | string) => statistics && text(statistics);
  return (
    <StatRow>
      <StatCard
        label="Received"
        value={value(({ received }) => received)}
        icon={<Inbox size={20} />}
        note={value(({ received, answered }) => `${received - answered} not answered yet`)}
      />
      <StatCard
        label="Answered"
        value={value(({ answered }) => answered)}
        icon={<MailCheck size={20} />}
        note={value((known) => `${shareText(known)} within 24 hours`)}
      />
      <StatCard
        label="Median first reply"
        value={value(({ median_seconds }) => waitText(median_seconds))}
        icon={<Clock size={20} />}
        note={value(({ p90_seconds }) => `9 of 10 within ${waitText(p90_seconds)}`)}
      />
      <StatCard
        label="Booked"
        value={value(({ booked }) => booked)}
        icon={<CalendarCheck size={20} />}
        note={value(({ booked_amount, lost }) => `${formatPrice(booked_amount)}, ${lost} lost`)}
      />
    </StatRow>
  );
}

function ExportResponses({ period }: { period: ResponsePeriodName }) {
  const toast = useToast();
  return (
    <DownloadButton
      label="Export CSV"
      path={() => `/api/responses/export?period=${period}`}
      fallbackName={() => `responses_${period}.csv`}
      onDone={() => toast('success', 'Response statistics exported.')}
      onFailed={() => toast('error', 'The response statistics could not be exported. Please try again.')}
    />
  );
}
