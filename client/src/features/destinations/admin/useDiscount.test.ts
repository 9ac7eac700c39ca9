import { expect, it } from 'vitest';
import { getDiscount, getDiscountWarning } from './useDiscount.ts';

const warn = (original_price: string, discount: string) =>
  getDiscountWarning({ starting_price: '39,000', original_price, discount });

it('derives the discount from the two prices', () => {
  expect(getDiscount({ starting_price: '₹ 40,000', original_price: '50000', discount: '' })).toBeCloseTo(20);
  expect(getDiscount({ starting_price: '40000', original_price: '', discount: '' })).toBeNull();
  expect(getDiscount({ starting_price: '', original_price: '50000', discount: '' })).toBeNull();
  expect(getDiscount({ starting_price: '50000', original_price: '50000', discount: '' })).toBeNull();
});

it.each([
  ['42,500', '10% Off', 'The text states 10%, but the prices make 8%'],
  ['39000', '10% Off', 'The text states 10%, but the prices make no discount'],
  ['42,500', '8% Off', null],
  ['42,500', '9% Off', null],
  ['42,500', 'Early bird', null],
  ['', '10% Off', null],
])('compares 39,000 from %s with “%s”', (original, text, warning) => {
  expect(warn(original, text)).toBe(warning);
});
