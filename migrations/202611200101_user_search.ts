import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function user_search_text(u users) returns text
      language sql immutable parallel safe
      as $$ select lower(u.first_name || ' ' || u.last_name || ' ' || u.username || ' ' || u.email || ' '
                         || coalesce(u.phone, '')) $$;
    create index users_search on users using gin (user_search_text(users) gin_trgm_ops);
    create index users_type on users (user_type, status, created_at desc, id desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index users_type, users_search; drop function user_search_text');
}
