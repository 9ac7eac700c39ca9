import { z } from 'zod';
import { emptyAsAbsent } from '../../platform/contract.ts';

export const periods = ['7d', '30d', '90d'] as const;
export type Period = (typeof periods)[number];
export const periodDays: Record<Period, number> = { '7d': 7, '30d': 30, '90d': 90 };

export const periodQuerySchema = z.object({
  period: z.preprocess(
    emptyAsAbsent,
    z.enum(periods, { error: 'Period must be 7d, 30d or 90d' }).default('7d'),
  ),
});

export const activityQuerySchema = z.object({
  limit: z
    .preprocess(emptyAsAbsent, z.coerce.number().int().positive().default(10))
    .transform((limit) => Math.min(limit, 100)),
});

export const activityTypes = [
  'enquiry',
  'newsletter',
  'registration',
  'booking',
  'payment',
  'review',
] as const;
export type ActivityType = (typeof activityTypes)[number];

export const activitySchema = z.object({
  id: z.number(),
  type: z.enum(activityTypes),
  user: z.string(),
  action: z.string(),
  /** When it happened, ISO 8601 UTC. */
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

/** One day of the chart; `name` is the day, `2026-11-20`. */
export const chartPointSchema = z.object({
  name: z.string(),
  blogs: z.number(),
  news: z.number(),
  bookings: z.number(),
});
export type ChartPoint = z.infer<typeof chartPointSchema>;

export const chartDataSchema = z.object({
  chart_data: z.array(chartPointSchema),
  totals: z.object({ blogs: z.number(), news: z.number() }),
});
export type ChartData = z.infer<typeof chartDataSchema>;

/** Percent against the period before, one decimal; null when there was nothing before. */
export const trendsSchema = z.object({
  bookings: z.number().nullable(),
  enquiries: z.number().nullable(),
  posts: z.number().nullable(),
  content: z.number().nullable(),
});

/** Published content alone for anonymous callers; the rest needs dashboard.view. */
export const publicStatsSchema = z.object({
  totalBlogs: z.number(),
  totalNews: z.number(),
  totalPosts: z.number(),
  totalBookings: z.number().optional(),
  totalEnquiries: z.number().optional(),
  recentBookings: z.number().optional(),
  recentEnquiries: z.number().optional(),
  recentPosts: z.number().optional(),
  newEnquiries: z.number().optional(),
  /** New ones that have waited longer than a day. */
  overdueEnquiries: z.number().optional(),
  trends: trendsSchema.optional(),
});
export type PublicStats = z.infer<typeof publicStatsSchema>;
