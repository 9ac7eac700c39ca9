import { useWatch } from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import type { DestinationValues } from './destinationValues.ts';

type PriceTexts = Pick<DestinationValues, 'starting_price' | 'original_price' | 'discount'>;

const parsePrice = (text: string) => Number(text.replace(/[₹,\s]/g, '') || Number.NaN);

/** The discount from the original to the starting price in percent, unrounded; null when there is none. */
export function getDiscount({ starting_price, original_price }: PriceTexts): number | null {
  const starting = parsePrice(starting_price);
  const original = parsePrice(original_price);
  return original > starting && starting >= 0 ? (1 - starting / original) * 100 : null;
}

/** Why the discount's text contradicts the prices; null when it states no percentage, or theirs. */
export function getDiscountWarning(prices: PriceTexts): string | null {
  const stated = /(\d+(?:\.\d+)?)\s*%/.exec(prices.discount)?.[1];
  const discount = getDiscount(prices);
  if (stated === undefined || prices.original_price.trim() === '') return null;
  if (discount === null) return `The text states ${stated}%, but the prices make no discount`;
  // 8.2% may be rounded to 8% or to 9%
  if (Math.abs(Number(stated) - discount) < 1) return null;
  return `The text states ${stated}%, but the prices make ${Math.round(discount)}%`;
}

/** The discount that the prices in the form make, and a warning when the text states another one. */
export function useDiscount(control: FormControl<DestinationValues>) {
  const [starting_price, original_price, discount] = useWatch({
    control,
    name: ['starting_price', 'original_price', 'discount'],
  });
  const prices = { starting_price, original_price, discount };
  return { percent: getDiscount(prices), warning: getDiscountWarning(prices) };
}
