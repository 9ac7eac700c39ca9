import { type Activity, type Period, periods } from '@modules/dashboard/contract.ts';
import { Alert, AlertTitle, Box, Button, MenuItem, TextField } from '@mui/material';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useSearchParams } from 'react-router-dom';
import { AttentionRow } from '../../features/dashboard/AttentionRow.tsx';
import { ContentAnalytics } from '../../features/dashboard/ContentAnalytics.tsx';
import { DashboardStats, type StatLinks } from '../../features/dashboard/DashboardStats.tsx';
import {
  useGetActivityQuery,
  useGetChartDataQuery,
  useGetDashboardStatsQuery,
} from '../../features/dashboard/dashboardApi.ts';
import { RecentActivity } from '../../features/dashboard/RecentActivity.tsx';
import { useLiveDashboard } from '../../features/dashboard/useLiveDashboard.ts';
import { ResponseDetails } from '../../features/responses/ResponseDetails.tsx';
import { ResponseFigures } from '../../features/responses/ResponseFigures.tsx';
import { adminScreens, mayEnter } from '../../lib/session/adminScreens.ts';
import { useMay, useUser } from '../../lib/session/useSession.ts';
import { LiveBadge } from '../../ui/admin/LiveBadge.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';

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
  const statLinks = useStatLinks();
  const mayRespond = useMay('enquiries.respond');

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
      {mayRespond ? <ResponseFigures period={period} overduePath={links?.lists.overdue} /> : null}
      <AttentionRow stats={stats.data} failed={stats.isError} links={links?.lists ?? null} />
      <DashboardStats stats={stats.data} failed={stats.isError} period={period} links={statLinks} />
      {mayRespond ? <ResponseDetails period={period} /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' },
        }}
      >
        <ContentAnalytics chart={chart.data} failed={chart.isError} period={period} />
        <RecentActivity
          activity={activity.data}
          failed={activity.isError}
          fresh={fresh}
          live={<LiveBadge status={live} />}
          getLink={(row) => links?.of(row) ?? null}
        />
      </Box>
    </>
  );
}

/** Links to the enquiries, for users who may open them. */
function useEnquiryLinks() {
  const path = useScreenPath('enquiries');
  if (!path) return null;
  return {
    lists: {
      fresh: `${path}?status=new&order=asc`,
      unassigned: `${path}?view=unassigned&order=asc`,
      overdue: `${path}?view=overdue&order=asc`,
    },
    of: ({ type, event, entity_id }: Activity) =>
      (type === 'enquiry' || type === 'booking') && entity_id !== null && event !== 'enquiry.deleted'
        ? `${path}?enquiry=${type === 'booking' ? 'booking' : 'contact'}-${entity_id}`
        : null,
  };
}

/** The lists that the four numbers count. */
function useStatLinks(): StatLinks {
  const enquiries = useScreenPath('enquiries');
  const [blog, news] = [useScreenPath('blog'), useScreenPath('news')];
  return {
    ...(enquiries
      ? { bookings: `${enquiries}?channel=booking`, enquiries: `${enquiries}?channel=contact` }
      : {}),
    ...(blog ? { posts: blog } : {}),
    ...(news ? { content: news } : {}),
  };
}

/** The path of a screen, or null when the user may not open it. */
function useScreenPath(name: keyof typeof adminScreens): string | null {
  const user = useUser();
  const screen = adminScreens[name];
  return user && mayEnter(screen, user.user_type) ? screen.path : null;
}
