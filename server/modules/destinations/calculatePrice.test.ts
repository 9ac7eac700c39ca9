import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatePrice,
  countRooms,
  findTravellersProblem,
  formatTravellers,
  getAdultPrice,
  maxTravellers,
} from './calculatePrice.contract.ts';

const percentage = fc.integer({ min: 0, max: 100 });
const rules = fc.record({
  price_child_percent: percentage,
  price_single_percent: percentage,
  price_tax_percent: percentage,
  price_deposit_percent: percentage,
});
const travellers = fc
  .record({
    adults: fc.integer({ min: 1, max: maxTravellers }),
    children: fc.integer({ min: 0, max: maxTravellers }),
    rooms: fc.integer({ min: 1, max: maxTravellers }),
  })
  .filter((group) => findTravellersProblem(group) === null);
const adultPrice = fc.integer({ min: 0, max: 10_000_000 });
const seed = { seed: 20261123, numRuns: 300 };

describe('the price of a journey', () => {
  it('has lines of whole rupees that add up to the total, and a deposit within it', () => {
    fc.assert(
      fc.property(adultPrice, travellers, rules, (adult, group, given) => {
        const { lines, total, deposit } = calculatePrice(adult, group, given);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect([...lines.map(({ amount }) => amount), total, deposit].every(Number.isSafeInteger)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(group.adults * adult);
        expect(deposit).toBeLessThanOrEqual(total);
      }),
      seed,
    );
  });

  it('never falls when an adult with a room joins, or when a guest takes a room alone', () => {
    fc.assert(
      fc.property(adultPrice, travellers, rules, (adult, group, given) => {
        const total = calculatePrice(adult, group, given).total;
        const more = { ...group, adults: group.adults + 1, rooms: group.rooms + 1 };
        expect(calculatePrice(adult, more, given).total).toBeGreaterThanOrEqual(total);
        const apart = { ...group, rooms: group.rooms + 1 };
        expect(calculatePrice(adult, apart, given).total).toBeGreaterThanOrEqual(total);
      }),
      seed,
    );
  });

  it('charges children, the empty bed of a room and tax', () => {
    const given = {
      price_child_percent: 60,
      price_single_percent: 35,
      price_tax_percent: 5,
      price_deposit_percent: 25,
    };
    expect(calculatePrice(10_000, { adults: 2, children: 1, rooms: 2 }, given)).toEqual({
      lines: [
        { label: '2 adults', amount: 20_000 },
        { label: '1 child', amount: 6000 },
        { label: 'Single supplement, 1 room', amount: 3500 },
        { label: 'Tax 5 %', amount: 1475 },
      ],
      total: 30_975,
      deposit: 7744,
    });
  });

  it.each([
    [{ adults: 0, children: 0, rooms: 1 }, 'adults'],
    [{ adults: 2, children: -1, rooms: 1 }, 'children'],
    [{ adults: 2, children: 0, rooms: 3 }, 'rooms'],
    [{ adults: 2, children: 2, rooms: 1 }, 'rooms'],
    [{ adults: 1, children: 3, rooms: 1 }, 'children'],
    [{ adults: 1, children: 3, rooms: 2 }, 'children'],
    [{ adults: Number.NaN, children: 0, rooms: 1 }, 'adults'],
  ])('names the field at fault of %o', (group, field) => {
    expect(findTravellersProblem(group)).toMatchObject({ field });
  });

  it('takes the price of the departure on the date, else the starting price', () => {
    const dates = [
      { date: '2098-01-01', price: 9000 },
      { date: '2098-02-01', price: null },
    ];
    const journey = { starting_price: 8000, available_dates: dates };
    expect(['2098-01-01', '2098-02-01', null].map((date) => getAdultPrice(journey, date))).toEqual([
      9000, 8000, 8000,
    ]);
    expect(formatTravellers({ adults: 1, children: 2, rooms: countRooms(1) })).toBe(
      '1 adult, 2 children, 1 room',
    );
  });
});
