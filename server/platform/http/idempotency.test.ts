import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { useFolder } from '../../testing/useFolder.ts';
import { type Idempotency, readIdempotency, withIdempotencyKey } from './idempotency.ts';

describe('the key of a submission', () => {
  const folder = useFolder();

  const read = (key: string, body: unknown, file?: { path: string; originalName: string }) =>
    readIdempotency({ get: () => key, is: () => false } as unknown as Context, 'a.call', body, file); // all that is asked of it
  async function fileWith(content: string, originalName = 'plan.pdf') {
    const path = join(folder.path, `${content}-${originalName}`);
    await writeFile(path, content);
    return { path, originalName };
  }

  it('may have 128 characters', async () => {
    expect((await read('k'.repeat(128), {})).key).toBe('k'.repeat(128));
    await expect(read('k'.repeat(129), {})).rejects.toMatchObject({ status: 400 });
  });

  it('is absent without a header, and then nothing is hashed', async () => {
    expect(await read('', { name: 'Asha' })).toEqual({ call: 'a.call', key: null, bodyHash: '' });
  });

  it('comes with a hash of the body and of the content of the file', async () => {
    const hashes = [
      await read('k', { name: 'Asha' }),
      await read('k', { name: 'Asha' }),
      await read('k', { name: 'Bina' }),
      await read('k', { name: 'Asha' }, await fileWith('one')),
      await read('k', { name: 'Asha' }, await fileWith('two')),
      await read('k', { name: 'Asha' }, await fileWith('one', 'other.pdf')),
      await read('k', { name: 'Asha' }, await fileWith('one')),
    ].map(({ bodyHash }) => bodyHash);
    const [first, same, otherBody, withFile, otherFile, otherName, sameFile] = hashes;
    expect([same, sameFile, otherName]).toEqual([first, withFile, withFile]);
    expect(new Set([first, otherBody, withFile, otherFile]).size).toBe(4);
    expect(first).toMatch(/^[\w-]{43}$/);
  });
});

describe('work under a key', () => {
  const database = useDatabase();
  let runs = 0;
  const run = (given: Partial<Idempotency>) =>
    withIdempotencyKey(database.db, { call: 'a.call', key: 'k', bodyHash: 'one', ...given }, async () => {
      runs += 1;
      return { run: runs };
    });
  const age = (interval: string) =>
    database
      .db('idempotency_keys')
      .update({ created_at: database.db.raw('now() - ?::interval', [interval]) });

  it('runs once, and returns its first response again', async () => {
    expect([await run({}), await run({})]).toEqual([{ run: 1 }, { run: 1 }]);
    expect(await database.db('idempotency_keys').select('call', 'key', 'body_hash', 'answer')).toEqual([
      { call: 'a.call', key: 'k', body_hash: 'one', answer: { run: 1 } },
    ]);
  });

  it('is refused for other content, and runs for another call or another key', async () => {
    await expect(run({ bodyHash: 'two' })).rejects.toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    });
    expect(await run({ call: 'another.call' })).toEqual({ run: 2 });
    expect(await run({ key: 'another' })).toEqual({ run: 3 });
  });

  it('runs each time without a key', async () => {
    expect([await run({ key: null }), await run({ key: null })]).toEqual([{ run: 4 }, { run: 5 }]);
  });

  it('runs again after 24 hours, with any content, and not before', async () => {
    await age('23 hours 59 minutes');
    expect(await run({})).toEqual({ run: 1 });
    await age('24 hours 1 minute');
    expect(await run({ bodyHash: 'two' })).toEqual({ run: 6 });
    await expect(run({ bodyHash: 'one' })).rejects.toMatchObject({ status: 409 });
  });
});
