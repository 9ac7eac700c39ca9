import { type Period, type PublicStats, periodDays } from '@modules/dashboard/contract.ts';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import FileText from 'lucide-react/icons/file-text';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import { StatCard, StatRow } from '../../ui/admin/StatCard.tsx';
import { SampleMark } from './SampleMark.tsx';
import { sampleStats } from './sampleFigures.ts';
import { TrendNote } from './TrendNote.tsx';

/** Paths of the lists that the numbers count; undefined where the user has no access. */
export type StatLinks = Partial<Record<'bookings' | 'enquiries' | 'posts' | 'content', string>>;

type Props = { stats: PublicStats | undefined; failed: boolean; period: Period; links: StatLinks };

/** The four statistics with their trends; labelled sample data when the call failed. */
export function DashboardStats({ stats, failed, period, links }: Props) {
  const sample = failed && !stats;
  const shown = stats ?? (sample ? sampleStats : undefined);
  const days = periodDays[period];
  const note = (trend: keyof StatLinks, count: number | undefined) =>
    sample ? <SampleMark /> : <TrendNote percent={stats?.trends?.[trend]} count={count} days={days} />;
  return (
    <StatRow>
      <StatCard
        label="Total Bookings"
        value={shown && (shown.totalBookings ?? 0)}
        icon={CalendarCheck}
        note={note('bookings', stats?.recentBookings)}
        to={links.bookings}
      />
      <StatCard
        label="Total Enquiries"
        value={shown && (shown.totalEnquiries ?? 0)}
        icon={MessageSquare}
        note={note('enquiries', stats?.recentEnquiries)}
        to={links.enquiries}
      />
      <StatCard
        label="Total Posts"
        value={shown?.totalPosts}
        icon={FileText}
        note={note('posts', stats?.recentPosts)}
        to={links.posts}
      />
      <StatCard
        label="Blogs & News"
        value={shown && `${shown.totalBlogs} / ${shown.totalNews}`}
        icon={Newspaper}
        note={note('content', stats?.recentPosts)}
        to={links.content}
      />
    </StatRow>
  );
}
