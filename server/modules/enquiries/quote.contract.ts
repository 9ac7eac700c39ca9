import { z } from 'zod';
import { decimalNumber } from '../../platform/contract.ts';
import { optionalValue } from '../../platform/query.contract.ts';
import { maxTravellers } from '../destinations/calculatePrice.contract.ts';

const countField = (label: string, min: number) =>
  optionalValue(
    decimalNumber(
      z
        .number(`${label} must be a number`)
        .int(`${label} must be a whole number`)
        .min(min, `${label} must be at least ${min}`)
        .max(
          maxTravellers,
          `${label} must be at most ${maxTravellers}. Please describe a larger group in your message`,
        ),
    ),
  );

/** Who travels; all optional, but children and rooms are refused without adults. */
export const travellerFields = {
  adults: countField('Adults', 1),
  children: countField('Children', 0),
  rooms: countField('Rooms', 1),
};

/** The total in rupees that the page showed. It is stored only for comparison, and never causes an error. */
export const seenTotalField = {
  seen_total: optionalValue(decimalNumber(z.number().min(0).max(1e12))).catch(undefined),
};

/** The travellers of an enquiry, with the price as the server calculated it: null when it could not. */
export const quoteSchema = z.object({
  adults: z.number(),
  children: z.number(),
  rooms: z.number(),
  price: z
    .object({
      lines: z.array(z.object({ label: z.string(), amount: z.number() })),
      total: z.number(),
      deposit: z.number(),
    })
    .nullable(),
  /** The total that the visitor saw. */
  seen_total: z.number().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;
