import type { Knex } from 'knex';

/** Each step may run again and blocks no writer. */
export const config = { transaction: false };

/**
 * One clock per enquiry: until when staff owe the next reply. Triggers start and stop it, so that an enquiry has its
 * clock in the transaction that stores it, also while an older release serves.
 */
export async function up(knex: Knex): Promise<void> {
  await createCalendar(knex);
  await knex.raw(`
    create table if not exists reply_clocks (
      enquiry_id bigint primary key references enquiries on delete cascade,
      -- running: staff owe an answer; waiting: the customer does; snoozed: it comes back; stopped: answered
      state text not null check (state in ('running', 'waiting', 'snoozed', 'stopped')),
      -- the arrival, or the moment at which the clock started again
      started_at timestamptz not null,
      -- three quarters of the time, and all of it
      warn_at timestamptz not null,
      due_at timestamptz not null,
      -- when a worker acts next: the warning, the due time, the end of a snooze
      fires_at timestamptz,
      -- the customer answered
      reopened boolean not null default false
    );
    create index if not exists reply_clocks_timers on reply_clocks (fires_at) where fires_at is not null;
    create index if not exists reply_clocks_running on reply_clocks (due_at, enquiry_id) where state = 'running';
    create index if not exists reply_clocks_resting on reply_clocks (state, enquiry_id)
      where state in ('waiting', 'snoozed');
  `);
  await createTriggers(knex);
  // The first digest comes on the morning after the installation.
  await knex.raw(
    `insert into daily_work (name, done_for) values ('reply_digest', current_date) on conflict do nothing`,
  );
  await backfill(knex);
}

/** Due times, from the settings: around the clock, or in working hours. */
async function createCalendar(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The moment after so many seconds of working time. 'hours' has a text such as '09:00-18:00' for each day of the
    -- week, Monday first, empty for a day off; without any, all time counts. Local times follow the zone's changes.
    create or replace function add_working_time(
      start timestamptz, seconds double precision, time_zone text, hours text[], holidays date[]
    ) returns timestamptz language plpgsql immutable parallel safe as $$
    declare
      day date := (start at time zone time_zone)::date;
      span text;
      opens timestamptz;
      closes timestamptz;
    begin
      if array_to_string(hours, '') = '' then
        return start + make_interval(secs => seconds);
      end if;
      for step in 1..3660 loop
        span := hours[extract(isodow from day)::int];
        if span <> '' and not day = any (holidays) then
          opens := greatest(start, (day + split_part(span, '-', 1)::time) at time zone time_zone);
          closes := (day + split_part(span, '-', 2)::time) at time zone time_zone;
          if opens < closes then
            if opens + make_interval(secs => seconds) <= closes then
              return opens + make_interval(secs => seconds);
            end if;
            seconds := seconds - extract(epoch from closes - opens);
          end if;
        end if;
        day := day + 1;
      end loop;
      -- Ten years of holidays: a due time that is wrong is better than an enquiry that cannot be stored.
      return start + make_interval(secs => seconds);
    end $$;

    -- One row, with the defaults of the settings.
    create or replace view reply_calendar as
    select coalesce((changed ->> 'reply_hours')::double precision, 24) * 3600 as seconds,
      coalesce(changed ->> 'time_zone', 'Asia/Kolkata') as time_zone,
      array[
        coalesce(changed ->> 'hours_monday', ''), coalesce(changed ->> 'hours_tuesday', ''),
        coalesce(changed ->> 'hours_wednesday', ''), coalesce(changed ->> 'hours_thursday', ''),
        coalesce(changed ->> 'hours_friday', ''), coalesce(changed ->> 'hours_saturday', ''),
        coalesce(changed ->> 'hours_sunday', '')
      ] as hours,
      array(
        select day[1]::date from regexp_matches(coalesce(changed ->> 'holidays', ''), '\\d{4}-\\d{2}-\\d{2}', 'g') as day
      ) as holidays
    from (select) as always left join settings on id = 1;

    -- The moment after a share of the reply time.
    create or replace function reply_deadline(start timestamptz, share double precision) returns timestamptz
      language sql stable
      as $$ select add_working_time(start, share * seconds, time_zone, hours, holidays) from reply_calendar $$;

    -- What a timer does next; moments that have passed do not fire any more.
    create or replace function next_timer(warn_at timestamptz, due_at timestamptz) returns timestamptz
      language sql stable
      as $$ select case when warn_at > now() then warn_at when due_at > now() then due_at end $$;
  `);
}

async function createTriggers(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function start_reply_clocks() returns trigger language plpgsql as $$
    begin
      insert into reply_clocks (enquiry_id, state, started_at, warn_at, due_at, fires_at)
      select id, state, created_at, warn_at, due_at,
        case state when 'running' then next_timer(warn_at, due_at) end
      from (
        select id, created_at,
          case when status in ('new', 'in_progress') then 'running' else 'stopped' end as state,
          add_working_time(created_at, 0.75 * seconds, time_zone, hours, holidays) as warn_at,
          add_working_time(created_at, seconds, time_zone, hours, holidays) as due_at
        from come, reply_calendar
      ) as started;
      return null;
    end $$;

    -- A status of handled enquiries stops the clock, an open one lets it run on. An enquiry that is replied to may
    -- still wait for its customer, or come back at the end of a snooze.
    create or replace function follow_enquiry() returns trigger language plpgsql as $$
    declare
      was_open boolean := old.status in ('new', 'in_progress');
      is_open boolean := new.status in ('new', 'in_progress');
    begin
      if new.created_at <> old.created_at then
        update reply_clocks set started_at = new.created_at, warn_at = reply_deadline(new.created_at, 0.75),
          due_at = reply_deadline(new.created_at, 1)
        where enquiry_id = new.id;
        update reply_clocks set fires_at = next_timer(warn_at, due_at) where enquiry_id = new.id and state = 'running';
      end if;
      if is_open and not was_open then
        update reply_clocks set state = 'running', fires_at = next_timer(warn_at, due_at)
        where enquiry_id = new.id and state = 'stopped';
      elsif not is_open and new.status <> old.status then
        update reply_clocks set state = 'stopped', fires_at = null, reopened = false
        where enquiry_id = new.id and not (new.status = 'replied' and state in ('waiting', 'snoozed'));
      end if;
      return null;
    end $$;

    create or replace trigger enquiries_clocked after insert on enquiries
      referencing new table as come for each statement execute function start_reply_clocks();
    create or replace trigger enquiries_followed after update of status, created_at on enquiries
      for each row when (new.status <> old.status or new.created_at <> old.created_at)
      execute function follow_enquiry();
  `);
}

const batchSize = 10_000;

/** Clocks of stored enquiries; those that were late before clocks existed cause no mails. */
async function backfill(knex: Knex): Promise<void> {
  let last: number | null = 0;
  while (last !== null) {
    const { rows }: { rows: { last: number | null }[] } = await knex.raw(
      `with batch as (
         select id, created_at, status from enquiries where id > ? order by id limit ?
       ), stored as (
         insert into reply_clocks (enquiry_id, state, started_at, warn_at, due_at, fires_at)
         select id, case when is_open then 'running' else 'stopped' end, created_at, warn_at, due_at,
           case when is_open then next_timer(warn_at, due_at) end
         from (
           select id, created_at, status in ('new', 'in_progress') as is_open,
             reply_deadline(created_at, 0.75) as warn_at, reply_deadline(created_at, 1) as due_at
           from batch
         ) as started
         on conflict do nothing
       )
       select max(id) as last from batch`,
      [last, batchSize],
    );
    last = rows[0]?.last ?? null;
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger enquiries_followed on enquiries;
    drop trigger enquiries_clocked on enquiries;
    drop function follow_enquiry();
    drop function start_reply_clocks();
    drop table reply_clocks;
    drop function next_timer(timestamptz, timestamptz);
    drop function reply_deadline(timestamptz, double precision);
    drop view reply_calendar;
    drop function add_working_time(timestamptz, double precision, text, text[], date[]);
    delete from daily_work where name = 'reply_digest';
  `);
}
