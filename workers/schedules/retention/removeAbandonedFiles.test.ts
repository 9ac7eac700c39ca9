import { describe, expect, it } from 'vitest';
import { assignInboundMail } from '../../../server/modules/conversations/inbound/commands/assignInboundMail.ts';
import { createSystemContext } from '../../../server/platform/events/events.ts';
import { recordPendingFile } from '../../../server/platform/storage/privateFiles.ts';
import { useApi } from '../../../server/testing/api.ts';
import { pngBytes } from '../../../server/testing/enquiries.ts';
import { listStoredFiles } from '../../../server/testing/listStoredFiles.ts';
import { buildMail, inboundSettings, postMail } from '../../../server/testing/mails.ts';
import { waitUntilBlocked } from '../../../server/testing/waitUntilBlocked.ts';
import { removeAbandonedFiles } from './removeAbandonedFiles.ts';

describe('the sweep of abandoned files', () => {
  const test = useApi({ RATE_LIMITS: 'off', ...inboundSettings });
  const tomorrow = () => new Date(Date.now() + 86_400_000);

  it('deletes an attachment of a mail whose person is erased before the next attempt', async () => {
    const part = (name: string) =>
      `--b\r\nContent-Type: image/png; name=${name}\r\nContent-Transfer-Encoding: base64\r\n\r\n${pngBytes.toString('base64')}\r\n`;
    const headers = { 'Content-Type': 'multipart/mixed; boundary=b', From: 'Gone <gone@example.com>' };
    const raw = buildMail(headers, `${part('a.png')}${part('b.png')}--b--`);
    const { id } = (await postMail(test, raw)).body.data;
    const putBuffer: typeof test.storage.putBuffer = async (key, content) => {
      if (key.endsWith('-1.png')) throw new Error('The disk is full');
      await test.storage.putBuffer(key, content);
    };
    const storage = { ...test.storage, putBuffer };
    const failed = assignInboundMail({ ...test, storage }, id, createSystemContext(new Date()));
    await expect(failed).rejects.toThrow('The disk is full');
    const email = 'gone@example.com';
    const erased = await (await test.as('admin')).post('/api/privacy/erase', {
      body: { email, confirm: email },
    });
    expect(erased.status).toBe(200);
    expect(await listStoredFiles(test.storage)).toEqual([`private/messages/mail-${id}-0.png`]);
    await removeAbandonedFiles(test.db, test.storage, tomorrow());
    expect(await listStoredFiles(test.storage)).toEqual([]);
  });

  it('leaves a file whose key is being recorded again', async () => {
    const key = 'private/messages/mail-1-0.png';
    const before = new Date();
    await test.db('pending_files').insert({ key, stored_at: new Date(before.getTime() - 1000) });
    await test.storage.putBuffer(key, new Uint8Array(pngBytes));
    const { sweeping } = await test.db.transaction(async (trx) => {
      await recordPendingFile(trx, key);
      const sweeping = removeAbandonedFiles(test.db, test.storage, before);
      await waitUntilBlocked(test.db);
      return { sweeping };
    });
    await sweeping;
    expect(await listStoredFiles(test.storage)).toContain(key);
    expect(await test.db('pending_files').pluck('key')).toEqual([key]);
  });
});
