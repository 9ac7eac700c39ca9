import type { Knex } from 'knex';

/** The names of the places that a journey leads through: its highlights, the titles of its days, and its hotels' cities. */
const places = (row: string) => `
  (${row}highlights #>> '{}') || ' ' || (jsonb_path_query_array(${row}itineraries, '$[*].title') #>> '{}')
  || ' ' || (jsonb_path_query_array(${row}hotels, '$[*].city') #>> '{}')`;

/** Journeys are found by the places that they lead through, and typing errors in these names are corrected. */
export async function up(knex: Knex): Promise<void> {
  await storeSearchVector(knex, places(''));
  await correctWords(knex, places('new.'), 'name, highlights, itineraries, hotels');
  await knex.raw(`
    insert into derived.search_words
      select distinct word from destinations, derived.list_search_words(${places('destinations.')}) as word
    on conflict do nothing
  `);
}

export async function down(knex: Knex): Promise<void> {
  await storeSearchVector(knex, "(highlights #>> '{}')");
  await correctWords(knex, "''", 'name');
}

/** @param more the searchable text besides the name and the description */
async function storeSearchVector(knex: Knex, more: string) {
  await knex.raw(`
    alter table destinations drop column search_vector;
    alter table destinations add column search_vector tsvector generated always as (to_search_vector(
      name || ' ' || description || ' ' || ${more})) stored;
    create index destinations_search_vector on destinations using gin (search_vector);
  `);
}

/**
 * @param more the text whose words are collected besides those of the name
 * @param columns the columns from which this text and the name are built
 */
async function correctWords(knex: Knex, more: string, columns: string) {
  await knex.raw(`
    create or replace function derived.add_search_words() returns trigger language plpgsql as $$
      declare texts text;
      begin
        if tg_table_name = 'destinations' then texts := new.name || ' ' || ${more};
        elsif tg_table_name = 'wedding_destinations' then texts := new.title || ' ' || new.location;
        else texts := new.title;
        end if;
        insert into derived.search_words select word from derived.list_search_words(texts) as word order by word
        on conflict do nothing;
        return null;
      end $$;
    drop trigger destinations_words on destinations;
    create trigger destinations_words after insert or update of ${columns} on destinations
      for each row execute function derived.add_search_words();
  `);
}
