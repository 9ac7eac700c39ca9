import { describe, expect, it } from 'vitest';
import { createSystemContext, record, scrubEvents } from '../../../server/platform/events/events.ts';
import { useDatabase } from '../../../server/testing/database.ts';
import { waitUntilBlocked } from '../../../server/testing/waitUntilBlocked.ts';
import { readEvents } from '../../delivery/readEvents.ts';
import { recordAttempt, recordAttemptWithinLimit } from './recordAttempt.ts';

describe('the record of an attempt to send a mail', () => {
  const database = useDatabase();

  async function buildAttempt(recipient: string, entityId: number) {
    const { db } = database;
    const context = createSystemContext(new Date());
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
  const listDeliveries = (recipient: string) => database.db('mail_deliveries').where({ recipient });

  it('is not written once its person is erased', async () => {
    const attempt = await buildAttempt('gone@example.com', 1);
    await database.db.transaction((trx) =>
      scrubEvents(trx, { entityType: 'thing', ids: [1] }, { email: 'erased' }),
    );
    expect(await recordAttempt(database.db, attempt)).toBe('forgotten');
    expect(await recordAttemptWithinLimit(database.db, attempt, 5)).toBe('forgotten');
    expect(await recordAttemptWithinLimit(database.db, attempt, 0), 'nor that it is withheld').toBe(
      'forgotten',
    );
    expect(await listDeliveries('gone@example.com')).toEqual([]);
  });

  it('counts the mails of its own kind, to its own address, of the last 24 hours, that were sent', async () => {
    const recordNext = async (entityId: number, facts = {}) => {
      const attempt = { ...(await buildAttempt('often@example.com', entityId)), ...facts };
      return { attempt, result: await recordAttemptWithinLimit(database.db, attempt, 2) };
    };
    const change = (eventId: number, facts: object) =>
      database.db('mail_deliveries').where({ event_id: eventId }).update(facts);
    const old = { started_at: database.db.raw(`now() - interval '24 hours 1 minute'`) };
    const first = await recordNext(10);
    await recordNext(11, { recipient: 'seldom@example.com' });
    await recordNext(12, { template: 'another_mail' });
    await recordNext(13, { template: 'another_mail' });
    expect((await recordNext(14, { template: 'another_mail' })).result).toBe('withheld');
    const second = await recordNext(15, { recipient: 'OFTEN@example.com' });
    expect([first.result, second.result]).toEqual([expect.any(Number), expect.any(Number)]);
    expect((await recordNext(16)).result).toBe('withheld');
    expect(await recordAttemptWithinLimit(database.db, second.attempt, 2), 'another try').toBeTypeOf(
      'number',
    );

    await change(first.attempt.event.id, { status: 'failed' });
    expect((await recordNext(17)).result, 'one had failed').toBeTypeOf('number');
    expect((await recordNext(18)).result).toBe('withheld');
    await change(second.attempt.event.id, old);
    expect((await recordNext(19)).result, 'one is older than a day').toBeTypeOf('number');
    expect((await recordNext(20)).result).toBe('withheld');
  });

  it('waits for an erasure that has begun, and is then not written', async () => {
    const attempt = await buildAttempt('going@example.com', 2);
    const erasure = await database.db.transaction();
    await scrubEvents(erasure, { entityType: 'thing', ids: [2] }, { email: 'erased' });
    const recorded = recordAttempt(database.db, attempt);
    await waitUntilBlocked(database.db);
    await erasure.commit();
    expect(await recorded).toBe('forgotten');
    expect(await listDeliveries('going@example.com')).toEqual([]);
  });

  it('is seen by an erasure that comes after it', async () => {
    const attempt = await buildAttempt('later@example.com', 3);
    const recording = await database.db.transaction();
    expect(await recordAttempt(recording, attempt)).toBeTypeOf('number');
    const seen = database.db.transaction(async (trx) => {
      await scrubEvents(trx, { entityType: 'thing', ids: [3] }, { email: 'erased' });
      return trx('mail_deliveries').where({ recipient: 'later@example.com' }).pluck('event_id');
    });
    await waitUntilBlocked(database.db);
    await recording.commit();
    expect(await seen).toEqual([attempt.event.id]);
  });
});
