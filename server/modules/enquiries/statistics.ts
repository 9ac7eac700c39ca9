import type { Database } from '../../platform/db/db.ts';
import { pick } from '../../platform/pick.ts';
import { toDay } from '../../platform/text/days.contract.ts';
import {
  type ChannelStatistics,
  type EnquiryChannel,
  type EnquiryStatistics,
  type EnquiryStatus,
  type EnquiryView,
  enquiryStatuses,
  enquiryViews,
  type FormChannel,
} from './contract.ts';
import { applyEnquiryFilters, type FilterContext } from './filters.ts';
import { countEnquiries, selectEnquiryCounts } from './queries.ts';

/** Counts of both forms, with enquiries by mail among the contact messages; those of today come from an index. */
async function countByChannel(
  db: Database,
  context: FilterContext,
): Promise<Record<FormChannel, ChannelStatistics>> {
  const counts: { channel: EnquiryChannel; status: EnquiryStatus; total: number; urgent: number }[] =
    await selectEnquiryCounts(db)
      .select('channel', 'status')
      .sum({ total: 'amount' })
      .select(db.raw(`coalesce(sum(amount) filter (where priority = 'urgent'), 0) as urgent`))
      .groupBy('channel', 'status');
  const ofToday: { channel: EnquiryChannel; today: number }[] = await applyEnquiryFilters(
    db('enquiries'),
    { view: 'today' },
    context,
  )
    .select('channel')
    .count({ today: '*' })
    .groupBy('channel');
  const none = { total: 0, urgent: 0, today: 0, new: 0, in_progress: 0, replied: 0, resolved: 0, closed: 0 };
  const statistics = { booking: { ...none }, contact: { ...none } };
  const getStatistics = (channel: EnquiryChannel) =>
    statistics[channel === 'booking' ? 'booking' : 'contact'];
  for (const { channel, status, total, urgent } of counts) {
    getStatistics(channel).total += total;
    getStatistics(channel).urgent += urgent;
    getStatistics(channel)[status] += total;
  }
  for (const { channel, today } of ofToday) getStatistics(channel).today += today;
  return statistics;
}

export const getChannelStatistics = async (
  db: Database,
  channel: FormChannel,
  context: FilterContext,
): Promise<ChannelStatistics> => (await countByChannel(db, context))[channel];

/** How many enquiries each view lists. */
async function countViews(db: Database, context: FilterContext): Promise<Record<EnquiryView, number>> {
  const counted = enquiryViews.map(async (view) => [view, await countEnquiries(db, { view }, context)]);
  return Object.fromEntries(await Promise.all(counted));
}

export async function getEnquiryStatistics(db: Database, context: FilterContext): Promise<EnquiryStatistics> {
  const [{ booking, contact }, views] = await Promise.all([
    countByChannel(db, context),
    countViews(db, context),
  ]);
  const share = (statistics: ChannelStatistics) => ({
    total: statistics.total,
    new_count: statistics.new,
    urgent_count: statistics.urgent,
    today_count: statistics.today,
    by_status: pick(statistics, enquiryStatuses),
  });
  return {
    total: booking.total + contact.total,
    new: booking.new + contact.new,
    urgent: booking.urgent + contact.urgent,
    today: booking.today + contact.today,
    date: toDay(context.now, context.timeZone),
    views,
    booking: share(booking),
    contact: share(contact),
  };
}
