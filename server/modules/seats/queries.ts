import type { Knex } from 'knex';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { getLastDay } from '../destinations/departureState.contract.ts';
import type { DepartureResponse } from '../destinations/departures.contract.ts';
import {
  type DestinationRecord,
  getDestination,
  getDestinationByAnyName,
  toDeparture,
} from '../destinations/queries.ts';
import { countRequestedSeats, type EnquiryRecord } from '../enquiries/queries.ts';
import type { Seats } from './contract.ts';

export type SeatRow = { enquiry_id: number; destination_id: number; date: string; seats: number };

/** The seats that enquiries have. */
export const selectSeats = (db: Database): Knex.QueryBuilder =>
  db('departure_seats').select('enquiry_id', 'destination_id', 'date', 'seats');

/** The ids of the enquiries with seats of a departure on a day or later. */
export const selectEnquiriesWithSeats = (db: Database, from: string): Knex.QueryBuilder =>
  db('departure_seats').where('date', '>=', from).select('enquiry_id');

type Journey = Pick<EnquiryRecord, 'id' | 'destination' | 'event_date'>;
/** `confirmed`: the seats of the enquiry. */
type FoundDeparture = { destination: DestinationRecord; departure: DepartureResponse; confirmed: number };

const all = { includeInactive: true };

function selectDeparture(
  destination: DestinationRecord | undefined,
  date: string | null,
  confirmed: number,
): FoundDeparture | null {
  const departure = destination?.available_dates.find((one) => one.date === date);
  return destination && departure ? { destination, departure: toDeparture(departure), confirmed } : null;
}

async function findConfirmed(db: Database, { id }: Journey): Promise<FoundDeparture | null> {
  const own = await selectSeats(db).where({ enquiry_id: id }).first<SeatRow | undefined>();
  if (!own) return null;
  return selectDeparture(await getDestination(db, own.destination_id, all), own.date, own.seats);
}

/** The departure on which an enquiry has seats, else the one that it names by destination and date. */
export const findDeparture = async (db: Database, enquiry: Journey): Promise<FoundDeparture | null> =>
  (await findConfirmed(db, enquiry)) ??
  selectDeparture(await getDestinationByAnyName(db, enquiry.destination, all), enquiry.event_date, 0);

/** Free, requested and confirmed seats of the departure of an enquiry. */
export async function getSeats(db: Database, enquiry: EnquiryRecord): Promise<Seats> {
  const found = await findDeparture(db, enquiry);
  if (!found) return null;
  const { destination, departure, confirmed } = found;
  return {
    destination: destination.name,
    date: departure.date,
    seats: departure.seats,
    seats_left: departure.seats_left,
    requested: await countRequestedSeats(db, destination, departure.date),
    confirmed,
    travellers: enquiry.quote ? enquiry.quote.adults + enquiry.quote.children : 0,
  };
}

/**
 * The last day of the journey of an enquiry: from its departure, else from the itinerary of the destination that it
 * names, else its preferred date.
 */
export async function getLastJourneyDay(
  db: Database,
  enquiry: Journey & { event_date: string },
): Promise<string> {
  const { event_date } = enquiry;
  const confirmed = await findConfirmed(db, enquiry);
  const destination = confirmed?.destination ?? (await getDestinationByAnyName(db, enquiry.destination, all));
  const found = confirmed ?? selectDeparture(destination, event_date, 0);
  const departure = found?.departure ?? { date: event_date, end_date: null };
  return getLastDay(departure, destination?.itineraries ?? []) ?? departure.date;
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
