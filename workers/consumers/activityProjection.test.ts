import { describe, expect, it } from 'vitest';
import type { EventShape } from '../../server/platform/events/events.ts';
import { record } from '../../server/platform/events/events.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { project } from '../delivery/project.ts';
import { activityProjection } from './activityProjection.ts';

describe('the activity feed', () => {
  const database = useDatabase();
  const bob = { id: 1, name: 'Bob' };
  const change = { channel: 'contact', name: "D'Souza" };

  const cases: [string, Record<string, unknown>, typeof bob | null, Record<string, unknown>][] = [
    [
      'enquiry.submitted',
      { channel: 'booking', name: 'Asha', subject: 'Goa', email: 'a@example.com', phone: null },
      null,
      {
        ...{ event_type: 'enquiry.submitted', entity_id: 1 },
        ...{
          user_name: 'Asha',
          type: 'booking',
          action: 'sent a booking enquiry',
          details: 'Goa',
          phone: null,
        },
      },
    ],
    [
      'enquiry.status_changed',
      { ...change, from: 'new', to: 'in_progress' },
      bob,
      { user_name: 'Bob', type: 'enquiry', action: "set the enquiry of D'Souza to in progress" },
    ],
    [
      'enquiry.assigned',
      { ...change, from: 'Asha', to: null },
      bob,
      { user_name: 'Bob', action: "unassigned the enquiry of D'Souza" },
    ],
    [
      'subscriber.unsubscribed',
      { email: 'b@example.com' },
      bob,
      { user_name: 'Bob', action: 'unsubscribed b@example.com from the newsletter' },
    ],
    [
      'subscriber.unsubscribed',
      { email: 'b@example.com' },
      null,
      { user_name: 'b@example.com', action: 'unsubscribed from the newsletter' },
    ],
  ];

  it.each(cases)('tells %s in words', async (type, data, actor, line) => {
    await database.db.transaction(async (trx) => {
      const event: EventShape = { type, entity: { type: 'thing', id: 1 }, data };
      await record(trx, event, { actor, now: new Date(), requestId: null });
    });
    await project(database.db, activityProjection, await database.db('events').select('id'));
    const row = await database.db('activity').orderBy('event_id', 'desc').first();
    expect(row).toMatchObject(line);
  });
});
