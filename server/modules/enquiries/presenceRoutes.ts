import type { Database } from '../../platform/db/db.ts';
import { doneResponseSchema } from '../../platform/fields.contract.ts';
import { type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { announcePresence } from './channels.ts';
import { presenceSchema } from './presence.contract.ts';

/** Presence is announced to the API processes and not stored. */
export function declarePresence(enquiries: Endpoints, db: Database): void {
  enquiries.put(
    '/api/enquiries/:id/presence',
    {
      summary: 'Announce that you view an enquiry, write a reply to it, or left it',
      access: 'enquiries.view',
      params: idParams,
      body: presenceSchema,
      response: doneResponseSchema,
    },
    async ({ params, body, actor }) => {
      const { id: user_id, name } = actor;
      await announcePresence(db, { enquiry_id: params.id, user_id, name, doing: body.doing });
      return { message: 'Announced' };
    },
  );
}
