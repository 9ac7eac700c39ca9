import { z } from 'zod';
import { numberField } from '../../platform/fields.contract.ts';

export const seatTexts = {
  noDeparture: 'This enquiry names no departure with seats',
  merged: 'Confirm seats in the enquiry that this one was merged into',
  tooFew: (left: number) => {
    if (left === 0) return 'No seats are left on this departure';
    return left === 1
      ? 'Only 1 seat is left on this departure'
      : `Only ${left} seats are left on this departure`;
  },
  saved: 'Seats saved',
} as const;

/** PUT /enquiries/:id/seats: all seats of the enquiry; 0 releases them. */
export const seatsSchema = z.object({
  seats: numberField('Seats', { min: 0, max: 1000, whole: true }),
});

/** The departure on which an enquiry has seats or that it names; null when there is none. */
export const seatsResponseSchema = z
  .object({
    destination: z.string(),
    date: z.string(),
    seats: z.number(),
    seats_left: z.number(),
    /** Travellers of all open enquiries for the departure, this one included. */
    requested: z.number(),
    /** The seats of this enquiry. */
    confirmed: z.number(),
    travellers: z.number(),
  })
  .nullable();
export type Seats = z.infer<typeof seatsResponseSchema>;
