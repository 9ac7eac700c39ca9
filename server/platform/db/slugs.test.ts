import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import type { Transaction } from './db.ts';
import { changeSlug, claimSlug, deleteSlugs, findSlugOwner, type SlugHome } from './slugs.ts';

const home: SlugHome = { kind: 'place', table: 'places' };

describe('the slug of an entry', () => {
  const database = useDatabase();

  beforeEach(async () => {
    await database.db.raw('drop table if exists places');
    await database.db.raw('create table places (id integer primary key, slug text not null unique)');
    await database.db('old_slugs').delete();
  });

  const inTransaction = <Result>(work: (trx: Transaction) => Promise<Result>) =>
    database.db.transaction(work);

  async function create(id: number, title: string): Promise<string> {
    const slug = await inTransaction((trx) => claimSlug(trx, home, title, null));
    await database.db('places').insert({ id, slug });
    return slug;
  }
  async function rename(id: number, title: string): Promise<string> {
    const entry = await database.db('places').where({ id }).first();
    const slug = await inTransaction((trx) => changeSlug(trx, home, entry, title));
    await database.db('places').where({ id }).update({ slug });
    return slug;
  }
  const owner = (slug: string) => findSlugOwner(database.db, home, slug);

  it('is numbered when another entry has it, or had it', async () => {
    expect(await create(1, 'Goa')).toBe('goa');
    expect(await create(2, 'Goa')).toBe('goa-2');
    await rename(2, 'Kerala');
    expect(await create(3, 'Goa')).toBe('goa-3');
    expect(await create(4, 'Goa 2')).toBe('goa-2-2');
  });

  it('is reused when it is renamed back, under its former address', async () => {
    await create(1, 'Goa');
    expect(await rename(1, 'Kerala')).toBe('kerala');
    expect(await rename(1, 'Goa')).toBe('goa');
    expect(await rename(1, 'Goa!')).toBe('goa');
    expect([await owner('goa'), await owner('kerala')]).toEqual([1, 1]);
    expect(await database.db('old_slugs').select('kind', 'slug', 'entity_id')).toEqual([
      { kind: 'place', slug: 'kerala', entity_id: 1 },
    ]);
  });

  it('is free for others once its entry is deleted', async () => {
    await create(1, 'Goa');
    await rename(1, 'Kerala');
    await create(2, 'Hampi');
    await rename(2, 'Coorg');
    await database.db('places').where({ id: 1 }).delete();
    await inTransaction((trx) => deleteSlugs(trx, home.kind, 1));
    expect([await owner('goa'), await owner('kerala'), await owner('hampi')]).toEqual([
      undefined,
      undefined,
      2,
    ]);
    expect([await create(3, 'Goa'), await create(4, 'Kerala'), await create(5, 'Hampi')]).toEqual([
      'goa',
      'kerala',
      'hampi-2',
    ]);
  });

  it('is independent of other kinds', async () => {
    await database.db('old_slugs').insert({ kind: 'post', slug: 'goa', entity_id: 9 });
    expect(await create(1, 'Goa')).toBe('goa');
    await database.db('places').delete();
    expect(await owner('goa')).toBeUndefined();
  });

  it('starts with the kind where the title has no letters, because digits look like an id', async () => {
    expect(await create(1, '2026')).toBe('place-2026');
    expect(await create(2, 'गोवा')).toBe('place');
    expect(await create(3, 'गोवा')).toBe('place-2');
  });
});
