import type { Knex } from 'knex';

/**
 * The words of journeys, wedding packages and articles, stored with statistics and an index; and the words of their
 * titles, with which typing errors are corrected. Signs between words are made spaces first, so that the parser sees no
 * addresses, paths or negative numbers. A stored column rewrites its table while others wait, see
 * docs/decisions/0054-search-reads-stored-words.md.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function to_search_vector(texts text) returns tsvector
      language sql immutable parallel safe
      return to_tsvector('simple'::regconfig,
        regexp_replace(lower(texts), '[\\x01-\\x2F\\x3A-\\x40\\x5B-\\x60\\x7B-\\x7F’‘“”–—·…]+', ' ', 'g'));
    -- array_to_string is called stable because of types whose text may change; that of text never does.
    create function join_texts(texts text[]) returns text
      language sql immutable parallel safe
      as $$ select array_to_string(texts, ' ') $$;

    alter table posts add column search_vector tsvector generated always as (to_search_vector(
      title || ' ' || excerpt || ' ' || author || ' ' || join_texts(categories) || ' ' || join_texts(tags))) stored;
    alter table destinations add column search_vector tsvector generated always as (to_search_vector(
      name || ' ' || description || ' ' || (highlights #>> '{}'))) stored;
    alter table wedding_destinations add column search_vector tsvector generated always as (to_search_vector(
      title || ' ' || location || ' ' || description)) stored;
    -- One for each kind: a word of the blog is not looked up among the news.
    create index posts_search_blog on posts using gin (search_vector) where kind = 'blog' and published;
    create index posts_search_news on posts using gin (search_vector) where kind = 'news' and published;
    create index destinations_search_vector on destinations using gin (search_vector);
    create index wedding_destinations_search_vector on wedding_destinations using gin (search_vector);

    create table derived.search_words (word text primary key);
    create index search_words_similar on derived.search_words using gin (word public.gin_trgm_ops);
    create function derived.list_search_words(texts text) returns setof text
      language sql immutable parallel safe
      as $$ select word from unnest(tsvector_to_array(public.to_search_vector(texts))) as word
            where length(word) between 3 and 40 and word !~ '[0-9]' $$;
    -- A trigger, because an earlier release writes as well. Words stay when their last title has gone: they find nothing.
    create function derived.add_search_words() returns trigger language plpgsql as $$
      declare title text;
      begin
        if tg_table_name = 'destinations' then title := new.name;
        elsif tg_table_name = 'wedding_destinations' then title := new.title || ' ' || new.location;
        else title := new.title;
        end if;
        insert into derived.search_words select word from derived.list_search_words(title) as word order by word
        on conflict do nothing;
        return null;
      end $$;
    create trigger posts_words after insert or update of title on posts
      for each row execute function derived.add_search_words();
    create trigger destinations_words after insert or update of name on destinations
      for each row execute function derived.add_search_words();
    create trigger wedding_destinations_words after insert or update of title, location on wedding_destinations
      for each row execute function derived.add_search_words();
    insert into derived.search_words
      select distinct word
      from (select title from posts union all select name from destinations
            union all select title || ' ' || location from wedding_destinations) as titles (title),
        derived.list_search_words(title) as word
    on conflict do nothing;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger posts_words on posts;
    drop trigger destinations_words on destinations;
    drop trigger wedding_destinations_words on wedding_destinations;
    drop function derived.add_search_words, derived.list_search_words;
    drop table derived.search_words;
    alter table posts drop column search_vector;
    alter table destinations drop column search_vector;
    alter table wedding_destinations drop column search_vector;
    drop function join_texts, to_search_vector;
  `);
}
