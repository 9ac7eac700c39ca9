import { currentConsent } from '../../server/modules/enquiries/consent.contract.ts';
import { emptyFields, type Services, type Submission } from '../../server/modules/enquiries/Enquiry.ts';
import {
  bookingOptions,
  contactTimes,
  flexibilities,
  journeyBudgets,
} from '../../server/modules/enquiries/formChoices.contract.ts';
import { addDays, toDay } from '../../server/platform/text/days.contract.ts';
import { formatDay } from '../../server/platform/text/formats.contract.ts';
import { demoZone } from '../demoTime.ts';
import type { Person } from '../people.ts';
import type { Random } from '../random.ts';
import type { EnquirySources } from './readEnquirySources.ts';

/** Generates an enquiry: most about a destination, some about a wedding, many with a plain message. */
export function inventEnquiry(
  random: Random,
  { destinations, weddings, texts }: EnquirySources,
  person: Person,
  at: Date,
): Submission {
  const ahead = random.between(25, 240);
  const eventDate = addDays(toDay(at, demoZone), ahead);
  const month = formatDay(eventDate).split(' ')[1] ?? '';
  const guests = random.between(4, 26) * 10;
  const place = random.pick(destinations).name;
  const fill = (text: string, at: string = place) => {
    const filled = text
      .replaceAll('{place}', at)
      .replaceAll('{party}', random.pick(texts.parties))
      .replaceAll('{month}', month)
      .replaceAll('{city}', person.city)
      .replaceAll('{nights}', String(random.between(3, 9)))
      .replaceAll('{guests}', String(guests));
    return (
      filled.charAt(0).toUpperCase() +
      filled.slice(1).replace(/([.?!] )(\p{Ll})/gu, (_, end, letter) => end + letter.toUpperCase())
    );
  };
  const kind = random.weighted([
    ['message', 44],
    ['destination', 33],
    ['wedding', 12],
    ['open', 11],
  ] as const);
  const common = {
    ...emptyFields,
    name: person.name,
    email: person.email,
    phone: person.phone,
    consent_version: currentConsent.enquiry,
  };

  if (kind === 'message') {
    const { type, subject, message, abroad } = random.pick(texts.contact);
    const about = abroad
      ? random.pick(destinations.filter((one) => one.type === 'international')).name
      : place;
    return {
      ...common,
      channel: 'contact',
      enquiry_type: type,
      phone: random.chance(0.7) ? person.phone : null,
      subject: fill(subject, about),
      message: fill(message, about),
    };
  }

  const booking = {
    ...common,
    channel: 'booking',
    enquiry_type: 'booking',
    contact_time: random.chance(0.7) ? random.pick(contactTimes) : null,
  } as const;
  if (kind === 'wedding') {
    const wedding = random.pick(weddings).title;
    return {
      ...booking,
      subject: `Wedding Package: ${wedding}`,
      message: fill(random.pick(texts.wedding), wedding),
      destination: wedding,
      travel_type: 'Wedding Package',
      source_page: 'wedding',
      services: { tour_categories: ['Destination Weddings'], wedding_packages: [wedding] },
      event_date: eventDate,
      guest_count: guests,
      budget_range: random.pick([
        '₹8–12 lakh',
        '₹12–20 lakh',
        '₹20–35 lakh',
        'Above ₹35 lakh',
        'To be discussed',
      ]),
      venue: random.chance(0.4) ? random.pick(['Lawn by the water', 'Beach', 'Courtyard', 'Indoors']) : null,
    };
  }
  const services = tickedServices(random);
  if (kind === 'open') {
    return { ...booking, subject: 'Booking enquiry', message: fill(random.pick(texts.open)), services };
  }
  return {
    ...booking,
    subject: `Destination Package: ${place}`,
    message: fill(random.pick(texts.destination)),
    destination: place,
    travel_type: 'Destination Package',
    source_page: 'destination',
    travel_month: eventDate.slice(0, 7),
    flexibility: flexibilities[guests % flexibilities.length] ?? null,
    departure_city: person.city,
    budget_range: journeyBudgets[ahead % journeyBudgets.length] ?? null,
    services,
  };
}

/** The selected services: one kind of tour, sometimes more. */
function tickedServices(random: Random): Services {
  const some = (options: readonly string[], probability: number) =>
    random.chance(probability) ? [random.pick(options)] : [];
  return {
    tour_type: [random.pick(bookingOptions.tour_type)],
    tour_categories: some(bookingOptions.tour_categories, 0.7),
    hotel_type: some(bookingOptions.hotel_type, 0.6),
    rental_type: some(bookingOptions.rental_type, 0.3),
    ticket_type: some(bookingOptions.ticket_type, 0.4),
    visa_type: some(bookingOptions.visa_type, 0.12),
  };
}
