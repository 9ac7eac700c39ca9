import { type Period, periods } from '@modules/dashboard/contract.ts';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { AttentionRow } from '../../features/dashboard/AttentionRow.tsx';
import { ContentAnalytics } from '../../features/dashboard/ContentAnalytics.tsx';
import { DashboardStats } from '../../features/dashboard/DashboardStats.tsx';
import { getActivity, getChartData, getDashboardStats } from '../../features/dashboard/dashboardApi.ts';
import { RecentActivity } from '../../features/dashboard/RecentActivity.tsx';
import { useLiveDashboard } from '../../features/dashboard/useLiveDashboard.ts';
import { ResponseDetails } from '../../features/responses/ResponseDetails.tsx';
import { ResponseSummary } from '../../features/responses/ResponseSummary.tsx';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useHasPermission } from '../../lib/session/useSession.ts';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';
import { RetryAlert } from '../../ui/admin/StateViews.tsx';
import { useEnquiryLinks, useStatLinks } from './useDashboardLinks.ts';

const periodLabels: Record<Period, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
};

export function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const period = periods.find((one) => one === params.get('period')) ?? '7d';
  const { stats, chart, activity, problem, isBusy, refresh } = useDashboardQueries(period);
  const { live, fresh } = useLiveDashboard();
  const links = useEnquiryLinks();
  const statLinks = useStatLinks();
  const mayRespond = useHasPermission('enquiries.respond');

  return (
    <>
      <PageHeader
        title="Dashboard Overview"
        actions={
          <>
            <PeriodSelect
              period={period}
              onChoose={(chosen) => setParams({ period: chosen }, { replace: true })}
            />
            <Button
              variant="outlined"
              startIcon={<RefreshCw size={16} />}
              loading={isBusy}
              loadingPosition="start"
              onClick={refresh}
            >
              Refresh
            </Button>
          </>
        }
      />
      {problem ? <RetryAlert title="Error Loading Dashboard" message={problem} onRetry={refresh} /> : null}
      <AttentionRow stats={stats.data} failed={stats.isError} links={links?.lists ?? null} />
      {mayRespond ? <ResponseSummary period={period} overduePath={links?.lists.overdue} /> : null}
      <DashboardStats stats={stats.currentData} failed={stats.isError} period={period} links={statLinks} />
      {mayRespond ? <ResponseDetails period={period} /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' },
        }}
      >
        <ContentAnalytics chart={chart.currentData} failed={chart.isError} period={period} />
        <RecentActivity
          activity={activity.data}
          failed={activity.isError}
          fresh={fresh}
          live={<LiveBadge status={live} />}
          getLink={(row) => links?.toActivity(row) ?? null}
        />
      </Box>
    </>
  );
}

function useDashboardQueries(period: Period) {
  const refreshed = { refetchOnMountOrArgChange: true } as const;
  const stats = getDashboardStats.useQuery(period, refreshed);
  const chart = getChartData.useQuery(period, refreshed);
  const activity = getActivity.useQuery(undefined, refreshed);
  const all = [stats, chart, activity];
  const failed = all.find(({ isError }) => isError);
  return {
    stats,
    chart,
    activity,
    problem: failed && (failed.error?.message ?? 'Failed to fetch dashboard data'),
    isBusy: all.some(({ isFetching }) => isFetching),
    refresh: () => {
      for (const { refetch } of all) void refetch();
    },
  };
}

function PeriodSelect({ period, onChoose }: { period: Period; onChoose: (period: string) => void }) {
  return (
    <TextField
      select
      label="Period"
      value={period}
      onChange={(event) => onChoose(event.target.value)}
      sx={{ minWidth: '9.375rem' }}
    >
      {periods.map((one) => (
        <MenuItem key={one} value={one}>
          {periodLabels[one]}
        </MenuItem>
      ))}
    </TextField>
  );
}

function LiveBadge({ status }: { status: LiveStatus }) {
  const live = status === 'live';
  return (
    <Box
      role="status"
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        aria-hidden
        component="span"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          backgroundColor: live ? 'success.main' : 'transparent',
          border: '2px solid',
          borderColor: live ? 'success.main' : 'warning.main',
        }}
      />
      {live ? 'Live' : status === 'connecting' ? 'Connecting…' : 'Reconnecting…'}
    </Box>
  );
}
