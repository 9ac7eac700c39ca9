import { expect, it } from 'vitest';
import { findPlanner } from './findPlanner.contract.ts';

const member = (id: number, ...regions: string[]) => ({ id, regions });

it('prefers who names the destination to who plans for the whole region', () => {
  const team = [member(1, 'India'), member(2, 'goa', 'Hampi'), member(3, 'Abroad'), member(4, 'Goa')];
  expect(findPlanner(team, { name: 'Goa', type: 'domestic' })?.id).toBe(2);
  expect(findPlanner(team, { name: 'Kerala', type: 'domestic' })?.id).toBe(1);
  expect(findPlanner(team, { name: 'Bali', type: 'international' })?.id).toBe(3);
  expect(findPlanner([member(1, 'Goa')], { name: 'Bali', type: 'international' })).toBeUndefined();
});
