/**
 * The price of a journey for a group, calculated by the site and by the server. All amounts are whole rupees. Imports no
 * zod, because the itinerary page loads it.
 */

import { formatCount, formatPrice } from '../../platform/text/formats.contract.ts';

/** Percentages of the settings: of the price per adult, of the sum, and of the total. One that is unknown counts as 0. */
export type PriceRules = {
  price_child_percent?: number;
  price_single_percent?: number;
  price_tax_percent?: number;
  price_deposit_percent?: number;
};

export type Travellers = { adults: number; children: number; rooms: number };
type PriceLine = { label: string; amount: number };
/** The amounts of the lines add up to the total; the deposit is a part of it. */
export type Price = { lines: PriceLine[]; total: number; deposit: number };

/** What a starting price covers; a note that begins with the price does not repeat it. */
export const describePrice = (note: string | null, price: number): string =>
  note?.replace(formatPrice(price), '').trim() || 'per person';

const guestsPerRoom = 3;
export const maxTravellers = 20;

/** `2 adults, 1 child, 1 room` */
export const formatTravellers = ({ adults, children, rooms }: Travellers): string =>
  [
    formatCount(adults, 'adult'),
    ...(children > 0 ? [formatCount(children, 'child', 'children')] : []),
    formatCount(rooms, 'room'),
  ].join(', ');

/** The fewest rooms for a group: two adults share one. */
export const countRooms = (adults: number): number => Math.ceil(adults / 2);

/** Why a group cannot travel in so many rooms, with the field at fault; null when it can. */
export function findTravellersProblem(
  travellers: Travellers,
): { field: keyof Travellers; message: string } | null {
  const { adults, children, rooms } = travellers;
  if (!isCount(adults, 1))
    return { field: 'adults', message: `Adults must be between 1 and ${maxTravellers}` };
  if (!isCount(children, 0))
    return { field: 'children', message: `Children must be between 0 and ${maxTravellers}` };
  if (!isCount(rooms, 1)) return { field: 'rooms', message: `Rooms must be between 1 and ${maxTravellers}` };
  // otherwise no number of rooms would do
  if (adults + children > adults * guestsPerRoom)
    return {
      field: 'children',
      message: `At most ${guestsPerRoom - 1} children share a room with an adult: please ask us for the price`,
    };
  if (rooms > adults)
    return { field: 'rooms', message: 'Each room needs an adult: please choose fewer rooms' };
  if (adults + children > rooms * guestsPerRoom)
    return { field: 'rooms', message: `At most ${guestsPerRoom} share a room: please choose more rooms` };
  return null;
}

const isCount = (value: number, least: number) =>
  Number.isInteger(value) && value >= least && value <= maxTravellers;

const percent = (amount: number, share = 0) => Math.round((amount * share) / 100);

/** The price; `adultPrice` is for one adult who shares a room. A room with a single guest has the supplement. */
export function calculatePrice(adultPrice: number, travellers: Travellers, rules: PriceRules): Price {
  const { adults, children, rooms } = travellers;
  const adult = Math.round(adultPrice);
  const singles = Math.max(0, 2 * rooms - adults - children);
  const taxable = [
    { label: formatCount(adults, 'adult'), amount: adults * adult },
    {
      label: formatCount(children, 'child', 'children'),
      amount: children * percent(adult, rules.price_child_percent),
    },
    {
      label: `Single supplement, ${formatCount(singles, 'room')}`,
      amount: singles * percent(adult, rules.price_single_percent),
    },
  ];
  const net = taxable.reduce((sum, { amount }) => sum + amount, 0);
  const tax = { label: `Tax ${rules.price_tax_percent} %`, amount: percent(net, rules.price_tax_percent) };
  const total = net + tax.amount;
  return {
    lines: [...taxable, tax].filter(({ amount }) => amount > 0),
    total,
    deposit: percent(total, rules.price_deposit_percent),
  };
}

type Priced = { starting_price: number; available_dates: { date: string; price?: number | null }[] };

/** The price per adult on a date: that of its departure, else the starting price. */
export const getAdultPrice = ({ starting_price, available_dates }: Priced, date: string | null): number =>
  available_dates.find((departure) => departure.date === date)?.price ?? starting_price;
