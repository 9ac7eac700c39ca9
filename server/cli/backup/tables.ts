import type { Client } from 'pg';

/** A table with its stored columns: columns that Postgres generates are left out. */
export type Table = { name: string; columns: string[] };
type Sequence = { name: string; last: number; isCalled: boolean };

/** The tables that migrations themselves maintain. */
const ownedByMigrations = ['public.knex_migrations', 'public.knex_migrations_lock', 'bullmq.migration'];

/** All tables of the application, each after those that it refers to. @throws Error when they refer to each other */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { oid: number; refers: number[] }>(
    `select c.oid::int as oid, format('%I.%I', n.nspname, c.relname) as name,
            (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            array(select f.confrelid::int from pg_constraint f
                  where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'bullmq')
     order by name`,
  );
  const sorted: Table[] = [];
  const placed = new Set<number>();
  while (placed.size < tables.length) {
    const next = tables.filter((one) => !placed.has(one.oid) && one.refers.every((oid) => placed.has(oid)));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle: they have no order');
    for (const { oid, name, columns } of next) {
      placed.add(oid);
      if (!ownedByMigrations.includes(name)) sorted.push({ name, columns });
    }
  }
  return sorted;
}

/** The triggers that fill the schema `derived`, whose tables are in no backup. */
export async function listDerivingTriggers(client: Client): Promise<{ table: string; trigger: string }[]> {
  const { rows } = await client.query<{ table: string; trigger: string }>(
    `select format('%I.%I', home.nspname, c.relname) as table, quote_ident(t.tgname) as trigger
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace home on home.oid = c.relnamespace
       join pg_proc p on p.oid = t.tgfoid join pg_namespace n on n.oid = p.pronamespace
     where not t.tgisinternal and n.nspname = 'derived'`,
  );
  return rows;
}

/** The current values of all sequences. A sequence may be ahead of its table, never behind. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname in ('public', 'bullmq') and c.relname not like 'knex_migrations%'
     order by name`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::float8 as last, is_called as "isCalled" from ${name}`, // quoted by Postgres itself
    );
    for (const { last, isCalled } of state.rows) sequences.push({ name, last, isCalled });
  }
  return sequences;
}

/** The migrations that were applied to this database; none if there were none yet. */
export async function listMigrations(client: Client): Promise<string[]> {
  const there = await client.query<{ name: string | null }>(
    `select to_regclass('public.knex_migrations') as name`,
  );
  if (!there.rows[0]?.name) return [];
  const { rows } = await client.query<{ name: string }>('select name from knex_migrations order by name');
  return rows.map(({ name }) => name);
}
