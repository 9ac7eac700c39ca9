import type { Knex } from 'knex';

/**
 * Invitations of guests to write a review: at most one for each enquiry. A row names no person and outlives its enquiry
 * until retention deletes it. `review_id` stays when staff delete the review, so that it is not written again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table review_invitations (
      enquiry_id bigint primary key,
      invited_at timestamptz not null,
      review_id bigint
    );
    create index review_invitations_review on review_invitations (review_id);
    alter table reviews add column source text not null default 'staff' check (source in ('staff', 'guest'));
    insert into daily_work (name, done_for) values ('review_invitations', current_date);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from daily_work where name = 'review_invitations';
    alter table reviews drop column source;
    drop table review_invitations;
  `);
}
