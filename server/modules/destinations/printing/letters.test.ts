import { describe, expect, it } from 'vitest';
import { isPrintable, toPrintable } from './letters.ts';

describe('the text of a brochure', () => {
  it.each([
    ['Delhi → Agra ➜ Jaipur', 'Delhi – Agra – Jaipur'],
    ['Fort\tKochi\r\nand\u2028more', 'Fort Kochi\nand more'],
    ['₹ 15,999 · twin‑sharing', 'INR 15,999 · twin-sharing'],
    ['Cafe\u0301, Wrocław, Tiruvannāmalai', 'Café, Wrocław, Tiruvannāmalai'],
    ['ﬁve Ḍ 𝗗𝗲𝗹𝗵𝗶', 'five D Delhi'],
    ['Sun ☀️ and family 👨‍👩‍👧', 'Sun  and family '],
    ['क्\u200dष', 'क्\u200dष'],
    ['Delhi/दिल्ली (आगरा)', 'Delhi/ दिल्ली (आगरा)'],
  ])('%j is printed as %j', (text, printed) => {
    expect(toPrintable(text)).toBe(printed);
    expect(isPrintable(text)).toBe(true);
  });

  it.each(['சென்னை', 'Москва', '東京', 'Delhi and কলকাতা', '৫ days'])('%j would lose letters', (text) => {
    expect(isPrintable(text)).toBe(false);
  });
});
