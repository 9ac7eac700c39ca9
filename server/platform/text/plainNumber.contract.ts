import { removeInvisible } from '../contract.ts';

/** Each script of India has a Unicode block of 128 characters, with its digits at the same place. */
const indianDigits = /(?=[\u0900-\u0d7f])\p{Nd}/gu;
const toDigit = (digit: string) => String((digit.charCodeAt(0) & 0x7f) - 0x66);

/**
 * A number that can be dialled: with the keyboard's hyphen, `+91` instead of `(+91)`, no `0` after it, no `(0)` after the
 * code of a country other than Italy, and no digits of Indian scripts.
 */
export const toPlainNumber = (value: string) =>
  removeInvisible(value)
    .replace(/[‐-―−]/g, '-')
    .replace(indianDigits, toDigit)
    .replace(/^\(\+(\d+)\)/, '+$1')
    .replace(/^(\+(?!39)\d{1,3}[\s-]*)\(0\)[\s-]*/, '$1')
    .replace(/^(\+91[\s-]*)0[\s-]*/, '$1');
