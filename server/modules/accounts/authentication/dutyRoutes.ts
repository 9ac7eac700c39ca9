import type { Database } from '../../../platform/db/db.ts';
import { dataResponse, doneResponseSchema } from '../../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../../platform/http/endpoints.ts';
import { changeDuty } from '../users/commands/changeDuty.ts';
import { isOnDuty } from '../users/queries.ts';
import { dutySchema } from './contract.ts';

const tag: Tag = { name: 'Duty', description: 'Whether the caller gets new enquiries by rule.' };

export function dutyEndpoints({ db }: { db: Database }): Endpoints {
  const duty = new Endpoints(tag);
  duty.get(
    '/api/auth/duty',
    {
      summary: 'Get whether you are on duty',
      access: 'enquiries.respond',
      response: dataResponse(dutySchema),
    },
    async ({ actor }) => ({ data: { on_duty: await isOnDuty(db, actor.id) } }),
  );
  duty.put(
    '/api/auth/duty',
    {
      summary: 'Go on or off duty',
      access: 'enquiries.respond',
      body: dutySchema,
      response: doneResponseSchema.extend({ data: dutySchema }),
    },
    async ({ actor, body, context }) => {
      await changeDuty(db, actor, body.on_duty, context);
      return {
        message: body.on_duty ? 'You are on duty.' : 'You are off duty.',
        data: { on_duty: body.on_duty },
      };
    },
  );
  return duty;
}
