import type { Knex } from 'knex';
import { likePattern } from '../../platform/db/likePattern.ts';
import { containsText, splitAtBlanks } from '../../platform/db/whereWords.ts';
import { addDays, dayStart, toDay } from '../../platform/text/days.contract.ts';
import { type ClockView, clockViews, whereClock } from '../replyClock/queries.ts';
import { coveredChannels, type EnquiryFilter, type EnquiryView, openStatuses } from './contract.ts';
import { tripFilterNames } from './trip.contract.ts';
import { applyTripFilters } from './tripFilters.ts';

/** The conditions of a list. Its sort and order, which the type allows, are ignored. */
export type Scope = Partial<EnquiryFilter>;

/** When and in which time zone a filter is applied, and for which user; without a user, `mine` finds nothing. */
export type FilterContext = { timeZone: string; now: Date; userId?: number | null };

const onlyOpen = (query: Knex.QueryBuilder) => query.whereIn('enquiries.status', [...openStatuses]);

/** The condition of each view: the single definition behind counts, links, badges and lists. */
const views: Record<EnquiryView, (query: Knex.QueryBuilder, context: FilterContext) => void> = {
  open: onlyOpen,
  unassigned: (query) => onlyOpen(query).whereNull('enquiries.assigned_to'),
  urgent: (query) => onlyOpen(query).where('enquiries.priority', 'urgent'),
  overdue: (query, { now }) => whereClock(query, 'overdue', now),
  today: (query, { now, timeZone }) =>
    query.where('enquiries.created_at', '>=', dayStart(toDay(now, timeZone), timeZone)),
  mine: (query, { userId }) => onlyOpen(query).where('enquiries.assigned_to', userId ?? 0),
  due: (query, { now }) => whereClock(query, 'due', now),
  waiting: (query, { now }) => whereClock(query, 'waiting', now),
  snoozed: (query, { now }) => whereClock(query, 'snoozed', now),
};

/**
 * Limits a query to the enquiries that match a filter; filters compose, and days are whole days of the time zone.
 * @param query reads enquiries, or counts of them, under the name `enquiries`
 */
export function applyEnquiryFilters(
  query: Knex.QueryBuilder,
  filter: Scope,
  context: FilterContext,
): Knex.QueryBuilder {
  if (filter.view) views[filter.view](query, context);
  if (filter.channel) query.whereIn('enquiries.channel', coveredChannels(filter.channel));
  // A wedding that came by the booking form is stored with the type `booking`.
  if (filter.type === 'wedding') query.whereRaw('is_wedding_enquiry(enquiries)');
  else if (filter.type) query.where('enquiries.enquiry_type', filter.type);
  if (filter.status) query.where('enquiries.status', filter.status);
  if (filter.priority) query.where('enquiries.priority', filter.priority);
  if (filter.assigned_to === 'none') query.whereNull('enquiries.assigned_to');
  else if (filter.assigned_to) query.where('enquiries.assigned_to', filter.assigned_to);
  if (filter.search) applySearch(query, filter.search);
  if (filter.start_date) {
    query.where('enquiries.created_at', '>=', dayStart(filter.start_date, context.timeZone));
  }
  if (filter.end_date) {
    query.where('enquiries.created_at', '<', dayStart(addDays(filter.end_date, 1), context.timeZone));
  }
  applyTripFilters(query, filter);
  return query;
}

/** Whether the counts by kind suffice for a filter, without text, time, clocks and the journey. */
export const isCountedByKind = (scope: Scope): boolean => {
  const { search, start_date, end_date, type, view } = scope;
  const isByTrip = tripFilterNames.some((name) => scope[name] !== undefined);
  if (search || start_date || end_date || isByTrip) return false;
  return type !== 'wedding' && view !== 'today' && !isClockView(view);
};

export const isClockView = (view: EnquiryView | undefined): view is ClockView =>
  clockViews.some((one) => one === view);

/** Finds each word in the enquiry or in its notes, and a phone number however it is spaced. */
function applySearch(query: Knex.QueryBuilder, search: string) {
  const words = phoneDigits(search) ? [search] : splitAtBlanks(search);
  for (const word of words) applyWord(query, word);
}

function applyWord(query: Knex.QueryBuilder, word: string) {
  const digits = phoneDigits(word);
  query.where((either) => {
    either
      .whereRaw(containsText('enquiry_search_text(enquiries)'), word)
      // As an array, which is read once, this is one more index condition.
      .orWhereRaw(
        `enquiries.id = any(array(select enquiry_id from enquiry_notes where ${containsText('lower(body)')}))`,
        word,
      );
    if (digits) either.orWhereRaw('enquiry_phone_digits(enquiries) like ?', likePattern(digits));
  });
}

/** The digits of a text that is a phone number or a part of one; without the country code, if it is complete. */
function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= 4 ? digits.slice(-10) : null;
}
