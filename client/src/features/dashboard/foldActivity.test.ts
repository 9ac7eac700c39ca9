import type { Activity } from '@modules/dashboard/contract.ts';
import { expect, it } from 'vitest';
import { foldActivity } from './foldActivity.ts';

const noFacts = { status: null, details: null, email: null, phone: null, destination: null, package: null };

type Row = [user: string, event: string | null, entity?: number];

const build = ([user, event, entity]: Row, id: number): Activity => ({
  ...noFacts,
  id,
  user,
  event,
  entity_id: entity ?? id,
  type: 'enquiry',
  action: 'acted',
  priority: null,
  time: '2026-11-22T10:00:00.000Z',
});

const fold = (...rows: Row[]) =>
  foldActivity(rows.map((row, index) => build(row, index + 1))).map(({ activity, moreChanges }) => [
    activity.id,
    moreChanges,
  ]);

it('folds changes of one person to one enquiry, and the same change to several, into the newest', () => {
  expect(
    fold(
      ['Meera', 'enquiry.assigned', 7],
      ['Meera', 'enquiry.status_changed', 7],
      ['Meera', 'enquiry.priority_changed', 7],
      ['Kabir', 'enquiry.assigned', 7],
      ['Meera', 'enquiry.note_added', 8],
      ['Meera', 'enquiry.note_added', 9],
    ),
  ).toEqual([
    [1, 2],
    [4, 0],
    [5, 1],
  ]);
});

it('shows changes of other kinds to other enquiries on lines of their own', () => {
  expect(fold(['Meera', 'enquiry.deleted', 7], ['Meera', 'enquiry.note_added', 8])).toEqual([
    [1, 0],
    [2, 0],
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
