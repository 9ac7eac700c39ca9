import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildBooking, buildContact } from '../../testing/enquiries.ts';
import { getChannelStatistics, getEnquiryStatistics } from './statistics.ts';

describe('the statistics of enquiries', () => {
  const test = useApi();
  const zone = 'Asia/Kolkata';
  /** Half past one in the night of the 11th in India, and still the 10th in Greenwich. */
  const night = new Date('2026-03-10T20:00:00Z');
  /** Noon of the 11th in India. */
  const noon = new Date('2026-03-11T06:30:00Z');

  it('count enquiries since midnight in the time zone of the agency as today’s', async () => {
    const at = async (build: typeof buildContact | typeof buildBooking, created_at: string) => {
      const { id } = await build(test);
      await test.db('enquiries').where({ id }).update({ created_at });
    };
    await at(buildContact, '2026-03-10T18:29:59.999Z'); // the last moment of the 10th in India
    await at(buildContact, '2026-03-10T18:30:00Z'); // midnight
    await at(buildContact, '2026-03-11T00:00:00Z'); // midnight in Greenwich
    await at(buildBooking, '2026-03-11T05:00:00Z');
    for (const now of [night, noon]) {
      expect(await getChannelStatistics(test.db, 'contact', { timeZone: zone, now })).toMatchObject({
        total: 3,
        today: 2,
      });
      expect(await getEnquiryStatistics(test.db, { timeZone: zone, now })).toMatchObject({
        total: 4,
        today: 3,
        date: '2026-03-11',
        booking: { total: 1, today_count: 1 },
        contact: { total: 3, today_count: 2 },
      });
    }
    expect(await getChannelStatistics(test.db, 'contact', { timeZone: 'UTC', now: noon })).toMatchObject({
      today: 1,
    });
    const nextDay = new Date('2026-03-11T18:30:00Z');
    expect(await getEnquiryStatistics(test.db, { timeZone: zone, now: nextDay })).toMatchObject({
      total: 4,
      today: 0,
    });
  });

  it('count by channel, status and urgency', async () => {
    await test.db('enquiries').delete();
    const admin = await test.as('admin');
    const [booking, first, second] = [
      await buildBooking(test),
      await buildContact(test),
      await buildContact(test),
    ];
    await buildContact(test);
    await admin.put(`/api/booking/${booking.id}`, { body: { status: 'closed', priority: 'urgent' } });
    await admin.put(`/api/contact/${first.id}`, { body: { status: 'replied', priority: 'urgent' } });
    await admin.put(`/api/contact/${second.id}`, { body: { status: 'replied', priority: 'high' } });
    const none = { new: 0, in_progress: 0, replied: 0, resolved: 0, closed: 0 };
    expect(await getEnquiryStatistics(test.db, { timeZone: zone, now: noon })).toMatchObject({
      total: 4,
      new: 1,
      urgent: 2,
      booking: { total: 1, new_count: 0, urgent_count: 1, by_status: { ...none, closed: 1 } },
      contact: { total: 3, new_count: 1, urgent_count: 1, by_status: { ...none, new: 1, replied: 2 } },
    });
    expect(await getChannelStatistics(test.db, 'contact', { timeZone: zone, now: noon })).toMatchObject({
      ...none,
      total: 3,
      urgent: 1,
      new: 1,
      replied: 2,
    });
  });
});
