import { formatNumber, formatPrice } from '@platform/text/formats.contract.ts';
import type { WeddingCardFacts } from './weddingsApi.ts';

/** What the list is limited to, as in the URL; empty means any. */
export type WeddingFilter = {
  /** A region, or a part of a location. */
  place: string;
  /** Minimum number of guests. */
  guests: string;
  /** Maximum price in rupees. */
  budget: string;
};

type Choice = { value: string; label: string };

const parseAmount = (text: string | null) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? String(text) : '');

export const parseWeddingFilter = (query: URLSearchParams): WeddingFilter => ({
  place: (query.get('place') ?? '').trim().slice(0, 200),
  guests: parseAmount(query.get('guests')),
  budget: parseAmount(query.get('budget')),
});

export const isUnfiltered = ({ place, guests, budget }: WeddingFilter) =>
  place === '' && guests === '' && budget === '';

/** The filter as a query string, without empty values. */
export const weddingFilterQuery = (filter: WeddingFilter) =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));

export function filterWeddings(all: WeddingCardFacts[], filter: WeddingFilter): WeddingCardFacts[] {
  const place = filter.place.toLowerCase();
  return all.filter(
    ({ location, capacity, price }) =>
      location.toLowerCase().includes(place) &&
      (filter.guests === '' || capacity >= Number(filter.guests)) &&
      (filter.budget === '' || price <= Number(filter.budget)),
  );
}

/** The lists of the wedding page, of all packages and the featured ones. */
export function arrangeWeddings(
  all: WeddingCardFacts[],
  featured: WeddingCardFacts[],
  filter: WeddingFilter,
) {
  const displayed = all.filter((wedding) => wedding.display_in_destinations);
  // A filter leaves one list; without one, the featured packages come first and are not repeated.
  const highlighted = isUnfiltered(filter) ? featured.slice(0, 6) : [];
  const highlightedIds = new Set(highlighted.map(({ id }) => id));
  const listed = filterWeddings(displayed, filter).filter(({ id }) => !highlightedIds.has(id));
  return { displayed, highlighted, listed };
}

/** The region of a location, its last part: `Rajasthan` of `Lake Pichola, Udaipur, Rajasthan`. */
const getRegion = (location: string) => location.split(',').at(-1)?.trim() ?? '';

const guestSteps = ['50', '100', '150', '200', '300', '500'];
const budgetSteps = ['500000', '1000000', '1500000', '2000000', '3000000', '5000000'];

/** The choices of each filter; the value in the URL is one of them. */
export function listWeddingChoices(all: WeddingCardFacts[], filter: WeddingFilter) {
  const regions = new Set([...all.map(({ location }) => getRegion(location)), filter.place]);
  const amounts = (steps: string[], chosen: string) =>
    [...new Set([...steps, chosen])].filter(Boolean).sort((a, b) => Number(a) - Number(b));
  const toChoices = (values: string[], toLabel: (value: string) => string): Choice[] =>
    values.map((value) => ({ value, label: toLabel(value) }));
  return {
    place: toChoices([...regions].filter(Boolean).sort(), (region) => region),
    guests: toChoices(
      amounts(guestSteps, filter.guests),
      (guests) => `${formatNumber(Number(guests))} or more`,
    ),
    budget: toChoices(
      amounts(budgetSteps, filter.budget),
      (rupees) => `Up to ${formatPrice(Number(rupees))}`,
    ),
  };
}

/** At most three other packages: those of the same category first, then those of a similar price. */
export function findSimilarWeddings(
  all: WeddingCardFacts[],
  wedding: Pick<WeddingCardFacts, 'id' | 'price' | 'destination_category'>,
): WeddingCardFacts[] {
  const distance = (other: WeddingCardFacts) =>
    (other.destination_category === wedding.destination_category ? 0 : 1e12) +
    Math.abs(other.price - wedding.price);
  return all
    .filter(({ id }) => id !== wedding.id)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 3);
}
