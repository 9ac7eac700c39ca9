import { randomUUID } from 'node:crypto';
import { ImapFlow } from 'imapflow';
import { expect, it, vi } from 'vitest';
import { useApi } from '../../../server/testing/api.ts';
import { storeNewMails } from './storeNewMails.ts';

const test = useApi();

it('fails when the server refuses the search, instead of taking the folder for an empty one', async () => {
  const client = new ImapFlow({ host: '127.0.0.1', port: 1 });
  vi.spyOn(client, 'noop').mockResolvedValue(undefined);
  // as the library reports it
  const search = vi.spyOn(client, 'search').mockResolvedValue(false);
  const read = () => storeNewMails(client, test, async () => true);
  await expect(read()).rejects.toThrow('refuses to search');
  search.mockResolvedValue([]);
  await read();
});

it.each([
  ['refuses to hand out', () => Promise.reject(new Error('Corrupted index'))],
  ['has no content of', () => Promise.resolve({ seq: 1, uid: 4 })],
])('stores the mails after one that the server %s, and then fails', async (_, respond) => {
  const client = new ImapFlow({ host: '127.0.0.1', port: 1 });
  client.usable = true;
  vi.spyOn(client, 'noop').mockResolvedValue(undefined);
  vi.spyOn(client, 'search').mockResolvedValue([4, 7]);
  const source = Buffer.from(randomUUID());
  vi.spyOn(client, 'fetchOne').mockImplementation((range) =>
    range === '4' ? respond() : Promise.resolve({ seq: 2, uid: 7, source }),
  );
  const move = vi.spyOn(client, 'messageMove').mockResolvedValue({ path: 'INBOX', destination: 'Processed' });
  await expect(storeNewMails(client, test, async () => true)).rejects.toThrow('the mail with the UID 4: ');
  expect(move.mock.calls).toEqual([['7', 'Processed', { uid: true }]]);
});
