import { type Activity, type Period, periods } from '@modules/dashboard/contract.ts';
import { Alert, AlertTitle, Box, Button, MenuItem, TextField } from '@mui/material';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useSearchParams } from 'react-router-dom';
import { adminScreens, mayEnter } from '../../app/adminScreens.ts';
import { useUser } from '../../app/session/useSession.ts';
import { LiveBadge } from '../../components/admin/LiveBadge.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { AttentionRow } from '../../features/dashboard/AttentionRow.tsx';
import { ContentAnalytics } from '../../features/dashboard/ContentAnalytics.tsx';
import { DashboardStats } from '../../features/dashboard/DashboardStats.tsx';
import {
  useGetActivityQuery,
  useGetChartDataQuery,
  useGetDashboardStatsQuery,
} from '../../features/dashboard/dashboardApi.ts';
import { RecentActivity } from '../../features/dashboard/RecentActivity.tsx';
import { useLiveDashboard } from '../../features/dashboard/useLiveDashboard.ts';

const periodLabels: Record<Period, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
};

export function DashboardPage() {
  const [params, setParams] = useSearchParams();
  const period = periods.find((one) => one === params.get('period')) ?? '7d';
  const refreshed = { refetchOnMountOrArgChange: true } as const;
  const stats = useGetDashboardStatsQuery(period, refreshed);
  const chart = useGetChartDataQuery(period, refreshed);
  const activity = useGetActivityQuery(undefined, refreshed);
  const { live, fresh } = useLiveDashboard();
  const links = useEnquiryLinks();

  const refresh = () => {
    for (const { refetch } of [stats, chart, activity]) void refetch();
  };
  const failure = [stats, chart, activity].find(({ isError }) => isError)?.error;
  const busy = [stats, chart, activity].some(({ isFetching }) => isFetching);

  return (
    <>
      <PageHeader
        title="Dashboard Overview"
        actions={
          <>
            <TextField
              select
              label="Period"
              value={period}
              onChange={(event) => setParams({ period: event.target.value }, { replace: true })}
              sx={{ minWidth: 150 }}
            >
              {periods.map((one) => (
                <MenuItem key={one} value={one}>
                  {periodLabels[one]}
                </MenuItem>
              ))}
            </TextField>
            <Button
              variant="outlined"
              startIcon={<RefreshCw size={16} />}
              loading={busy}
              loadingPosition="start"
              onClick={refresh}
            >
              Refresh
            </Button>
          </>
        }
      />
      {failure ? (
        <Alert
          severity="error"
          sx={{ mb: 2.5 }}
          action={
            <Button color="inherit" size="small" onClick={refresh}>
              Try Again
            </Button>
          }
        >
          <AlertTitle>Error Loading Dashboard</AlertTitle>
          {failure.message ?? 'Failed to fetch dashboard data'}
        </Alert>
      ) : null}
      <AttentionRow stats={stats.data} failed={stats.isError} links={links?.lists ?? null} />
      <DashboardStats stats={stats.data} failed={stats.isError} period={period} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' },
        }}
      >
        <Box sx={{ position: { lg: 'sticky' }, top: 88, alignSelf: 'start', minWidth: 0 }}>
          <ContentAnalytics chart={chart.data} failed={chart.isError} period={period} />
        </Box>
        <RecentActivity
          activity={activity.data}
          failed={activity.isError}
          fresh={fresh}
          live={<LiveBadge status={live} />}
          linkOf={(row) => links?.of(row) ?? null}
        />
      </Box>
    </>
  );
}

/** Ways into the enquiries, for those who may open them. */
function useEnquiryLinks() {
  const user = useUser();
  const { path } = adminScreens.enquiries;
  if (!user || !mayEnter(adminScreens.enquiries, user.user_type)) return null;
  const oldestFirst = `${path}?status=new&order=asc`;
  return {
    lists: { fresh: oldestFirst, overdue: `${oldestFirst}&end_date=${dayBefore(new Date())}` },
    of: ({ type, email }: Activity) =>
      (type === 'enquiry' || type === 'booking') && email
        ? `${path}?search=${encodeURIComponent(email)}`
        : null,
  };
}

/** A day earlier, as the list's date filter wants it. */
function dayBefore(now: Date) {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12);
  return day.toISOString().slice(0, 10);
}
