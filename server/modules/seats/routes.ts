import type { Database } from '../../platform/db/db.ts';
import { dataResponse, doneResponseSchema } from '../../platform/fields.contract.ts';
import { byId, Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { requireEnquiry } from '../enquiries/queries.ts';
import { confirmSeats } from './commands/confirmSeats.ts';
import { seatsResponseSchema, seatsSchema, seatTexts } from './contract.ts';
import { getSeats } from './queries.ts';

const tag: Tag = { name: 'Seats', description: 'Seats of departures that enquiries ask for.' };

export function seatEndpoints({ db }: { db: Database }): Endpoints {
  const seats = new Endpoints(tag);

  seats.get(
    '/api/enquiries/:id/seats',
    {
      summary: 'Get free, requested and confirmed seats of the departure that an enquiry names',
      access: 'enquiries.view',
      ...byId,
      response: dataResponse(seatsResponseSchema),
    },
    async ({ params }) => ({ data: await getSeats(db, await requireEnquiry(db, params.id)) }),
  );
  seats.put(
    '/api/enquiries/:id/seats',
    {
      summary: 'Confirm seats for an enquiry, or release them',
      access: 'enquiries.respond',
      ...byId,
      body: seatsSchema,
      response: doneResponseSchema.extend({ data: seatsResponseSchema }),
    },
    async ({ params, body, context }) => {
      await confirmSeats(db, params.id, body.seats, context);
      const data = await getSeats(db, await requireEnquiry(db, params.id));
      return { message: seatTexts.saved, data };
    },
  );
  return seats;
}
