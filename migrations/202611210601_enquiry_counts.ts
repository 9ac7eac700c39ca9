import type { Knex } from 'knex';

/**
 * Counts enquiries by kind, so that lists need not count a million rows. A write appends its change, which never blocks
 * another writer; a worker rolls the changes up. The sum of both tables is exact.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table enquiry_counts (
      channel text not null,
      enquiry_type text not null,
      status text not null,
      priority text not null,
      assigned_to bigint,
      amount bigint not null,
      unique nulls not distinct (enquiry_type, status, priority, assigned_to, channel)
    );
    create table enquiry_count_changes (
      channel text not null,
      enquiry_type text not null,
      status text not null,
      priority text not null,
      assigned_to bigint,
      amount bigint not null
    );

    create function note_enquiry_counts() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into enquiry_count_changes
        select channel, enquiry_type, status, priority, assigned_to, -count(*) from gone
        group by channel, enquiry_type, status, priority, assigned_to;
      end if;
      if tg_op <> 'DELETE' then
        insert into enquiry_count_changes
        select channel, enquiry_type, status, priority, assigned_to, count(*) from come
        group by channel, enquiry_type, status, priority, assigned_to;
      end if;
      return null;
    end $$;
    create trigger enquiries_inserted after insert on enquiries
      referencing new table as come for each statement execute function note_enquiry_counts();
    create trigger enquiries_updated after update on enquiries
      referencing old table as gone new table as come for each statement execute function note_enquiry_counts();
    create trigger enquiries_deleted after delete on enquiries
      referencing old table as gone for each statement execute function note_enquiry_counts();

    insert into enquiry_counts
    select channel, enquiry_type, status, priority, assigned_to, count(*) from enquiries
    group by channel, enquiry_type, status, priority, assigned_to;

    -- For counts by a period and other filters, from the index alone.
    create index enquiries_counted on enquiries
      (created_at, channel, enquiry_type, status, priority, assigned_to);
    drop index enquiries_figures;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create index enquiries_figures on enquiries (channel, status, priority, created_at);
    drop index enquiries_counted;
    drop trigger enquiries_inserted on enquiries;
    drop trigger enquiries_updated on enquiries;
    drop trigger enquiries_deleted on enquiries;
    drop function note_enquiry_counts();
    drop table enquiry_count_changes, enquiry_counts;
  `);
}
