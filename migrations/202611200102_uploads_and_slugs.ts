import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table uploads (
      id bigint generated always as identity primary key,
      path text not null unique,
      filename text not null,
      size bigint not null,
      mime text not null,
      width integer,
      height integer,
      uploaded_by bigint references users on delete set null,
      created_at timestamptz not null
    );
    create index uploads_uploaded_by on uploads (uploaded_by);

    -- Former slugs of an entry, which lead to it until it is deleted.
    create table old_slugs (
      kind text not null,
      slug text not null,
      entity_id bigint not null,
      primary key (kind, slug)
    );
    create index old_slugs_entity on old_slugs (kind, entity_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table old_slugs, uploads');
}
