/** The characters of the fonts that every PDF reader has, as a class of a regular expression. */
const standard = String.raw`\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff–—‘’‚“”„†‡•…‰‹›€™ŒœŠšŽžŸƒ`;
/** The characters of the embedded font: also other Latin letters, and Devanagari with its joiners. */
const embedded = String.raw`${standard}\u0100-\u0137\u0139-\u017e\u0900-\u0977\u0979-\u097f\u200c\u200d`;

const beyondStandard = new RegExp(`[^${standard}]`);
const missing = new RegExp(String.raw`[^${embedded}]|(?<![\u0900-\u097f])[\u200c\u200d]`, 'gu');
const arrows = /[\u2190-\u21ff\u2794\u2798-\u27af\u27b1-\u27be\u27f0-\u27ff\u2900-\u297f\u2b00-\u2b11]/g;

const toAscii = (letter: string) => letter.normalize('NFKD').replace(/[^\u0020-\u007e]/g, '');

/** Text as the fonts can print it: `₹15,999` becomes `INR 15,999`, and symbols such as emoji are removed. */
export const toPrintable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\u00a0])[\p{Cc}\p{Z}]/gu, ' ')
    .replace(arrows, '–')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .replace(/₹\s?/g, 'INR ')
    .replace(missing, toAscii)
    // Letters between spaces are joined by the rules of the first one's script.
    .replace(/(?=\p{Script=Devanagari})(?<=\p{Script=Latin}[^\s\p{Script=Devanagari}]*)/gu, ' ');

/** Whether the fonts have each letter and digit of a text. Symbols and modifier letters do not count. */
export const isPrintable = (text: string): boolean =>
  !(text.normalize('NFC').match(missing) ?? []).some(
    (letter) => /[\p{Lu}\p{Ll}\p{Lo}\p{Nd}]/u.test(letter) && toAscii(letter) === '',
  );

export const needsEmbeddedFont = (text: string): boolean => beyondStandard.test(toPrintable(text));
