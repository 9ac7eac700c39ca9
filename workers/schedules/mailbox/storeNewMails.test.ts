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
