import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Since when sign-in requires a code; null while it does not.
    alter table users add column second_factor_at timestamptz;

    create table second_factors (
      user_id bigint primary key references users on delete cascade,
      -- Encrypted with a key that the database does not have.
      sealed_secret bytea not null,
      -- The last period of 30 seconds whose code was accepted: no code is accepted twice.
      last_step bigint
    );

    -- The unused codes: a used one is deleted.
    create table recovery_codes (
      user_id bigint not null references second_factors on delete cascade,
      code_hash bytea not null,
      primary key (user_id, code_hash)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table recovery_codes, second_factors; alter table users drop column second_factor_at');
}
