import { z } from 'zod';
import { daySchema } from '../../platform/contract.ts';

/**
 * Whose turn it is. `due`, `due_soon` (three quarters of the time are over) and `overdue`: staff owe a reply;
 * `waiting`: for the customer; `snoozed`: until a date; `answered`: no reply is owed.
 */
const replyStates = ['due', 'due_soon', 'overdue', 'waiting', 'snoozed', 'answered'] as const;
export type ReplyState = (typeof replyStates)[number];

export const replyClockSchema = z.object({
  state: z.enum(replyStates),
  /** ISO 8601. Meaningless while no reply is owed. */
  due_at: z.string(),
  /** ISO 8601, when it returns; null unless it is snoozed. */
  snoozed_until: z.string().nullable(),
  /** A message of the customer started the clock again. */
  reopened: z.boolean(),
});
export type ReplyClock = z.infer<typeof replyClockSchema>;

export const replyClockTexts = {
  notFound: 'Enquiry not found',
  past: 'Please choose a day after today',
  far: 'Please choose a day within a year',
  snoozed: 'Enquiry snoozed',
  waiting: 'Waiting for the customer',
  changed: 'Its reply clock was changed in the meantime.',
  resumed: 'The reply clock runs again',
  notResting: 'The enquiry is neither snoozed nor waiting for the customer',
} as const;

const expectedClockSchema = z.object({
  due_at: z.iso.datetime(),
  snoozed_until: z.union([daySchema, z.iso.datetime()]).nullable(),
  state: z.enum(replyStates).optional(),
});
export type ExpectedClock = z.infer<typeof expectedClockSchema>;

/** PUT /enquiries/:id/wait */
export const waitSchema = z.object({
  /**
   * The clock as staff saw it; the change is refused when a reply, a snooze, a wait or a restart has changed it since.
   */
  expected: expectedClockSchema.optional(),
});
export type WaitInput = z.infer<typeof waitSchema>;

/** PUT /enquiries/:id/snooze: the enquiry returns on the morning of this day. */
export const snoozeSchema = waitSchema.extend({ until: daySchema });
export type SnoozeInput = z.infer<typeof snoozeSchema>;
