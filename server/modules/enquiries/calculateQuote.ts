import type { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import {
  calculatePrice,
  countRooms,
  findTravellersProblem,
  getAdultPrice,
  type Price,
  type Travellers,
} from '../destinations/calculatePrice.contract.ts';
import { activeOnly, getDestinationByName } from '../destinations/queries.ts';
import type { Settings } from '../settings/contract.ts';
import type { bookingSubmissionSchema } from './contract.ts';
import type { Quote } from './quote.contract.ts';

type BookingForm = z.output<typeof bookingSubmissionSchema>;

/**
 * The travellers in a form with their price by the current prices; null when it names no adults. A group or a
 * destination without a price has none, because an enquiry must arrive in any case.
 */
export async function calculateQuote(
  db: Database,
  form: BookingForm,
  settings: Settings,
): Promise<Quote | null> {
  const { adults, children = 0, seen_total: seen = null } = form;
  if (adults === undefined) return null;
  const travellers = { adults, children, rooms: form.rooms ?? countRooms(adults) };
  return { ...travellers, price: await findPrice(db, form, travellers, settings), seen_total: seen };
}

async function findPrice(
  db: Database,
  { for: source, info, event_date: day }: BookingForm,
  travellers: Travellers,
  settings: Settings,
): Promise<Price | null> {
  // The form shows no price for anything else: a day trip may be called like a destination.
  if (source?.toLowerCase() !== 'destination' || !info || findTravellersProblem(travellers)) return null;
  // As the form finds it: a link may have a former name, or a part of one.
  const destination = await getDestinationByName(db, info, activeOnly);
  if (!destination) return null;
  return calculatePrice(getAdultPrice(destination, day ?? null), travellers, settings);
}
