import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../server/modules/events.ts';
import { record } from '../../server/platform/events/events.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { project } from '../delivery/project.ts';
import { replay } from '../delivery/replay.ts';
import type { EventFor } from '../subscriptions.ts';
import { activityProjection } from './activityProjection.ts';

const database = useDatabase();
const bob = { id: 1, name: 'Bob' };
const change = { channel: 'contact', name: "D'Souza" } as const;
const address = { email: 'b@example.com' };
const user = {
  name: 'Meera Iyer',
  username: 'meera',
  email: 'meera@example.com',
  userType: 'employee',
} as const;
const nothing = { status: null, details: null, email: null, phone: null, destination: null, package: null };

/** The events with a row of their own; an erasure updates those of others. */
type ProjectedType = Exclude<EventFor<'activity'>['type'], 'personal_data.erased'>;
type Case<Type extends ProjectedType> = {
  data: Extract<RecordedEvent, { type: Type }>['data'];
  actor?: null;
  row: Record<string, unknown>;
};

/** At least one case for each event type: a missing one does not compile. */
const cases: { [Type in ProjectedType]: Case<Type>[] } = {
  'enquiry.submitted': [
    {
      data: {
        reference: 'SN-000001',
        channel: 'booking',
        enquiryType: 'booking',
        name: 'Asha',
        email: 'a@example.com',
        phone: '98220 12345',
        subject: 'Goa trip',
        destination: 'Goa',
        travelType: 'Wedding Package',
      },
      actor: null,
      row: {
        type: 'booking',
        user_name: 'Asha',
        action: 'sent a booking enquiry',
        status: 'new',
        details: 'Goa trip',
        email: 'a@example.com',
        phone: '98220 12345',
        destination: 'Goa',
        package: 'Wedding Package',
        priority: 'medium',
      },
    },
    {
      data: {
        reference: 'SN-000001',
        channel: 'contact',
        enquiryType: 'general',
        name: 'Asha',
        email: 'a@example.com',
        phone: null,
        subject: 'Goa trip',
        destination: null,
        travelType: null,
      },
      actor: null,
      row: { type: 'enquiry', user_name: 'Asha', action: 'sent a message', phone: null },
    },
  ],
  'enquiry.status_changed': [
    {
      data: { ...change, from: 'new', to: 'in_progress' },
      row: {
        ...nothing,
        type: 'enquiry',
        action: "set the enquiry of D'Souza to in progress",
        status: 'in_progress',
        priority: null,
      },
    },
  ],
  'enquiry.priority_changed': [
    {
      data: { ...change, from: 'medium', to: 'high' },
      row: { ...nothing, action: "gave the enquiry of D'Souza high priority", priority: 'high' },
    },
  ],
  'enquiry.note_added': [
    { data: { ...change, noteId: 1 }, row: { ...nothing, action: "added a note to the enquiry of D'Souza" } },
  ],
  'enquiry.assigned': [
    {
      data: { ...change, from: null, to: 'Asha' },
      row: { ...nothing, action: "assigned the enquiry of D'Souza to Asha" },
    },
    {
      data: { ...change, from: 'Asha', to: null },
      row: { ...nothing, action: "unassigned the enquiry of D'Souza" },
    },
  ],
  'enquiry.deleted': [
    {
      data: {
        ...change,
        reference: 'SN-000001',
        submittedAt: '2026-03-10T10:00:00Z',
        status: 'new',
        priority: 'medium',
      },
      row: { ...nothing, type: 'enquiry', action: 'deleted enquiry SN-000001' },
    },
  ],
  'reply.sent': [
    { data: { ...change, messageId: 1 }, row: { ...nothing, action: "answered the enquiry of D'Souza" } },
  ],
  'reply.failed': [
    {
      data: { ...change, messageId: 1, reason: '550 No such mailbox' },
      row: { ...nothing, action: "could not deliver the reply to the enquiry of D'Souza" },
    },
  ],
  'call.logged': [
    {
      data: { ...change, channel: 'booking', messageId: 1 },
      row: { ...nothing, type: 'booking', action: "logged a call about the enquiry of D'Souza" },
    },
  ],
  'whatsapp.logged': [
    {
      data: { ...change, messageId: 1 },
      row: { ...nothing, action: "logged a WhatsApp message about the enquiry of D'Souza" },
    },
  ],
  'web_message.received': [
    {
      data: { ...change, messageId: 1 },
      row: { ...nothing, user_name: "D'Souza", action: 'added a message to the enquiry' },
    },
  ],
  'enquiry.withdrawn': [
    {
      data: { ...change, channel: 'booking' },
      row: { ...nothing, user_name: "D'Souza", type: 'booking', action: 'withdrew the enquiry' },
    },
  ],
  'customer_mail.received': [
    {
      data: { ...change, messageId: 1 },
      actor: null,
      row: { ...nothing, user_name: "D'Souza", action: 'answered by mail' },
    },
  ],
  'mail.bounced': [
    {
      data: { ...change, reason: '550 No such mailbox' },
      row: { ...nothing, user_name: 'Safarnama', action: "learned that mail does not reach D'Souza" },
    },
  ],
  'review.received': [
    {
      data: { journey: 'destination:1', journeyName: 'Zanskar', rating: 5, state: 'pending' },
      actor: null,
      row: {
        ...nothing,
        type: 'review',
        user_name: 'A guest',
        action: 'reviewed Zanskar',
        status: 'pending',
        priority: null,
      },
    },
  ],
  'user.created': [
    {
      data: user,
      row: {
        ...nothing,
        type: 'registration',
        action: 'created the account of Meera Iyer',
        email: 'meera@example.com',
      },
    },
  ],
  'user.deleted': [
    {
      data: user,
      row: { ...nothing, type: 'registration', action: 'deleted the account of Meera Iyer' },
    },
  ],
  'subscriber.subscribed': [
    {
      data: { ...address, source: 'website' },
      actor: null,
      row: {
        ...nothing,
        type: 'newsletter',
        user_name: 'b@example.com',
        email: 'b@example.com',
        action: 'subscribed to the newsletter',
        status: 'pending',
      },
    },
  ],
  'subscriber.verified': [
    {
      data: address,
      actor: null,
      row: {
        ...nothing,
        type: 'newsletter',
        user_name: 'b@example.com',
        email: 'b@example.com',
        action: 'confirmed the newsletter',
        status: 'verified',
      },
    },
  ],
  'subscriber.unsubscribed': [
    {
      data: address,
      row: {
        ...nothing,
        user_name: 'Bob',
        action: 'unsubscribed b@example.com from the newsletter',
        email: 'b@example.com',
        status: 'unsubscribed',
      },
    },
    {
      data: address,
      actor: null,
      row: { user_name: 'b@example.com', action: 'unsubscribed from the newsletter' },
    },
  ],
};

const all = Object.entries<Pick<Case<ProjectedType>, 'data' | 'actor' | 'row'>[]>(cases).flatMap(
  ([type, ofType]) => ofType.map((one) => ({ type, ...one })),
);

it.each(all)('the activity feed shows $type as "$row.action"', async ({ type, data, actor, row }) => {
  await database.db.transaction((trx) =>
    record(
      trx,
      { type, entity: { type: 'thing', id: 1 }, data },
      { actor: actor === null ? null : bob, now: new Date(), requestId: null },
    ),
  );
  const event = await database.db('events').orderBy('id', 'desc').first('id', 'occurred_at');
  await project(database.db, activityProjection, [event]);
  const expected = { event_id: event.id, event_type: type, entity_id: 1, occurred_at: event.occurred_at };
  expect(await database.db('activity').where({ event_id: event.id }).first()).toMatchObject({
    ...expected,
    user_name: 'Bob',
    ...row,
  });
});

it('a replay of these events changes no row', async () => {
  expect(await replay(database.db, activityProjection)).toEqual({ events: all.length, differing: 0 });
});
