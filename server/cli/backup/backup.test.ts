import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openQueues } from '../../../workers/delivery/queues.ts';
import { selectEnquiryCounts } from '../../modules/enquiries/queries.ts';
import type { Database } from '../../platform/db/db.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { useApi } from '../../testing/api.ts';
import { useDatabase } from '../../testing/database.ts';
import { buildBooking, buildContact, pngBytes } from '../../testing/enquiries.ts';
import { canMount, useSmallDisk } from '../../testing/smallDisk.ts';
import { useFolder } from '../../testing/useFolder.ts';
import { waitUntilBlocked } from '../../testing/waitUntilBlocked.ts';
import { readPlaces } from './readPlaces.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

/** Every table and sequence of the application, with all content. */
async function readContent(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.raw<{ rows: { name: string; kind: string }[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relkind::text as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'bullmq', 'derived') and c.relkind in ('r', 'S') and c.relname not like 'knex%'
       and not (n.nspname = 'bullmq' and c.relname = 'migration')`,
  );
  const content: Record<string, string> = {};
  for (const { name, kind } of rows) {
    const facts = kind === 'S' ? 'last_value::text || is_called::text' : 't::text';
    const found = await db.raw(`select coalesce(string_agg(${facts}, E'\\n' order by ${facts}), '') as all
      from ${name} t`);
    content[name] = found.rows[0].all;
  }
  return content;
}

async function readFiles(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const pairs = found.map(
    async (path) => [path.slice(folder.length), await readFile(path, 'base64')] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}

describe('a backup', () => {
  const test = useApi();
  const target = useDatabase();
  const home = useFolder();
  const file = () => join(home.path, 'backup.tar.gz');
  const sourceUploads = () => join(test.config.DATA_DIR, 'uploads');
  const source = () => ({ databaseUrl: test.config.DATABASE_URL, storage: test.storage });
  const storageIn = (name: string) => openStorage(`file:${join(home.path, name)}`, home.path);

  beforeAll(async () => {
    const admin = await test.as('admin');
    const name = 'आशा\tD\\Naik\n🌴 "quoted"';
    await buildBooking(test, { fields: { login_id: name }, file: { name: 'a.png', bytes: pngBytes } });
    await buildContact(test);
    await admin.post('/api/destinations/create', {
      body: { name: 'Goa', starting_price: 1, image: '/a.jpg', itineraries: [{ day: 1 }], featured: true },
    });
    const text = { title: 'Ladakh in winter', excerpt: 'Cold.', content: '<p>Cold.</p>' };
    const post = { ...text, categories: ['Travel'], featured_image: '/a.jpg', published: true };
    expect((await admin.post('/api/blog', { body: post })).status).toBe(201);
    await mkdir(join(sourceUploads(), 'images'), { recursive: true });
    await writeFile(join(sourceUploads(), 'images', `${'long-'.repeat(30)}.jpg`), Buffer.alloc(200_000, 7));
    const queues = openQueues(
      { redisUrl: undefined, databaseUrl: source().databaseUrl },
      createLogger('test', 'silent'),
    );
    const data = { id: 1, type: 'image.uploaded' } as never; // nobody works it off
    await queues.get('images').addBulk([{ name: 'image.uploaded', data, opts: { jobId: 'event-1' } }]);
    await queues.close();
  });

  it('restores every row, file and sequence into an empty database', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    const written = await writeBackup({ ...source(), now: yesterday }, file());
    const files = await readFiles(sourceUploads());
    expect(written.uploads).toBe(Object.keys(files).length);
    expect(Object.keys(files).length).toBeGreaterThan(1);
    const expected = await readContent(test.db);
    expect(expected['bullmq.job']).toContain('event-1');
    expect(expected['public.enquiries']).toContain('आशा');
    expect(expected['derived.search_words']).toContain('ladakh');
    expect(expected['derived.post_counts']).toContain('blog');

    const uploads = join(home.path, 'uploads');
    const restored = await restoreBackup({ databaseUrl: target.url, storage: storageIn('uploads') }, file());
    expect(restored).toEqual(written);
    const content = await readContent(target.db);
    for (const sequence of ['public.enquiries_id_seq', 'public.events_id_seq']) {
      const [before = 0, after = 0] = [expected, content].map((all) =>
        Number.parseInt(all[sequence] ?? '', 10),
      );
      expect(after - before, sequence).toBeGreaterThanOrEqual(100_000 + 86_400);
      delete expected[sequence];
      delete content[sequence];
    }
    expect(content).toEqual(expected);
    expect(await readFiles(uploads)).toEqual(files);
    expect(await readdir(home.path)).toEqual(['backup.tar.gz', 'uploads']);
    // The next id is one that nobody has.
    await target
      .db('events')
      .insert({ type: 'x', entity_type: 'x', entity_id: 1, data: '{}', occurred_at: new Date() });
  });

  it('leaves nothing but complete backups when it is stopped, and removes what a killed one left', async () => {
    const folder = join(home.path, 'stopped');
    const [abandoned, active] = [join(folder, '.spool-aaaaaa'), join(folder, '.spool-bbbbbb')];
    for (const path of [abandoned, active]) await mkdir(path, { recursive: true });
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    await utimes(abandoned, twoDaysAgo, twoDaysAgo);
    const editing = await test.db.transaction();
    await editing.raw('lock table users in access exclusive mode');
    const env = { ...process.env, DATABASE_URL: source().databaseUrl, DATA_DIR: home.path };
    const args = ['--import', 'tsx', 'server/cli/backup.ts', join(folder, 'backup.tar.gz')];
    const program = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const ended = once(program, 'exit');
    await waitUntilBlocked(test.db);
    expect(await readdir(folder)).toHaveLength(2);
    program.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    await editing.rollback();
    expect(await readdir(folder)).toEqual(['.spool-bbbbbb']);
  });

  it('requires the location of the uploads in production', () => {
    const environment = { NODE_ENV: 'production', DATABASE_URL: target.url, STORAGE_URL: '' };
    expect(() => readPlaces(environment)).toThrow('STORAGE_URL is missing');
    expect(() => readPlaces({})).toThrow('DATABASE_URL is missing');
  });

  it('leaves a database whose sequences continue correctly, past the numbers of what was lost', async () => {
    const lost = await buildContact(test);
    const count = async () =>
      Number((await selectEnquiryCounts(target.db).sum({ total: 'amount' }))[0]?.total);
    expect(await count()).toBe(2);
    await target.db.raw(
      `insert into enquiries (channel, enquiry_type, name, email, subject, message, created_at, updated_at)
       values ('contact', 'general', 'Asha', 'asha@example.com', 'Goa', 'After the restore', now(), now())`,
    );
    const added = await target.db('enquiries').max({ newest: 'id' }).first();
    expect(Number(added?.newest)).toBeGreaterThan(lost.id);
    expect(await count()).toBe(3);
    const { rows } = await target.db.raw(
      `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
    );
    expect(rows, 'triggers that are switched off').toEqual([]);
  });

  it('is rejected by a target that is not empty, without changing it', async () => {
    const before = await readContent(target.db);
    const into = { databaseUrl: target.url, storage: storageIn('elsewhere') };
    await expect(restoreBackup(into, file())).rejects.toThrow('holds users or events already');
    await expect(restoreBackup({ ...into, storage: storageIn('uploads') }, file())).rejects.toThrow(
      'empty folder',
    );
    expect(await readContent(target.db)).toEqual(before);
  });

  it('can be replaced by the statement of the guide, which skips the numbers of what was lost', async () => {
    const guide = await readFile('docs/operating.md', 'utf8');
    const [, statement = ''] = /^```sql\n(select setval[^`]+)```$/m.exec(guide) ?? [];
    const readLast = async () => {
      const { rows } = await target.db.raw<{ rows: { last_value: string }[] }>(
        'select last_value from enquiries_id_seq union all select last_value from events_id_seq',
      );
      return rows.map((row) => Number(row.last_value));
    };
    const before = await readLast();
    await target.db.raw(statement);
    expect(await readLast()).toEqual(before.map((last) => last + 100_001));
  });

  describe.runIf(canMount)('on a disk with less space than the database needs', () => {
    const disk = useSmallDisk();

    it('is not begun', async () => {
      const written = writeBackup({ ...source(), now: new Date() }, join(disk.folder, 'backup.tar.gz'));
      await expect(written).rejects.toThrow(
        / has \d+ MB free, the database \d+ MB: write the backup elsewhere/,
      );
      expect(await readdir(disk.folder)).toEqual([]);
    });
  });

  describe('with a timeout for idle transactions', () => {
    const strict = useDatabase();

    it('is still restored', async () => {
      const name = new URL(strict.url).pathname.slice(1);
      await strict.db.raw('alter database ?? set idle_in_transaction_session_timeout = 1', [name]);
      const restored = restoreBackup({ databaseUrl: strict.url, storage: storageIn('strict') }, file());
      expect((await restored).uploads).toBeGreaterThan(1);
    });
  });

  describe('that does not fit', () => {
    const empty = useDatabase();

    it('leaves the database empty when it is truncated', async () => {
      const whole = await readFile(file());
      await writeFile(join(home.path, 'half.tar.gz'), whole.subarray(0, Math.floor(whole.length * 0.6)));
      const into = { databaseUrl: empty.url, storage: storageIn('half') };
      await expect(restoreBackup(into, join(home.path, 'half.tar.gz'))).rejects.toThrow();
      expect((await readContent(empty.db))['public.users']).toBe('');
      expect(Object.keys(await readFiles(join(home.path, 'half')).catch(() => ({})))).toEqual([]);
    });

    it('leaves the database and the uploads empty when it is stopped', async () => {
      const stopping = new AbortController();
      const storage = storageIn('half');
      const put = storage.putBuffer;
      vi.spyOn(storage, 'putBuffer').mockImplementation(async (key, bytes) => {
        await put.call(storage, key, bytes);
        stopping.abort();
      });
      const restored = restoreBackup({ databaseUrl: empty.url, storage }, file(), stopping.signal);
      await expect(restored).rejects.toThrow('aborted');
      expect((await readContent(empty.db))['public.users']).toBe('');
      expect(Object.keys(await readFiles(join(home.path, 'half')).catch(() => ({})))).toEqual([]);
    });

    it('is rejected by another schema', async () => {
      await empty.db.raw('delete from knex_migrations where id = (select max(id) from knex_migrations)');
      const into = { databaseUrl: empty.url, storage: storageIn('other') };
      await expect(restoreBackup(into, file())).rejects.toThrow('use that release');
    });
  });
});
