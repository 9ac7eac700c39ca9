import type { Knex } from 'knex';

/** Galleries of destinations and wedding packages, and what is known about the main picture of a destination. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table destinations
      add column gallery jsonb not null default '[]',
      add column image_details jsonb not null
        default '{"alt": "", "credit": "", "focal_x": 50, "focal_y": 50}'
  `);
  await knex.raw(`alter table wedding_destinations add column gallery jsonb not null default '[]'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table destinations drop column gallery, drop column image_details');
  await knex.raw('alter table wedding_destinations drop column gallery');
}
