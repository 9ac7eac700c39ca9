import { z } from 'zod';
import {
  decimalNumber,
  emailSchema,
  idSchema,
  limitedText,
  pageResponse,
  textOrNull,
} from '../../platform/contract.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import {
  emptyAsAbsent,
  optionalChoice,
  optionalValue,
  pageQuery,
  sortFields,
} from '../../platform/query.contract.ts';
import { consentSchema, submissionMetadata } from '../enquiries/submissionMetadata.contract.ts';

export const subscriberStatuses = ['active', 'unsubscribed', 'bounced', 'complained'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export const newsletterTexts = {
  subscribed: 'Thank you for subscribing! Please check your email to confirm your subscription.',
  alreadySubscribed: 'You are already subscribed to our newsletter!',
  verified: 'Thank you! Your subscription is confirmed.',
  verificationFailed: 'Verification failed',
  undeliverable: 'We cannot send mail to this address. Please use another one.',
  /** Staff resend to a person who is no longer on the list. */
  notActive: 'This subscriber is not active',
  unsubscribed: 'You have been unsubscribed.',
  /** The same whether or not the address is known. */
  unsubscribeRequested: 'If this address is subscribed, we have sent it a link to unsubscribe.',
  unsubscribeFailed: 'Unsubscribe failed',
  resent: 'Verification email sent successfully!',
  recentlySent: 'A verification email was sent a few minutes ago. Please check the inbox.',
  updated: 'Subscribers updated successfully',
  selectSome: 'Please select subscribers to update',
  saved: 'Subscriber updated successfully',
  deleted: 'Subscriber deleted successfully',
  notFound: 'Subscriber not found',
  emailTaken: 'Another subscriber has this email address',
  unknownAction: 'Unknown action',
  databaseWorks: 'Database connection successful',
} as const;

/** Days for which a verification link is valid, counted from its issue. */
export const verificationDays = 7;
/** Seconds between two verification mails to one address. */
export const resendPauseSeconds = 300;
/** Verification mails to one address in 24 hours, at most. */
export const verificationsPerDay = 5;

/** `source` of a resend by staff, which needs newsletter.manage. */
export const adminResend = 'admin_resend';

export const subscribeSchema = z.object({
  email: z
    .string({ error: 'Please enter a valid email address' })
    .trim()
    .min(1, 'Please enter a valid email address')
    .pipe(emailSchema),
  source: z.preprocess((value) => value ?? undefined, limitedText(60).default('website')),
  ...submissionMetadata,
});
export type SubscribeInput = z.input<typeof subscribeSchema>;

/** `email_sent`: a mail is safely queued that will not be withheld, and a mail server is configured. */
export const subscribeResponseSchema = doneResponseSchema.extend({
  data: z.object({ verification_required: z.boolean(), email_sent: z.boolean() }),
});
export type SubscribeResponse = z.infer<typeof subscribeResponseSchema>;

/** A value that is not text becomes an invalid token. */
const tokenSchema = z.preprocess((value) => (typeof value === 'string' ? value.trim() : 'none'), z.string());

export const verifySchema = z.object({ token: tokenSchema });
/** Where a token may be in a POST: in the address or in the body. */
export const tokenQuerySchema = z.object({ token: optionalValue(tokenSchema) });
/** A token unsubscribes at once; an address is mailed its link. */
export const unsubscribeSchema = z.object({
  token: optionalValue(tokenSchema),
  email: optionalValue(emailSchema),
});

const statusFilter = optionalChoice(subscriberStatuses);

const subscriberSortColumns = ['subscription_date', 'email', 'status', 'updated_at'] as const;

const listFields = z.object({
  status: statusFilter,
  ...sortFields(subscriberSortColumns, 'subscription_date', 'desc'),
});
export const subscriberListSchema = listFields.and(pageQuery(50, 1000));
export const subscriberSearchSchema = listFields
  .extend({ q: z.preprocess((value) => value ?? '', limitedText(200)) })
  .and(pageQuery(50, 1000));
export type SubscriberListInput = z.infer<typeof subscriberListSchema> & { q?: string };

export const exportSchema = z.object({
  /** Part of an address, as in the search of the list. */
  q: optionalValue(limitedText(200)),
  status: statusFilter,
  format: z.preprocess(
    emptyAsAbsent,
    z.enum(['csv', 'json'], { error: 'Format must be csv or json' }).default('csv'),
  ),
});

const trendPeriods = ['daily', 'weekly', 'monthly'] as const;
export type TrendPeriod = (typeof trendPeriods)[number];
export const trendsSchema = z.object({
  period: z.preprocess(
    emptyAsAbsent,
    z.enum(trendPeriods, { error: 'Period must be daily, weekly or monthly' }).default('daily'),
  ),
  days: z
    .preprocess(emptyAsAbsent, decimalNumber(z.int().positive()).default(30))
    .transform((days) => Math.min(days, 730)),
});

export const bulkUpdateSchema = z.object({
  emails: z
    .array(limitedText(254), { error: newsletterTexts.selectSome })
    .min(1, newsletterTexts.selectSome)
    .max(5000, 'Please select at most 5000 subscribers'),
  status: z.enum(subscriberStatuses, { error: 'Please choose a valid status' }),
});
export type BulkUpdateInput = z.input<typeof bulkUpdateSchema>;

/** PUT changes the address and the status only; other fields that a client sends back are ignored. */
export const subscriberUpdateSchema = z.object({
  id: idSchema,
  email: emailSchema.optional(),
  status: z.enum(subscriberStatuses, { error: 'Please choose a valid status' }).optional(),
});
export type SubscriberUpdateInput = z.input<typeof subscriberUpdateSchema>;

/** The documented way to delete: POST `{ _method: "DELETE", id }`. */
export const subscriberDeleteSchema = z.object({
  _method: z.literal('DELETE'),
  id: idSchema,
});

const subscriberSchema = z.object({
  id: z.number(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  subscribed: z.boolean(),
  verified: z.boolean(),
  /** Always null: tokens are never exposed, but the documented field remains. */
  verification_token: z.null(),
  subscription_source: textOrNull,
  subscription_date: z.string(),
  verification_date: textOrNull,
  unsubscription_date: textOrNull,
  /** When the last verification or welcome mail was requested. */
  last_email_sent: textOrNull,
  updated_at: z.string(),
  ip_address: textOrNull,
  user_agent: textOrNull,
  consent: consentSchema,
});
export type SubscriberResponse = z.infer<typeof subscriberSchema>;

export const subscriberListResponseSchema = pageResponse({ data: z.array(subscriberSchema) });
export type SubscriberListResponse = z.infer<typeof subscriberListResponseSchema>;

/** `data` of `stats`: the server's names, and the short ones that the screens use. */
export const newsletterStatisticsSchema = z.object({
  total_subscriptions: z.number(),
  active_subscriptions: z.number(),
  verified_count: z.number(),
  month_subscriptions: z.number(),
  total_subscribers: z.number(),
  active_subscribers: z.number(),
  verified: z.number(),
  this_month: z.number(),
  by_status: z.record(z.enum(subscriberStatuses), z.number()),
});
export type NewsletterStatistics = z.infer<typeof newsletterStatisticsSchema>;

/** One day, week (its Monday) or month (its first day) of `trends`: `date` is `2026-11-20`. */
export const trendPointSchema = z.object({
  date: z.string(),
  subscriptions: z.number(),
  verified: z.number(),
  unsubscriptions: z.number(),
});
export type TrendPoint = z.infer<typeof trendPointSchema>;

export const bulkUpdateResponseSchema = doneResponseSchema.extend({ updated: z.number() });

/** Response of `test`: how many tables the database has. */
export const newsletterTestResponseSchema = doneResponseSchema.extend({ table_count: z.number() });

/** Response of `export` with `format=json`. */
export const exportResponseSchema = dataResponse(z.array(subscriberSchema)).extend({ count: z.number() });
