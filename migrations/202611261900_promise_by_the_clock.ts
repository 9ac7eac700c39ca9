import type { Knex } from 'knex';

const hoursOfDays = `array[
        coalesce(changed ->> 'hours_monday', ''), coalesce(changed ->> 'hours_tuesday', ''),
        coalesce(changed ->> 'hours_wednesday', ''), coalesce(changed ->> 'hours_thursday', ''),
        coalesce(changed ->> 'hours_friday', ''), coalesce(changed ->> 'hours_saturday', ''),
        coalesce(changed ->> 'hours_sunday', '')
      ]`;

/** The site promises an answer within 24 hours by the clock; due times counted opening hours and came days later. */
export const up = (knex: Knex): Promise<void> =>
  defineCalendar(
    knex,
    `case when coalesce((changed ->> 'reply_hours')::double precision, 24) = 24 then array_fill(''::text, array[7])
      else ${hoursOfDays} end`,
  );

export const down = (knex: Knex): Promise<void> => defineCalendar(knex, hoursOfDays);

async function defineCalendar(knex: Knex, hours: string): Promise<void> {
  await knex.raw(`
    create or replace view reply_calendar as
    select coalesce((changed ->> 'reply_hours')::double precision, 24) * 3600 as seconds,
      coalesce(changed ->> 'time_zone', 'Asia/Kolkata') as time_zone,
      ${hours} as hours,
      array(
        select found[1]::date
        from regexp_matches(coalesce(changed ->> 'holidays', ''), '[1-9]\\d{3}-\\d{2}-\\d{2}', 'g') as found
      ) as holidays
    from (select) as always left join settings on id = 1;
  `);
}
