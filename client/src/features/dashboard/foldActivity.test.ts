import type { Activity } from '@modules/dashboard/contract.ts';
import { expect, it } from 'vitest';
import { foldActivity } from './foldActivity.ts';

const noFacts = { status: null, details: null, email: null, phone: null, destination: null, package: null };

const build = (user: string, event: string | null, id: number): Activity => ({
  ...noFacts,
  ...{ id, user, event, entity_id: id, type: 'enquiry', action: 'acted', priority: null },
  time: '2026-11-22T10:00:00.000Z',
});

const fold = (...rows: [user: string, event: string | null][]) =>
  foldActivity(rows.map(([user, event], index) => build(user, event, index + 1))).map(
    ({ activity, moreChanges }) => [activity.id, moreChanges],
  );

it('folds a run of changes by one person to its newest', () => {
  expect(
    fold(
      ['Meera', 'enquiry.assigned'],
      ['Meera', 'enquiry.status_changed'],
      ['Meera', 'enquiry.priority_changed'],
      ['Kabir', 'enquiry.assigned'],
      ['Meera', 'enquiry.note_added'],
    ),
  ).toEqual([
    [1, 2],
    [4, 0],
    [5, 0],
  ]);
});

it('never folds what customers sent, even under the name of a member of staff', () => {
  expect(
    fold(
      ['Asha', 'enquiry.submitted'],
      ['Asha', 'enquiry.submitted'],
      ['Asha', 'subscriber.subscribed'],
      ['Asha', 'enquiry.assigned'],
      ['Asha', null],
    ),
  ).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
  ]);
});
