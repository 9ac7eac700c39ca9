import type { Activity, ChartPoint, PublicStats } from '@modules/dashboard/contract.ts';

/** Shown only when the live call failed, always under the label "Sample data". */
export const sampleStats: PublicStats = {
  totalBlogs: 3,
  totalNews: 4,
  totalPosts: 7,
  totalBookings: 9,
  totalEnquiries: 25,
};

export const sampleChart: ChartPoint[] = [
  { name: 'Mon', blogs: 1, news: 2, bookings: 3 },
  { name: 'Tue', blogs: 2, news: 1, bookings: 2 },
  { name: 'Wed', blogs: 1, news: 3, bookings: 4 },
  { name: 'Thu', blogs: 3, news: 2, bookings: 3 },
  { name: 'Fri', blogs: 2, news: 4, bookings: 5 },
  { name: 'Sat', blogs: 4, news: 3, bookings: 6 },
  { name: 'Sun', blogs: 3, news: 2, bookings: 4 },
];

const nothing = {
  event: null,
  entity_id: null,
  status: null,
  email: null,
  phone: null,
  destination: null,
  package: null,
  priority: null,
};

export const sampleActivity = (now: number): Activity[] => [
  {
    ...nothing,
    id: -1,
    type: 'booking',
    user: 'Sample traveller',
    action: 'sent a booking enquiry',
    details: 'An example, not a customer',
    time: new Date(now - 5 * 60_000).toISOString(),
  },
  {
    ...nothing,
    id: -2,
    type: 'enquiry',
    user: 'Sample family',
    action: 'asked about a trip',
    details: 'An example, not a customer',
    time: new Date(now - 2 * 3_600_000).toISOString(),
  },
  {
    ...nothing,
    id: -3,
    type: 'newsletter',
    user: 'Sample reader',
    action: 'subscribed to the newsletter',
    details: 'An example, not a customer',
    time: new Date(now - 26 * 3_600_000).toISOString(),
  },
];
