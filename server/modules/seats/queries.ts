import type { Database } from '../../platform/db/db.ts';
import { type DestinationRecord, getDestinationByName } from '../destinations/queries.ts';
import { countRequestedSeats, type EnquiryRecord } from '../enquiries/queries.ts';
import type { Seats } from './contract.ts';

type Asked = { destination: DestinationRecord; date: string };

/** The departure that an enquiry asks for, by its destination and date. */
export async function findDeparture(db: Database, enquiry: EnquiryRecord): Promise<Asked | null> {
  const { destination: name, event_date: date } = enquiry;
  if (!name || !date) return null;
  const destination = await getDestinationByName(db, name, { inactiveToo: true });
  if (destination?.name.toLowerCase() !== name.toLowerCase()) return null;
  const isOffered = destination.available_dates.some((departure) => departure.date === date);
  return isOffered ? { destination, date } : null;
}

/** Free, requested and confirmed seats of the departure that an enquiry asks for. */
export async function getSeats(db: Database, enquiry: EnquiryRecord): Promise<Seats> {
  const found = await findDeparture(db, enquiry);
  const departure = found?.destination.available_dates.find(({ date }) => date === found.date);
  if (!found || !departure) return null;
  const { destination, date } = found;
  const own = await db('departure_seats')
    .select('seats')
    .where({ enquiry_id: enquiry.id })
    .first<{ seats: number } | undefined>();
  return {
    ...{ destination: destination.name, date, seats: departure.seats },
    seats_left: Math.max(0, departure.seats - (departure.seats_taken ?? 0)),
    requested: await countRequestedSeats(db, destination.name, date),
    confirmed: own?.seats ?? 0,
    travellers: enquiry.quote ? enquiry.quote.adults + enquiry.quote.children : 0,
  };
}
