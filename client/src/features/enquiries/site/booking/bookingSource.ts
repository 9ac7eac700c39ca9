import { journeyPattern, maxJourneys, toJourneyLink } from '@modules/enquiries/journeyLinks.contract.ts';
import { formatDay } from '@platform/text/formats.contract.ts';

/** The origin of an enquiry: the query of the link, and the previous page. */
export type BookingSource = {
  for: string;
  info: string;
  travel_type: string;
  /** Guests and date from a tour's page, as text. */
  wish?: string;
  /** From a wishlist: the path and the title of each journey. */
  journeys?: string[];
};

/** The journeys of a wishlist; what the API would not store is left out. */
const parseJourneys = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .filter((line) => journeyPattern.test(line))
    .slice(0, maxJourneys);

/** @param date the link's date, if `parseTravellers` accepts it */
export const parseBookingSource = (query: URLSearchParams, date = ''): BookingSource => ({
  for: (query.get('for') ?? '').trim().slice(0, 60),
  info: (query.get('info') ?? '').trim().slice(0, 200),
  travel_type: (query.get('travel_type') ?? '').trim().slice(0, 120),
  wish: parseWish(query, date),
  journeys: parseJourneys(query.get('journeys')),
});

function parseWish(query: URLSearchParams, date: string): string {
  const guests = /^\d{1,2}\+?$/.exec(query.get('guests') ?? '')?.[0];
  return [
    guests ? ` for ${guests} ${guests === '1' ? 'guest' : 'guests'}` : '',
    date ? ` on ${formatDay(date)}` : '',
  ].join('');
}

/** A wedding by the link's query; the previous page counts only when the query says nothing. */
export function isWedding(source: BookingSource, cameFrom: string): boolean {
  if (source.for) return source.for.toLowerCase() === 'wedding' || /wedding/i.test(source.travel_type);
  return /wedding/i.test(source.travel_type) || /^\/(destination-)?wedding(\/|$)/i.test(cameFrom);
}

type Subject = { heading: (info: string) => string; description: (source: BookingSource) => string };

const journey = (source: BookingSource, generally: string) => {
  const { info, travel_type: type, wish = '' } = source;
  const subject = info && type ? `${info} (${type})` : info || generally;
  return `I would like to know more about ${subject}${wish}. Please share the details, prices and available dates.`;
};

/** The possible subjects of an enquiry, by the link's `for`. */
const subjects: Record<string, Subject> = {
  destination: {
    heading: (info) => (info ? `Enquire about ${info}` : 'Enquire about a destination'),
    // without the date: its field takes it from a new link, but a description that was edited does not
    description: (source) => journey({ ...source, wish: '' }, 'your destinations'),
  },
  tour: {
    heading: (info) => (info ? `Enquire about ${info}` : 'Enquire about a tour'),
    description: (source) => journey(source, 'your tours'),
  },
  trip: {
    heading: (info) => (info ? `Enquire about ${info}` : 'Enquire about a day trip'),
    description: (source) => journey(source, 'your day trips'),
  },
  brochure: {
    heading: (info) => (info ? `Ask for the ${info} brochure` : 'Ask for a brochure'),
    description: ({ info }) =>
      info ? `Please send me the brochure of ${info}.` : 'Please send me your brochures.',
  },
  wishlist: {
    heading: () => 'Send us your wishlist',
    description: ({ journeys = [] }) =>
      [
        'I would like to know more about these journeys:',
        ...journeys.map((journey) => `- ${toJourneyLink(journey).title}`),
        'Please share the details, prices and available dates.',
      ].join('\n'),
  },
  visa: {
    heading: () => 'Enquire about a visa',
    description: () =>
      'I would like help with a visa. Please tell me which papers it needs, what it costs and how long it takes.',
  },
  insurance: {
    heading: () => 'Enquire about travel insurance',
    description: () => 'I would like travel insurance. Please share the cover and the prices.',
  },
};

function findSubject(source: BookingSource): Subject | undefined {
  const name = source.for.toLowerCase();
  return Object.hasOwn(subjects, name) ? subjects[name] : undefined;
}

/** @param replyTime how soon the agency answers: `24 hours` */
export function getHeading(
  source: BookingSource,
  wedding: boolean,
  replyTime: string,
): { title: string; text: string } {
  const { info } = source;
  if (wedding) {
    return {
      title: info ? `Plan your wedding: ${info}` : 'Plan your destination wedding',
      text: `Tell us the day you dream of. Our wedding planners answer within ${replyTime}.`,
    };
  }
  return {
    title: findSubject(source)?.heading(info) ?? 'Tell us about your journey',
    text: `A few lines are enough. We answer with an idea and a price within ${replyTime}.`,
  };
}

/** The prefilled description, which the visitor may edit. */
export function getDescription(source: BookingSource, wedding: boolean): string {
  const { info, travel_type: type } = source;
  if (wedding) {
    const subject = [info, type && (info ? ` (${type})` : type)].join('');
    return `I would like to plan a destination wedding${subject && `: ${subject}`}. Please share the packages, prices and available dates.`;
  }
  const subject = findSubject(source);
  if (subject) return subject.description(source);
  return info || type ? journey(source, type) : '';
}

/** Key of the enquiry's subject: each subject has a separate draft, for all dates and numbers of guests. */
export const getDraftName = (source: BookingSource, wedding: boolean): string =>
  `booking-draft ${JSON.stringify([wedding, source.for, source.info, source.travel_type, ...(source.journeys ?? [])])}`;
