import { z } from 'zod';
import { readRecord } from './contentFiles.ts';
import type { Random } from './random.ts';

export type Person = { name: string; email: string; phone: string; city: string };

const words = z.array(z.string().min(1)).min(1);
const namesSchema = z.object({ given: words, family: words, cities: words });

/** Given names, family names and cities of invented people. */
export const readNames = () => readRecord('people.json', namesSchema);

/** People whose addresses and numbers are all different and plainly examples. */
export function inventPeople(random: Random, names: z.output<typeof namesSchema>, count: number): Person[] {
  const taken = new Set<string>();
  const numbers = new Set<number>();
  return Array.from({ length: count }, (_, index) => {
    const [given, family] = [random.pick(names.given), random.pick(names.family)];
    let email = '';
    for (let number = 1; email === '' || taken.has(email); number += 1) {
      const local = random.weighted([
        [`${given}.${family}`, 6],
        [`${given}${family.slice(0, 1)}`, 2],
        [`${given}.${family}${random.between(70, 99)}`, 2],
      ] as const);
      const host = random.weighted([
        ['example.com', 7],
        ['example.net', 2],
        ['example.org', 1],
      ] as const);
      email = `${local}${number > 3 ? index : ''}@${host}`.toLowerCase();
    }
    taken.add(email);
    let number = random.between(10, 9999);
    while (numbers.has(number)) number = (number + 1) % 10_000;
    numbers.add(number);
    return {
      name: `${given} ${family}`,
      email,
      phone: `+91 98000 0${String(number).padStart(4, '0')}`,
      city: random.pick(names.cities),
    };
  });
}
