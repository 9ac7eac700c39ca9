import { requireFound } from '../../platform/errors.ts';
import { doneResponseSchema } from '../../platform/fields.contract.ts';
import { Endpoints, idParams, type Tag } from '../../platform/http/endpoints.ts';
import type { ClockDependencies } from './commands/lockClock.ts';
import { resumeClock } from './commands/resumeClock.ts';
import { snoozeEnquiry } from './commands/snoozeEnquiry.ts';
import { waitForCustomer } from './commands/waitForCustomer.ts';
import { replyClockSchema, replyClockTexts, snoozeSchema, waitSchema } from './contract.ts';
import { findClock, toReplyClock } from './queries.ts';

const tag: Tag = { name: 'Reply clock', description: 'Until when enquiries are to be answered.' };

const spec = {
  access: 'enquiries.respond',
  params: idParams,
  response: doneResponseSchema.extend({ data: replyClockSchema }),
} as const;

/** The reply clock under `/api/enquiries/:id`. */
export function replyClockEndpoints(dependencies: ClockDependencies): Endpoints {
  const clocks = new Endpoints(tag);
  const respond = async (id: number, now: Date, message: string) => {
    const clock = requireFound(await findClock(dependencies.db, id), replyClockTexts.notFound);
    return { message, data: toReplyClock(clock, now) };
  };

  clocks.put(
    '/api/enquiries/:id/snooze',
    {
      summary: 'Snooze an enquiry until the morning of a day',
      ...spec,
      body: snoozeSchema,
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, body, context }) => {
      await snoozeEnquiry(dependencies, params.id, body, context);
      return respond(params.id, context.now, replyClockTexts.snoozed);
    },
  );
  clocks.put(
    '/api/enquiries/:id/wait',
    {
      summary: 'Stop the reply clock until the customer answers',
      ...spec,
      body: waitSchema,
      optionalBody: true,
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, body, context }) => {
      await waitForCustomer(dependencies.db, params.id, context, body);
      return respond(params.id, context.now, replyClockTexts.waiting);
    },
  );
  clocks.put(
    '/api/enquiries/:id/resume',
    {
      summary: 'Start the reply clock of a snoozed or waiting enquiry again',
      ...spec,
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, context }) => {
      await resumeClock(dependencies, params.id, context);
      return respond(params.id, context.now, replyClockTexts.resumed);
    },
  );
  return clocks;
}
