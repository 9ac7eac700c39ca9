import { Alert } from '@mui/material';
import { BadgeCheck, CalendarPlus, MailCheck, Users } from 'lucide-react';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { getNewsletterStatistics } from './subscribersApi.ts';

export function SubscriberStats() {
  const { data, isError } = getNewsletterStatistics.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      {isError ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          Failed to load newsletter statistics
        </Alert>
      ) : null}
      <StatRow>
        <StatCard label="Total Subscribers" value={data?.total_subscriptions} failed={isError} icon={Users} />
        <StatCard
          label="Active Subscribers"
          value={data?.active_subscriptions}
          failed={isError}
          icon={MailCheck}
        />
        <StatCard label="Verified" value={data?.verified_count} failed={isError} icon={BadgeCheck} />
        <StatCard label="This Month" value={data?.month_subscriptions} failed={isError} icon={CalendarPlus} />
      </StatRow>
    </>
  );
}
