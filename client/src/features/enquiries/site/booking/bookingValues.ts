import type { BookingInput } from '@modules/enquiries/contract.ts';
import { serviceFields } from '@modules/enquiries/formChoices.contract.ts';
import type { Visit } from '@modules/enquiries/visit.contract.ts';
import type { FormControl } from '../../../../lib/forms/useFormField.ts';
import type { BookingSource } from './bookingSource.ts';

export type ServiceField = (typeof serviceFields)[number];

export const emptyBooking = {
  login_id: '',
  email: '',
  mobile: '',
  contact_time: '',
  event_date: '',
  guest_count: '',
  budget_range: '',
  venue: '',
  travel_month: '',
  flexibility: '',
  departure_city: '',
  adults: '',
  children: '',
  rooms: '',
  description: '',
  tour_type: [] as string[],
  tour_categories: [] as string[],
  hotel_type: [] as string[],
  rental_type: [] as string[],
  ticket_type: [] as string[],
  visa_type: [] as string[],
  wedding_packages: [] as string[],
  attachment: null as File | null,
};
export type BookingValues = typeof emptyBooking;

/** The request body: the visible fields, and the visitor's origin. */
export function bookingInput(
  values: BookingValues,
  source: BookingSource,
  wedding: boolean,
): BookingInput & Pick<Visit, 'journeys'> {
  const { event_date, budget_range, flexibility, departure_city, adults, children, rooms } = values;
  const person = {
    login_id: values.login_id.trim(),
    email: values.email.trim(),
    mobile: values.mobile.trim(),
    contact_time: values.contact_time,
    description: values.description.trim(),
  };
  const { info, travel_type, journeys = [] } = source;
  const origin = { info, travel_type, journeys, for: source.for || (wedding ? 'wedding' : '') };
  if (wedding) {
    const { guest_count, venue } = values;
    return { ...person, ...origin, event_date, guest_count, budget_range, venue };
  }
  const services = Object.fromEntries(serviceFields.map((name) => [name, values[name]]));
  const travel_month = event_date ? '' : values.travel_month;
  const trip = { event_date, travel_month, flexibility, departure_city, budget_range };
  return { ...person, ...origin, ...services, ...trip, adults, children, rooms };
}

type TextName = Exclude<keyof BookingValues, ServiceField | 'attachment'>;

/** Binds text fields of the form, with the ids of their inputs. */
export const bindBooking = (control: FormControl<BookingValues>) => (name: TextName) => ({
  id: `booking-${name}`,
  name,
  control,
});
