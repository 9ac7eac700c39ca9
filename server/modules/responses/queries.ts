import type { Knex } from 'knex';
import type { Database } from '../../platform/db/db.ts';
import type { Outcome, ResponseGroup } from './contract.ts';

/** Starts at a moment, in weeks of a time zone. */
export type ResponsePeriod = { from: Date; timeZone: string };

/**
 * A condition on `submitted`: received since :from, and neither deleted nor merged into another enquiry. The last of
 * several events is the one with the highest id, which is drawn while the enquiry is locked: times are those of requests.
 */
const isReceived = `
  submitted.kind = 'submitted' and submitted.occurred_at >= :from
  and not exists (
    select from responses as deleted where deleted.enquiry_id = submitted.enquiry_id and deleted.kind = 'deleted'
  )
  and coalesce((
    select kind from responses
    where enquiry_id = submitted.enquiry_id and kind in ('merged', 'separated')
    order by event_id desc limit 1
  ), 'separated') = 'separated'`;

/** The received enquiries, each with its first reply. */
const received = `
  select submitted.type, submitted.source, answer.person,
    to_char(date_trunc('week', submitted.occurred_at at time zone :timeZone), 'YYYY-MM-DD') as week,
    extract(epoch from answer.occurred_at - submitted.occurred_at) as seconds
  from responses as submitted
  left join lateral (
    select person, occurred_at from responses
    where enquiry_id = submitted.enquiry_id and kind = 'answered'
      -- No answers: a reply that was undone or failed, the closing by a merge, even one that was undone, or by a withdrawal.
      and not exists (
        select from responses as other
        where other.enquiry_id = submitted.enquiry_id and other.kind in ('undone', 'failed', 'merged', 'withdrawn')
          and other.occurred_at = responses.occurred_at
      )
    order by occurred_at, event_id limit 1
  ) as answer on true
  where ${isReceived}`;

/** One row for all, and one for each week, person, type and source. */
const groups = `
  with received as (${received})
  select
    case
      when grouping(week) = 0 then 'week'
      when grouping(person) = 0 then 'person'
      when grouping(type) = 0 then 'type'
      when grouping(source) = 0 then 'source'
      else 'all'
    end as dimension,
    coalesce(week, person, type, source) as name,
    count(*) as received,
    count(seconds) as answered,
    count(*) filter (where seconds <= 86400) as within_day,
    round(percentile_cont(0.5) within group (order by seconds)) as median_seconds,
    round(percentile_cont(0.9) within group (order by seconds)) as p90_seconds
  from received
  group by grouping sets ((), (week), (person), (type), (source))
  order by name`;

type GroupRow = ResponseGroup & { dimension: 'all' | 'week' | 'person' | 'type' | 'source' };

/** How soon the enquiries of a period got a reply. */
export async function getResponseCounts(db: Database, period: ResponsePeriod) {
  const { rows } = await db.raw<{ rows: GroupRow[] }>(groups, period);
  const by = (dimension: GroupRow['dimension']): ResponseGroup[] =>
    rows
      .filter((row) => row.dimension === dimension && row.name !== null)
      .map(({ dimension: _, ...group }) => group);
  const all = rows.find(({ dimension }) => dimension === 'all');
  if (!all) throw new Error('The grouping set of all enquiries has a row');
  const { dimension: _, name: __, ...total } = all;
  return {
    ...total,
    by_week: by('week'),
    by_person: by('person'),
    by_type: by('type'),
    by_source: by('source'),
  };
}

/** The last outcome of each enquiry received in the period. */
const outcomesOfPeriod = `
  with decided as (
    select distinct on (enquiry_id) decision.kind, decision.amount, decision.reason
    from responses as submitted join responses as decision using (enquiry_id)
    where ${isReceived} and decision.kind in ('booked', 'lost', 'undecided')
    order by enquiry_id, decision.event_id desc
  )
  select kind, reason, count(*) as count, coalesce(sum(amount), 0) as amount
  from decided where kind <> 'undecided' group by kind, reason order by count desc, reason`;

type OutcomeRow = { kind: 'booked' | 'lost'; reason: string | null; count: number; amount: number };

export async function getOutcomeTotals(db: Database, period: ResponsePeriod) {
  const { rows } = await db.raw<{ rows: OutcomeRow[] }>(outcomesOfPeriod, period);
  const booked = rows.filter(({ kind }) => kind === 'booked');
  const lost = rows.filter(({ kind }) => kind === 'lost');
  const sum = (list: OutcomeRow[]) => list.reduce((total, { count }) => total + count, 0);
  return {
    booked: sum(booked),
    booked_amount: booked.reduce((total, { amount }) => total + amount, 0),
    lost: sum(lost),
    lost_reasons: lost.map(({ reason, count }) => ({ name: reason ?? 'other', count })),
  };
}

export async function getOutcome(db: Database, enquiryId: number): Promise<Outcome> {
  const outcomes = await listOutcomes(db, [enquiryId]);
  return outcomes.get(enquiryId) ?? { outcome: 'open', amount: null, reason: null };
}

/** The outcomes of enquiries, by their ids; those without an outcome are missing. */
export async function listOutcomes(db: Database, enquiryIds: number[]): Promise<Map<number, Outcome>> {
  const rows: (Outcome & { enquiry_id: number })[] = await selectOutcomesByEnquiries(db, enquiryIds).select(
    'enquiry_id',
    'outcome',
    'amount',
    'reason',
  );
  return new Map(rows.map(({ enquiry_id, ...outcome }) => [enquiry_id, outcome]));
}

export const selectOutcomesByEnquiries = (db: Database, enquiryIds: number[]): Knex.QueryBuilder =>
  db('enquiry_outcomes').whereIn('enquiry_id', enquiryIds);

export const selectBookedOutcomes = (db: Database): Knex.QueryBuilder =>
  db('enquiry_outcomes').where({ outcome: 'booked' });
