import type { Knex } from 'knex';

/**
 * Counts published posts by kind with triggers: every list shows the number, and counting a hundred thousand rows takes
 * longer than the rest of the list. The counts derive from the posts, so they are in a schema that backups exclude.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema derived;
    create table derived.post_counts (
      kind text not null,
      published boolean not null,
      posts bigint not null,
      primary key (kind, published)
    );

    create function derived.add_posts() returns trigger language plpgsql as $$
      begin
        insert into derived.post_counts as c (kind, published, posts)
        select kind, published, count(*) from changed group by kind, published order by kind, published
        on conflict (kind, published) do update set posts = c.posts + excluded.posts;
        return null;
      end $$;
    create function derived.remove_posts() returns trigger language plpgsql as $$
      begin
        update derived.post_counts c set posts = c.posts - gone.posts
        from (select kind, published, count(*) as posts from changed group by kind, published) gone
        where (c.kind, c.published) = (gone.kind, gone.published);
        return null;
      end $$;
    create function derived.move_post() returns trigger language plpgsql as $$
      begin
        insert into derived.post_counts as c (kind, published, posts)
        values (new.kind, false, case when new.published then -1 else 1 end),
               (new.kind, true, case when new.published then 1 else -1 end)
        on conflict (kind, published) do update set posts = c.posts + excluded.posts;
        return null;
      end $$;
    create function derived.forget_posts() returns trigger language plpgsql as $$
      begin
        delete from derived.post_counts;
        return null;
      end $$;

    create trigger posts_added after insert on posts
      referencing new table as changed for each statement execute function derived.add_posts();
    create trigger posts_removed after delete on posts
      referencing old table as changed for each statement execute function derived.remove_posts();
    create trigger posts_moved after update of published on posts
      for each row when (old.published is distinct from new.published) execute function derived.move_post();
    create trigger posts_emptied after truncate on posts
      for each statement execute function derived.forget_posts();

    -- The triggers lock the table against writers until this is committed.
    insert into derived.post_counts select kind, published, count(*) from posts group by kind, published;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger posts_added on posts;
    drop trigger posts_removed on posts;
    drop trigger posts_moved on posts;
    drop trigger posts_emptied on posts;
    drop schema derived cascade;
  `);
}
