import { dayOf, dayStart } from '../../platform/days.ts';
import type { Database } from '../../platform/db.ts';
import {
  type ChannelStatistics,
  type EnquiryChannel,
  type EnquiryStatistics,
  type EnquiryStatus,
  enquiryStatuses,
} from './contract.ts';
import { enquiryCounts } from './queries.ts';

type Figures = { total: number; urgent: number; today: number; byStatus: Record<EnquiryStatus, number> };

/** Counts of both channels, those of today from an index; "today" is the day of `timeZone`. */
async function countByChannel(
  db: Database,
  timeZone: string,
  now: Date,
): Promise<Record<EnquiryChannel, Figures>> {
  const midnight = dayStart(dayOf(now, timeZone), timeZone);
  const counts: { channel: EnquiryChannel; status: EnquiryStatus; total: number; urgent: number }[] =
    await enquiryCounts(db)
      .select('channel', 'status')
      .sum({ total: 'amount' })
      .select(db.raw(`coalesce(sum(amount) filter (where priority = 'urgent'), 0) as urgent`))
      .groupBy('channel', 'status');
  const ofToday: { channel: EnquiryChannel; today: number }[] = await db('enquiries')
    .select('channel')
    .count({ today: '*' })
    .where('created_at', '>=', midnight)
    .groupBy('channel');
  const none = (): Figures => ({
    total: 0,
    urgent: 0,
    today: 0,
    byStatus: { new: 0, in_progress: 0, replied: 0, resolved: 0, closed: 0 },
  });
  const figures = { booking: none(), contact: none() };
  for (const { channel, status, total, urgent } of counts) {
    figures[channel].total += total;
    figures[channel].urgent += urgent;
    figures[channel].byStatus[status] = total;
  }
  for (const { channel, today } of ofToday) figures[channel].today = today;
  return figures;
}

export async function getChannelStatistics(
  db: Database,
  channel: EnquiryChannel,
  timeZone: string,
  now: Date,
): Promise<ChannelStatistics> {
  const { total, urgent, today, byStatus } = (await countByChannel(db, timeZone, now))[channel];
  return { total, urgent, today, ...byStatus };
}

export async function getEnquiryStatistics(
  db: Database,
  timeZone: string,
  now: Date,
): Promise<EnquiryStatistics> {
  const { booking, contact } = await countByChannel(db, timeZone, now);
  const share = (figures: Figures) => ({
    total: figures.total,
    new_count: figures.byStatus.new,
    urgent_count: figures.urgent,
    today_count: figures.today,
    by_status: Object.fromEntries(
      enquiryStatuses.map((status) => [status, figures.byStatus[status]]),
    ) as Record<EnquiryStatus, number>, // fromEntries forgets the keys
  });
  return {
    total: booking.total + contact.total,
    new: booking.byStatus.new + contact.byStatus.new,
    urgent: booking.urgent + contact.urgent,
    today: booking.today + contact.today,
    booking: share(booking),
    contact: share(contact),
  };
}
