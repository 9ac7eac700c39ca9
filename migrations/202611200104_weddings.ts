import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table wedding_destinations (
      id bigint generated always as identity primary key,
      slug text not null unique,
      title text not null,
      location text not null,
      description text not null,
      price numeric(12, 2) not null check (price > 0),
      rating numeric(2, 1),
      capacity integer not null check (capacity >= 1),
      images jsonb not null,
      amenities jsonb not null,
      availability text,
      duration text,
      package_type text,
      destination_category text,
      badge text not null,
      featured boolean not null,
      featured_in_destinations boolean not null,
      display_in_destinations boolean not null,
      is_active boolean not null,
      sort_order integer not null,
      meta_title text,
      meta_description text,
      created_by bigint references users on delete set null,
      updated_by bigint references users on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index wedding_destinations_sort_order on wedding_destinations (sort_order, id);
    create index wedding_destinations_created_by on wedding_destinations (created_by);
    create index wedding_destinations_updated_by on wedding_destinations (updated_by);

    create function wedding_search_text(w wedding_destinations) returns text
      language sql immutable parallel safe
      as $$ select lower(w.title || ' ' || w.location || ' ' || w.description) $$;
    create index wedding_destinations_search
      on wedding_destinations using gin (wedding_search_text(wedding_destinations) gin_trgm_ops);
    create index wedding_destinations_location
      on wedding_destinations using gin (lower(location) gin_trgm_ops);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table wedding_destinations cascade');
}
