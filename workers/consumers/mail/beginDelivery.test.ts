import { describe, expect, it } from 'vitest';
import { record, scrubEvents } from '../../../server/platform/events/events.ts';
import { useDatabase } from '../../../server/testing/database.ts';
import { eventually } from '../../../server/testing/eventually.ts';
import { readEvents } from '../../delivery/readEvents.ts';
import { begin, beginWithinDailyLimit } from './beginDelivery.ts';

describe('the note of a mail', () => {
  const database = useDatabase();

  async function deliveryTo(recipient: string, entityId: number) {
    const { db } = database;
    const context = { actor: null, now: new Date(), requestId: null };
    await db.transaction((trx) =>
      record(
        trx,
        { type: 'a.mail', entity: { type: 'thing', id: entityId }, data: { email: recipient } },
        context,
      ),
    );
    const [event] = await readEvents(db, await db('events').where({ entity_id: entityId }).pluck('id'));
    if (!event) throw new Error('The event was recorded');
    return { event, template: 'a_mail', recipient, messageId: `<${entityId}@test>`, attempt: 1 };
  }
  const notes = (recipient: string) => database.db('mail_deliveries').where({ recipient });

  const somebodyWaits = () =>
    eventually(async () => {
      const { rows } = await database.db.raw(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });

  it('is not written once its person is erased', async () => {
    const delivery = await deliveryTo('gone@example.com', 1);
    await database.db.transaction((trx) =>
      scrubEvents(trx, { entityType: 'thing', ids: [1] }, { email: 'erased' }),
    );
    expect(await begin(database.db, delivery)).toBe('forgotten');
    expect(await beginWithinDailyLimit(database.db, delivery, 5)).toBe('forgotten');
    expect(await beginWithinDailyLimit(database.db, delivery, 0), 'nor that it is withheld').toBe(
      'forgotten',
    );
    expect(await notes('gone@example.com')).toEqual([]);
  });

  it('counts the mails of its own kind, to its own address, of the last 24 hours, that were sent', async () => {
    const begun = async (entityId: number, facts = {}) => {
      const delivery = { ...(await deliveryTo('often@example.com', entityId)), ...facts };
      return { delivery, result: await beginWithinDailyLimit(database.db, delivery, 2) };
    };
    const change = (eventId: number, facts: object) =>
      database.db('mail_deliveries').where({ event_id: eventId }).update(facts);
    const old = { started_at: database.db.raw(`now() - interval '24 hours 1 minute'`) };
    const first = await begun(10);
    await begun(11, { recipient: 'seldom@example.com' });
    await begun(12, { template: 'another_mail' });
    await begun(13, { template: 'another_mail' });
    expect((await begun(14, { template: 'another_mail' })).result).toBe('withheld');
    const second = await begun(15, { recipient: 'OFTEN@example.com' });
    expect([first.result, second.result]).toEqual([expect.any(Number), expect.any(Number)]);
    expect((await begun(16)).result).toBe('withheld');
    expect(await beginWithinDailyLimit(database.db, second.delivery, 2), 'another try').toBeTypeOf('number');

    await change(first.delivery.event.id, { status: 'failed' });
    expect((await begun(17)).result, 'one had failed').toBeTypeOf('number');
    expect((await begun(18)).result).toBe('withheld');
    await change(second.delivery.event.id, old);
    expect((await begun(19)).result, 'one is older than a day').toBeTypeOf('number');
    expect((await begun(20)).result).toBe('withheld');
  });

  it('waits for an erasure that has begun, and is then not written', async () => {
    const delivery = await deliveryTo('going@example.com', 2);
    const erasure = await database.db.transaction();
    await scrubEvents(erasure, { entityType: 'thing', ids: [2] }, { email: 'erased' });
    const begun = begin(database.db, delivery);
    await somebodyWaits();
    await erasure.commit();
    expect(await begun).toBe('forgotten');
    expect(await notes('going@example.com')).toEqual([]);
  });

  it('is seen by an erasure that comes after it', async () => {
    const delivery = await deliveryTo('later@example.com', 3);
    const noting = await database.db.transaction();
    expect(await begin(noting, delivery)).toBeTypeOf('number');
    const seen = database.db.transaction(async (trx) => {
      await scrubEvents(trx, { entityType: 'thing', ids: [3] }, { email: 'erased' });
      return trx('mail_deliveries').where({ recipient: 'later@example.com' }).pluck('event_id');
    });
    await somebodyWaits();
    await noting.commit();
    expect(await seen).toEqual([delivery.event.id]);
  });
});
