import type { Knex } from 'knex';

/** Where a destination is on the map. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table destinations
      add column latitude double precision,
      add column longitude double precision,
      add constraint destinations_coordinates check ((latitude is null) = (longitude is null)) not valid
  `);
  await knex.raw('alter table destinations validate constraint destinations_coordinates');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table destinations drop column latitude, drop column longitude');
}
