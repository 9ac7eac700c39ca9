import { type Period, type PublicStats, periodDays } from '@modules/dashboard/contract.ts';
import { Box } from '@mui/material';
import { formatNumber } from '@platform/text/formats.contract.ts';
import {
  CalendarCheck,
  FileText,
  MessageSquare,
  Minus,
  Newspaper,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { StatCard, StatRow } from '../../ui/admin/StatCard.tsx';
import { SampleMark } from './SampleMark.tsx';
import { sampleStats } from './sampleData.ts';
import { trendText } from './trendText.ts';

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
        value={shown && `${formatNumber(shown.totalBlogs)} / ${formatNumber(shown.totalNews)}`}
        icon={Newspaper}
        note={note('content', stats?.recentPosts)}
        to={links.content}
      />
    </StatRow>
  );
}

type TrendNoteProps = { percent: number | null | undefined; count: number | undefined; days: number };

/** The number of the period, and its change in percent from the previous period. */
function TrendNote({ percent, count, days }: TrendNoteProps) {
  if (percent === undefined || count === undefined) return null;
  const Icon = percent === null || percent === 0 ? Minus : percent > 0 ? TrendingUp : TrendingDown;
  const rising = percent !== null && percent > 0;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: rising ? 'success.main' : 'text.secondary',
      }}
    >
      <Box
        component={Icon}
        size={14}
        aria-hidden
        sx={{ flexShrink: 0, alignSelf: 'flex-start', mt: '0.2em' }}
      />
      {trendText(percent, count, days)}
    </Box>
  );
}
