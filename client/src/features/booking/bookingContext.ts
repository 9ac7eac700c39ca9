import { formatDay } from '../../app/formats.ts';

/** Where an enquiry came from: the link's query, and the page before it. */
export type BookingSource = {
  for: string;
  info: string;
  travel_type: string;
  /** Guests and day as they were chosen on a tour's page, in words. */
  wish?: string;
};

export const sourceOf = (query: URLSearchParams): BookingSource => ({
  for: (query.get('for') ?? '').trim().slice(0, 60),
  info: (query.get('info') ?? '').trim().slice(0, 200),
  travel_type: (query.get('travel_type') ?? '').trim().slice(0, 120),
  wish: wishOf(query),
});

function wishOf(query: URLSearchParams): string {
  const guests = /^\d{1,2}\+?$/.exec(query.get('guests') ?? '')?.[0];
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(query.get('date') ?? '')?.[0];
  return [
    guests ? ` for ${guests} ${guests === '1' ? 'guest' : 'guests'}` : '',
    day ? ` on ${formatDay(day)}` : '',
  ].join('');
}

/** Weddings by the link's own words; by the page before only when the link says nothing. */
export function isWedding(source: BookingSource, cameFrom: string): boolean {
  if (source.for) return source.for.toLowerCase() === 'wedding' || /wedding/i.test(source.travel_type);
  return /wedding/i.test(source.travel_type) || /^\/(destination-)?wedding\/?$/.test(cameFrom);
}

export function headingOf(source: BookingSource, wedding: boolean): { title: string; text: string } {
  const { info } = source;
  if (wedding) {
    return {
      title: info ? `Plan your wedding: ${info}` : 'Plan your destination wedding',
      text: 'Tell us the day you dream of. Our wedding planners answer within 24 hours.',
    };
  }
  const about: Record<string, string> = {
    destination: info ? `Enquire about ${info}` : 'Enquire about a destination',
    tour: info ? `Enquire about ${info}` : 'Enquire about a tour',
    trip: info ? `Enquire about ${info}` : 'Enquire about a day trip',
    visa: 'Enquire about a visa',
    insurance: 'Enquire about travel insurance',
  };
  return {
    title: about[source.for.toLowerCase()] ?? 'Tell us about your journey',
    text: 'A few lines are enough. We answer with an idea and a price within 24 hours.',
  };
}

/** First words of the description; the visitor may change every one of them. */
export function descriptionOf(source: BookingSource, wedding: boolean): string {
  const { info, travel_type: type } = source;
  if (!wedding && !info && !type && !source.for) return '';
  const subject = info && type ? `${info} (${type})` : info || type || source.for;
  if (wedding) {
    return info || type
      ? `I would like to plan a destination wedding: ${subject}. Please share the packages, prices and available dates.`
      : 'I would like to plan a destination wedding. Please share the packages, prices and available dates.';
  }
  return `I would like to know more about ${subject}${source.wish ?? ''}. Please share the details, prices and available dates.`;
}

const ownWords =
  /^I would like to (know more about|plan a destination wedding)[\s\S]*Please share the (details|packages), prices and available dates\.$/;

/** Whether a description is empty or still the prefilled one, so that another link may replace it. */
export const isOwnDescription = (text: string) => text === '' || ownWords.test(text);
