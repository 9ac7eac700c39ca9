import { CalendarClock, Flame, Inbox, Sparkles } from 'lucide-react';
import { StatCard, StatRow } from '../../../ui/admin/StatCard.tsx';
import { getEnquiryStatistics } from './enquiriesApi.ts';

const list = '/admin/enquiries';

export function EnquiryStats() {
  const { data, isError } = getEnquiryStatistics.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const unknown = isError ? '–' : undefined;
  return (
    <StatRow compact>
      <StatCard label="Total" value={data?.total ?? unknown} icon={Inbox} to={list} />
      <StatCard label="New" value={data?.new ?? unknown} icon={Sparkles} to={`${list}?status=new`} />
      <StatCard
        label="Urgent"
        value={data?.views.urgent ?? unknown}
        icon={Flame}
        to={`${list}?view=urgent`}
      />
      <StatCard
        label="Today"
        value={data?.views.today ?? unknown}
        icon={CalendarClock}
        to={`${list}?view=today`}
      />
    </StatRow>
  );
}
