import type { ReplyClock } from '@modules/replyClock/contract.ts';
import { expect, it } from 'vitest';
import { describeClock } from './describeClock.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const running = (due_at: string, state: ReplyClock['state'] = 'due', reopened = false): ReplyClock => ({
  state,
  due_at,
  snoozed_until: null,
  reopened,
});

it.each([
  [running('2026-03-11T12:00:00Z'), 'Due in', '24 h', 'info'],
  [running('2026-03-10T12:45:30Z', 'due_soon'), 'Due in', '45 min', 'warning'],
  [running('2026-03-10T10:00:00Z', 'overdue'), 'Overdue', '2 h', 'error'],
  [running('2026-03-07T11:59:00Z', 'overdue'), 'Overdue', '3 days', 'error'],
  [running('2026-03-10T11:59:01Z', 'overdue'), 'Overdue', 'under 1 min', 'error'],
  [running('2026-03-11T11:30:00Z', 'due', true), 'Customer answered, due in', '23 h', 'info'],
  [running('2026-03-01T12:00:00Z', 'waiting'), 'Waiting for customer', undefined, 'neutral'],
  [
    { ...running('2026-03-01T12:00:00Z', 'snoozed'), snoozed_until: '2026-03-24T09:00:00Z' },
    'Snoozed until 24\u00a0Mar\u00a02026',
    undefined,
    'neutral',
  ],
] as const)('%o says %s %s', (clock, text, time, tone) => {
  expect(describeClock(clock, now)).toEqual({ text, time, tone });
});

it('says that it is overdue when the due time passes on an open page, and nothing when nothing is owed', () => {
  const clock = running('2026-03-10T12:01:00Z', 'due_soon');
  expect(describeClock(clock, now)).toMatchObject({ text: 'Due in', time: '1 min' });
  expect(describeClock(clock, now + 5 * 60_000)).toEqual({
    text: 'Overdue',
    time: '4 min',
    tone: 'error',
  });
  expect(describeClock(running('2026-03-01T12:00:00Z', 'answered'), now)).toBeNull();
});
