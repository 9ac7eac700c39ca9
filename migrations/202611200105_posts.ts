import type { Knex } from 'knex';

/** Blog posts and news articles, their categories, and the buffer of views that are not counted yet. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table posts (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('blog', 'news')),
      slug text not null,
      title text not null,
      excerpt text not null,
      content text not null,
      words integer not null,
      categories text[] not null,
      tags text[] not null,
      featured_image text,
      featured boolean not null,
      published boolean not null,
      published_at timestamptz,
      author text not null,
      views bigint not null default 0,
      priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
      source text,
      location text,
      meta_title text,
      meta_description text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- The date that readers see: of the publication, or for a draft of its creation.
      dated_at timestamptz not null generated always as (coalesce(published_at, created_at)) stored,
      unique (kind, slug),
      check (published_at is not null or not published)
    );
    create index posts_dated_at on posts (kind, dated_at desc, id desc);
    create index posts_created_at on posts (kind, created_at desc, id desc);
    create index posts_updated_at on posts (kind, updated_at desc, id desc);
    create index posts_title on posts (kind, title, id);
    create index posts_views on posts (kind, views desc, id desc);
    create index posts_published on posts (kind, dated_at desc, id desc) where published;
    create index posts_featured on posts (kind, dated_at desc, id desc) where published and featured;
    create index posts_priority on posts (kind, priority, dated_at desc, id desc) where published;
    create index posts_figures on posts (kind, published, created_at, views);
    create index posts_categories on posts using gin (categories);
    create index posts_tags on posts using gin (tags);

    -- array_to_string is called stable because of types whose text may change; that of text never does.
    create function post_search_text(p posts) returns text
      language sql immutable parallel safe
      as $$ select lower(p.title || ' ' || p.excerpt || ' ' || p.author || ' ' || array_to_string(p.categories, ' ') || ' '
                         || array_to_string(p.tags, ' ')) $$;
    create index posts_search on posts using gin (post_search_text(posts) gin_trgm_ops);

    create table post_categories (
      id bigint generated always as identity primary key,
      kind text not null,
      name text not null
    );
    create unique index post_categories_name on post_categories (kind, lower(name));
    insert into post_categories (kind, name)
      select 'blog', unnest(array['Wedding Destinations', 'Wedding Planning', 'Travel Tips', 'Photography',
                                  'Honeymoon', 'Travel', 'Guide', 'Tent', 'Traveling'])
      union all
      select 'news', unnest(array['General', 'Travel', 'Industry', 'Technology', 'Health', 'Politics']);

    -- Unlogged, because writes are cheaper: a crash of Postgres may lose the views of some seconds.
    create unlogged table post_views (
      post_id bigint not null,
      visitor text not null,
      half_hour integer not null,
      counted boolean not null default false,
      primary key (post_id, visitor, half_hour)
    );
    create index post_views_waiting on post_views (post_id) where not counted;
    create index post_views_half_hour on post_views (half_hour);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table post_views, post_categories, posts cascade');
}
