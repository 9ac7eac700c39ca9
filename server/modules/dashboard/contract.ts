import { z } from 'zod';
import { decimalNumber } from '../../platform/contract.ts';
import { emptyAsAbsent, limitField } from '../../platform/query.contract.ts';

export const dashboardTexts = {
  tooManyStreams: 'Too many live dashboards are open. Please close one of their tabs.',
} as const;

export const periods = ['7d', '30d', '90d'] as const;
export type Period = (typeof periods)[number];
export const periodDays: Record<Period, number> = { '7d': 7, '30d': 30, '90d': 90 };

/** The period of statistics, which ends today. */
export const periodQuery = (fallback: Period) =>
  z.object({
    period: z.preprocess(
      emptyAsAbsent,
      z.enum(periods, { error: 'Period must be 7d, 30d or 90d' }).default(fallback),
    ),
  });

export const activityQuerySchema = z.object({ limit: limitField(10) });

/** A week: the computer may have slept. A stream begins with the newest 50 entries at most, however many were missed. */
const maxMissedMs = 7 * 86_400_000;

export const streamQuerySchema = z.object({
  /** The period in which a client without Last-Event-ID may have missed entries (ms): the stream starts with those. */
  missed_ms: z
    .preprocess(emptyAsAbsent, decimalNumber(z.int().min(0)).default(0))
    .transform((ms) => Math.min(ms, maxMissedMs)),
});

const activityTypes = ['enquiry', 'newsletter', 'registration', 'booking', 'payment', 'review'] as const;
export type ActivityType = (typeof activityTypes)[number];

export const activitySchema = z.object({
  id: z.number(),
  type: z.enum(activityTypes),
  /** The event type behind the entry, such as `enquiry.submitted`, and the id of its entity. */
  event: z.string().nullable(),
  entity_id: z.number().nullable(),
  user: z.string(),
  action: z.string(),
  /** Time of the event, ISO 8601 UTC. */
  time: z.string(),
  status: z.string().nullable(),
  details: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  destination: z.string().nullable(),
  package: z.string().nullable(),
  priority: z.string().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;

/**
 * The live event `figures`: statistics changed, and with them enquiries without an entry of the feed, by their ids; null
 * when any may have changed.
 */
export const statisticsChangedSchema = z.object({ enquiries: z.array(z.number()).nullable().default([]) });

/** One day of the chart; `name` is the day, `2026-11-20`. */
const chartPointSchema = z.object({
  name: z.string(),
  blogs: z.number(),
  news: z.number(),
  bookings: z.number(),
});
export type ChartPoint = z.infer<typeof chartPointSchema>;

export const chartDataSchema = z.object({
  chart_data: z.array(chartPointSchema),
  /** Totals of the period. */
  totals: z.object({ blogs: z.number(), news: z.number() }),
});
export type ChartData = z.infer<typeof chartDataSchema>;

/** Change in percent against the previous period, one decimal; null when that was zero. */
const trendsSchema = z.object({
  bookings: z.number().nullable(),
  enquiries: z.number().nullable(),
  posts: z.number().nullable(),
  content: z.number().nullable(),
});

/** Anonymous callers get published content only; the rest needs dashboard.view. */
export const publicStatsSchema = z.object({
  totalBlogs: z.number(),
  totalNews: z.number(),
  totalPosts: z.number(),
  totalBookings: z.number().optional(),
  totalEnquiries: z.number().optional(),
  recentBookings: z.number().optional(),
  recentEnquiries: z.number().optional(),
  recentPosts: z.number().optional(),
  /** With the status `new`. */
  newEnquiries: z.number().optional(),
  /** Counts of the list views with these names. */
  unassignedEnquiries: z.number().optional(),
  overdueEnquiries: z.number().optional(),
  trends: trendsSchema.optional(),
});
export type PublicStats = z.infer<typeof publicStatsSchema>;
