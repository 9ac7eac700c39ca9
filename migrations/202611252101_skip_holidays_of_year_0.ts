import type { Knex } from 'knex';

const pattern = { anyYear: '\\d{4}-\\d{2}-\\d{2}', year1000: '[1-9]\\d{3}-\\d{2}-\\d{2}' };

/** A stored holiday of the year 0000, which settings accepted, made every new enquiry fail. */
export const up = (knex: Knex): Promise<void> => defineCalendar(knex, pattern.year1000);

export const down = (knex: Knex): Promise<void> => defineCalendar(knex, pattern.anyYear);

async function defineCalendar(knex: Knex, days: string): Promise<void> {
  await knex.raw(`
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
        select found[1]::date from regexp_matches(coalesce(changed ->> 'holidays', ''), '${days}', 'g') as found
      ) as holidays
    from (select) as always left join settings on id = 1;
  `);
}
