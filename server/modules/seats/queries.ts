import type { Database, Transaction } from '../../platform/db/db.ts';
import type { DepartureResponse } from '../destinations/departures.contract.ts';
import { type DestinationRecord, getDestinationByExactName, toDeparture } from '../destinations/queries.ts';
import { countRequestedSeats, type EnquiryRecord } from '../enquiries/queries.ts';
import type { Seats } from './contract.ts';

type FoundDeparture = { destination: DestinationRecord; departure: DepartureResponse };

/** The departure that an enquiry names by destination and date. */
export async function findDeparture(db: Database, enquiry: EnquiryRecord): Promise<FoundDeparture | null> {
  const { destination: name, event_date } = enquiry;
  if (!name || !event_date) return null;
  const destination = await getDestinationByExactName(db, name, { inactiveToo: true });
  const departure = destination?.available_dates.find(({ date }) => date === event_date);
  return destination && departure ? { destination, departure: toDeparture(departure) } : null;
}

/** Free, requested and confirmed seats of the departure that an enquiry names. */
export async function getSeats(db: Database, enquiry: EnquiryRecord): Promise<Seats> {
  const found = await findDeparture(db, enquiry);
  if (!found) return null;
  const { destination, departure } = found;
  const own = await db('departure_seats')
    .select('seats')
    .where({ enquiry_id: enquiry.id })
    .first<{ seats: number } | undefined>();
  return {
    destination: destination.name,
    date: departure.date,
    seats: departure.seats,
    seats_left: departure.seats_left,
    requested: await countRequestedSeats(db, destination.name, departure.date),
    confirmed: own?.seats ?? 0,
    travellers: enquiry.quote ? enquiry.quote.adults + enquiry.quote.children : 0,
  };
}

/** The confirmed seats of a destination's departures, by date. */
export async function countConfirmedSeats(
  trx: Transaction,
  destinationId: number,
): Promise<Map<string, number>> {
  const rows: { date: string; seats: number }[] = await trx('departure_seats')
    .select('date')
    .sum({ seats: 'seats' })
    .where({ destination_id: destinationId })
    .groupBy('date');
  return new Map(rows.map(({ date, seats }) => [date, seats]));
}
