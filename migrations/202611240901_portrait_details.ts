import type { Knex } from 'knex';

const details = `portrait_details jsonb not null
  default '{"alt": "", "credit": "", "focal_x": 50, "focal_y": 50}'`;

/** What is known about the portraits of team members and of the chief executive. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table team_members add column ${details}`);
  await knex.raw(`alter table ceo_messages add column ${details}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table team_members drop column portrait_details');
  await knex.raw('alter table ceo_messages drop column portrait_details');
}
