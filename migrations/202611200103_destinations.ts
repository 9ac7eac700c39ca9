import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table destinations (
      id bigint generated always as identity primary key,
      slug text not null unique,
      name text not null,
      type text not null check (type in ('domestic', 'international')),
      image text not null,
      trip_count integer not null,
      starting_price numeric(12, 2) not null,
      original_price numeric(12, 2),
      discount text,
      description text not null,
      highlights jsonb not null,
      best_time_to_visit text,
      duration text,
      group_size text,
      difficulty text not null,
      package_cost text,
      featured boolean not null,
      is_active boolean not null,
      sort_order integer not null,
      meta_title text,
      meta_description text,
      brochure_path text,
      brochure_filename text,
      brochure_size bigint,
      -- Lists that are read and written whole.
      itineraries jsonb not null,
      inclusions jsonb not null,
      exclusions jsonb not null,
      hotels jsonb not null,
      available_dates jsonb not null,
      payment_policies jsonb not null,
      cancellation_policies jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index destinations_sort_order on destinations (sort_order, id);
    create index destinations_name on destinations (name, id);
    create index destinations_price on destinations (starting_price, id);
    create index destinations_created_at on destinations (created_at, id);
    create index destinations_featured on destinations (sort_order, id) where featured and is_active;
    create index destinations_lower_name on destinations (lower(name));

    create function destination_search_text(d destinations) returns text
      language sql immutable parallel safe
      as $$ select lower(d.name || ' ' || d.description) $$;
    create index destinations_search on destinations using gin (destination_search_text(destinations) gin_trgm_ops);
    create index destinations_name_search on destinations using gin (lower(name) gin_trgm_ops);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table destinations cascade');
}
