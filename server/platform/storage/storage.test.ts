import { open, readdir, readlink, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { listStoredFiles } from '../../testing/listStoredFiles.ts';
import { useS3 } from '../../testing/s3.ts';
import { useFolder } from '../../testing/useFolder.ts';
import { loadConfig } from '../config.ts';
import { openStorage } from './openStorage.ts';

const folder = useFolder();

/** The paths of the files that this process has open. */
async function listOpenFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd');
  return Promise.all(descriptors.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => '')));
}

describe.each(['file', 's3'] as const)('a storage of %s', (kind) => {
  const s3 = kind === 's3' ? useS3() : null;
  const storage = () => openStorage(s3?.url, folder.path);
  const listKeys = async () => (await listStoredFiles(storage())).sort();

  it('moves a file into it, and returns it unchanged', async () => {
    const content = Buffer.alloc(3_000_000, 'a file of some megabytes, ');
    const local = join(folder.path, 'received');
    await writeFile(local, content);
    await storage().put('private/attachments/plan (1) – गोवा.pdf', local);
    const { stream, size } = await storage().read('private/attachments/plan (1) – गोवा.pdf');
    expect(size).toBe(content.length);
    expect((await buffer(stream)).equals(content)).toBe(true);
    await expect(stat(local)).rejects.toThrow('ENOENT');
  });

  it('stores content from memory, and replaces existing content', async () => {
    await storage().putBuffer('uploads/images/a.jpg', Buffer.from('first'));
    await storage().putBuffer('uploads/images/a.jpg', Buffer.from('second'));
    expect(await text((await storage().read('uploads/images/a.jpg')).stream)).toBe('second');
  });

  it('knows which keys exist', async () => {
    expect(await listKeys()).toEqual(['private/attachments/plan (1) – गोवा.pdf', 'uploads/images/a.jpg']);
    await expect(storage().read('uploads/images/none.jpg')).rejects.toMatchObject({ status: 404 });
  });

  it('removes files, even if they are already gone', async () => {
    await storage().remove('uploads/images/a.jpg');
    await storage().remove('uploads/images/a.jpg');
    await expect(storage().read('uploads/images/a.jpg')).rejects.toMatchObject({ status: 404 });
    expect(await listKeys()).toEqual(['private/attachments/plan (1) – गोवा.pdf']);
  });
});

it('confirms a file only when a crash of the machine would not lose it', async () => {
  const storage = openStorage(undefined, folder.path);
  const file = await open(folder.path);
  const sync = vi.spyOn(Object.getPrototypeOf(file), 'sync');
  onTestFinished(() => sync.mockRestore());
  await file.close();
  await storage.putBuffer('private/mails/1.eml', Buffer.from('a mail'));
  expect(sync, 'the content and the name').toHaveBeenCalledTimes(2);
  const local = join(folder.path, 'received');
  await writeFile(local, 'an upload');
  await storage.put('private/attachments/1.pdf', local);
  expect(sync).toHaveBeenCalledTimes(4);

  const refused = Object.assign(new Error('It is a folder'), { code: 'EINVAL' });
  sync.mockResolvedValueOnce(undefined).mockRejectedValueOnce(refused);
  await storage.putBuffer('private/mails/2.eml', Buffer.from('on a file system that cannot flush folders'));
});

it('accepts a folder with a trailing slash', async () => {
  const storage = openStorage(`${pathToFileURL(join(folder.path, 'slash'))}/`, folder.path);
  await storage.putBuffer('private/a.pdf', Buffer.from('a'));
  expect(await text((await storage.read('private/a.pdf')).stream)).toBe('a');
});

it('deletes unfinished files, once no process can still be writing them', async () => {
  const root = join(folder.path, 'interrupted');
  const storage = openStorage(`file:${root}`, '');
  await storage.putBuffer('private/a.pdf', Buffer.from('a'));
  const [old, recent] = [join(root, 'private/b.pdf.1.part'), join(root, 'private/c.pdf.2.part')];
  for (const path of [old, recent]) await writeFile(path, 'half a pass');
  for (const path of [old, join(root, 'private/a.pdf')]) await utimes(path, 0, 1000);
  await storage.removeUnfinished?.(new Date(1_000_001));
  expect((await readdir(join(root, 'private'))).sort()).toEqual(['a.pdf', 'c.pdf.2.part']);
});

it('distinguishes a missing file from a folder that cannot be read', async () => {
  const storage = openStorage(undefined, folder.path);
  await storage.putBuffer('uploads/a.jpg', Buffer.from('a'));
  const missing = [
    'uploads/b.jpg',
    'uploads/a.jpg/b.jpg',
    'uploads/\0.jpg',
    `uploads/${'long'.repeat(99)}.jpg`,
  ];
  for (const key of missing) await expect(storage.read(key), key).rejects.toMatchObject({ status: 404 });
  // A link to itself fails like a broken disk.
  await symlink('loop', join(folder.path, 'uploads/loop'));
  await expect(storage.read('loop/a.jpg')).rejects.toThrow('ELOOP');
  const keysIn = (path: string) => listStoredFiles(openStorage(`file:${join(folder.path, path)}`, ''));
  expect(await keysIn('none')).toEqual([]);
  await expect(keysIn('uploads/loop')).rejects.toThrow('ELOOP');
});

describe('a bucket', () => {
  const s3 = useS3();

  it('rejects strangers', async () => {
    const stranger = openStorage(s3.url.replace('//S3RVER:', '//STRANGER:'), folder.path);
    await expect(stranger.putBuffer('a', Buffer.from('a'))).rejects.toThrow(
      'refuses to store in “uploads” (InvalidAccessKeyId)',
    );
  });

  it('on a silent host blocks no one for long', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo; // a TCP server has no other kind
    const storage = openStorage(`s3://a:b@127.0.0.1:${port}/uploads?tls=off&timeout=200`, folder.path);
    await expect(storage.read('a')).rejects.toMatchObject({ name: 'TimeoutError' });
    silent.close();
  });

  it.runIf(process.platform === 'linux')('that cannot be reached leaves no file open', async () => {
    const local = join(folder.path, 'never-sent');
    await writeFile(local, 'a');
    const unreachable = openStorage('s3://a:b@127.0.0.1:1/uploads?tls=off', folder.path);
    await expect(unreachable.put('a', local)).rejects.toThrow('ECONNREFUSED');
    await eventually(async () => !(await listOpenFiles()).includes(local));
    expect((await stat(local)).size).toBe(1);
  });

  it('is named with its host, or the start is refused', () => {
    const settings = (STORAGE_URL: string) => () => loadConfig({ STORAGE_URL });
    expect(settings('s3://key:secret@store.example')).toThrow('STORAGE_URL must be like s3://');
    expect(settings('s3:bucket')).toThrow('STORAGE_URL must be like s3://');
    expect(settings('s3://key:secret@store.example/bucket')).not.toThrow('STORAGE_URL');
  });
});
