import type { Database } from '../../platform/db/db.ts';
import { doneResponseSchema } from '../../platform/fields.contract.ts';
import { type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { presenceChannel } from './events.ts';
import { type PresenceMessage, presenceSchema } from './presence.contract.ts';

/** Presence is announced to the API processes and stored nowhere. */
export function declarePresence(enquiries: Endpoints, db: Database): void {
  enquiries.put(
    '/api/enquiries/:id/presence',
    {
      summary: 'Tell colleagues that you view an enquiry, write a reply to it, or left it',
      access: 'enquiries.view',
      params: idParams,
      body: presenceSchema,
      response: doneResponseSchema,
    },
    async ({ params, body, actor }) => {
      const message: PresenceMessage = {
        enquiry_id: params.id,
        user_id: actor.id,
        name: actor.name,
        doing: body.doing,
      };
      await db.raw('select pg_notify(?, ?)', [presenceChannel, JSON.stringify(message)]);
      return { message: 'Announced' };
    },
  );
}
