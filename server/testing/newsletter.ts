import { getMailSubscriber, subscriberLink } from '../modules/newsletter/queries.ts';
import type { TestApi } from './api.ts';

/** The links in the newest mail to a subscriber, as paths on the test's origin. */
export async function listLinks(
  { db, config }: Pick<TestApi, 'db' | 'config'>,
  email: string,
): Promise<{ verify: string; unsubscribe: string }> {
  const { id } = await db('subscribers').whereRaw('lower(email) = lower(?)', [email]).first();
  const subscriber = await getMailSubscriber(db, id);
  const event = await db('events')
    .where({ entity_type: 'subscriber', entity_id: id, type: 'subscriber.verification_requested' })
    .orderBy('id', 'desc')
    .first();
  if (!subscriber) throw new Error(`${email} is no subscriber`);
  const maker = { publicUrl: '', secret: config.JWT_SECRET };
  return {
    verify: subscriberLink(maker, 'verify', subscriber, event.occurred_at),
    unsubscribe: subscriberLink(maker, 'unsubscribe', subscriber, event.occurred_at),
  };
}

/** The token of a link. */
export const getToken = (link: string): string =>
  new URL(link, 'http://localhost').searchParams.get('token') ?? '';

/** Subscribes an address and confirms it. Returns its id. */
export async function buildSubscriber(test: TestApi, email: string): Promise<number> {
  await test.api.post('/api/newsletter?action=subscribe', { body: { email } });
  const { verify } = await listLinks(test, email);
  await test.api.post('/api/newsletter?action=verify', { body: { token: getToken(verify) } });
  return (await test.db('subscribers').where({ email }).first()).id;
}
