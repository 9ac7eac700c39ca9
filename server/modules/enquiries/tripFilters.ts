import type { Knex } from 'knex';
import { likePattern } from '../../platform/db/likePattern.ts';
import type { EnquiryFilter } from './contract.ts';
import type { tripFilterNames } from './trip.contract.ts';

type TripFilter = Partial<Pick<EnquiryFilter, (typeof tripFilterNames)[number]>>;

/** Limits a query to the enquiries whose journey matches a filter; each condition has an index. */
export function applyTripFilters(query: Knex.QueryBuilder, filter: TripFilter): void {
  const { travel_month: month, flexibility, departure_city: city, budget_range, adults, children } = filter;
  if (month) {
    const first = `${month}-01`;
    query.where((either) =>
      either
        .where('enquiries.travel_month', month)
        .orWhereRaw(
          `enquiries.event_date >= ?::date and enquiries.event_date < (?::date + interval '1 month')::date`,
          [first, first],
        ),
    );
  }
  if (flexibility) query.where('enquiries.flexibility', flexibility);
  if (city) query.whereRaw('lower(enquiries.departure_city) like ?', likePattern(city).replace(/^%/, ''));
  if (budget_range) query.where('enquiries.budget_range', budget_range);
  if (adults || children) query.whereNotNull('enquiries.quote');
  if (adults) query.whereRaw(`(enquiries.quote->>'adults')::integer >= ?`, [adults]);
  if (children) {
    query.whereRaw(`(enquiries.quote->>'children')::integer ${children === 'with' ? '> 0' : '= 0'}`);
  }
}
