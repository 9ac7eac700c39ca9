import { describe, expect, test } from 'vitest';
import { useDatabase } from './database.ts';

describe('a test database', () => {
  const database = useDatabase();

  test('is migrated and empty', async () => {
    const applied = await database.db('knex_migrations').pluck('name');
    expect(applied).toContain('202611200001_events');
    expect(await database.db('events').select('id').limit(1)).toEqual([]);
  });

  test('recognises Devanagari letters, so that searches use the trigram index', async () => {
    const { rows } = await database.db.raw(`select show_trgm('यात्रा') as trigrams`);
    expect(rows[0].trigrams.length).toBeGreaterThan(3);
  });
});
