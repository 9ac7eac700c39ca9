import { expect, it } from 'vitest';
import { useApi } from '../../../server/testing/api.ts';
import { getToken, listLinks } from '../../../server/testing/newsletter.ts';
import { readEvent } from '../../delivery/readEvents.ts';
import { planMails } from './planMails.ts';

const test = useApi();

/** Subscribes an address. Returns its id, and a function that plans the mail with the link to confirm. */
async function subscribe(email: string) {
  await test.api.post('/api/newsletter?action=subscribe', { body: { email } });
  const { id } = await test.db('subscribers').where({ email }).first('id');
  const event = { entity_id: id, type: 'subscriber.verification_requested' };
  const requested = await test.db('events').where(event).first('id');
  const planned = async () =>
    (await planMails(test, await readEvent(test.db, requested.id))).map(({ recipient }) => recipient);
  expect(await planned()).toEqual([email]);
  return { id, planned };
}

it('asks for no confirmation of an address that staff have corrected since', async () => {
  const { id, planned } = await subscribe('typo@example.com');
  const admin = await test.as('admin');
  await admin.put('/api/newsletter', { body: { id, email: 'right@example.com' } });
  expect(await planned()).toEqual([]);
});

it('asks for no confirmation of an address that is confirmed', async () => {
  const { planned } = await subscribe('asha@example.com');
  const { verify } = await listLinks(test, 'asha@example.com');
  await test.api.post('/api/newsletter?action=verify', { body: { token: getToken(verify) } });
  expect(await planned()).toEqual([]);
});
