import { type Period, type PublicStats, periodDays } from '@modules/dashboard/contract.ts';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import FileText from 'lucide-react/icons/file-text';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import { StatCard, StatRow } from '../../components/admin/StatCard.tsx';
import { SampleMark } from './SampleMark.tsx';
import { sampleStats } from './sampleFigures.ts';
import { TrendNote } from './TrendNote.tsx';

type Props = { stats: PublicStats | undefined; failed: boolean; period: Period };

/** The four figures with their trends; sample figures, labelled, when there are none because the call failed. */
export function DashboardStats({ stats, failed, period }: Props) {
  const sample = failed && !stats;
  const shown = stats ?? (sample ? sampleStats : undefined);
  const days = periodDays[period];
  const note = (trend: 'bookings' | 'enquiries' | 'posts' | 'content') =>
    sample ? <SampleMark /> : <TrendNote percent={stats?.trends?.[trend]} days={days} />;
  return (
    <StatRow>
      <StatCard
        label="Total Bookings"
        value={shown && (shown.totalBookings ?? 0)}
        icon={<CalendarCheck size={20} />}
        note={note('bookings')}
      />
      <StatCard
        label="Total Enquiries"
        value={shown && (shown.totalEnquiries ?? 0)}
        icon={<MessageSquare size={20} />}
        note={note('enquiries')}
      />
      <StatCard
        label="Total Posts"
        value={shown?.totalPosts}
        icon={<FileText size={20} />}
        note={note('posts')}
      />
      <StatCard
        label="Blogs & News"
        value={shown && `${shown.totalBlogs} / ${shown.totalNews}`}
        icon={<Newspaper size={20} />}
        note={note('content')}
      />
    </StatRow>
  );
}
