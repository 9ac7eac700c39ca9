import type { Knex } from 'knex';

/**
 * Reviews of guests. `journey` is `destination:12` or `wedding:3`; the name is stored with it, so that a review
 * outlives the journey.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table reviews (
      id bigint generated always as identity primary key,
      guest_name text not null,
      guest_email text,
      name_consent boolean not null,
      travel_month text not null,
      journey text not null,
      journey_name text not null,
      rating integer not null check (rating between 1 and 5),
      text text not null,
      reply text,
      state text not null check (state in ('pending', 'published', 'rejected')),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index reviews_created_at on reviews (created_at, id);
    create index reviews_guest_email on reviews (lower(guest_email));
    create index reviews_published on reviews (journey, travel_month, id) where state = 'published';
    create index reviews_newest on reviews (travel_month, id) where state = 'published';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table reviews');
}
