import { Alert } from '@mui/material';
import { BadgeCheck, CalendarPlus, MailCheck, Users } from 'lucide-react';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { getNewsletterStatistics } from './subscribersApi.ts';

export function SubscriberStats() {
  const { data, isError } = getNewsletterStatistics.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const unknown = isError ? '–' : undefined;
  return (
    <>
      {isError ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          Failed to load newsletter statistics
        </Alert>
      ) : null}
      <StatRow>
        <StatCard label="Total Subscribers" value={data?.total_subscriptions ?? unknown} icon={Users} />
        <StatCard label="Active Subscribers" value={data?.active_subscriptions ?? unknown} icon={MailCheck} />
        <StatCard label="Verified" value={data?.verified_count ?? unknown} icon={BadgeCheck} />
        <StatCard label="This Month" value={data?.month_subscriptions ?? unknown} icon={CalendarPlus} />
      </StatRow>
    </>
  );
}
