import { CalendarClock, Flame, Inbox, Sparkles } from 'lucide-react';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { getEnquiryStatistics } from './enquiriesApi.ts';

const list = '/admin/enquiries';

export function EnquiryStats() {
  const { data, isError } = getEnquiryStatistics.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <StatRow compact>
      <StatCard label="Total" value={data?.total} failed={isError} icon={Inbox} to={list} />
      <StatCard label="New" value={data?.new} failed={isError} icon={Sparkles} to={`${list}?status=new`} />
      <StatCard
        label="Urgent"
        value={data?.views.urgent}
        failed={isError}
        icon={Flame}
        to={`${list}?view=urgent`}
      />
      <StatCard
        label="Today"
        value={data?.views.today}
        failed={isError}
        icon={CalendarClock}
        to={`${list}?view=today`}
      />
    </StatRow>
  );
}
