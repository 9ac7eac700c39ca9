import { describe, expect, it } from 'vitest';
import { brand, darkScheme, fixed, lightScheme } from './palette.contract.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const accents = ['primary', 'secondary', 'error', 'warning', 'success'] as const;

describe.each([
  ['dark', darkScheme],
  ['light', lightScheme],
])('%s scheme', (_name, scheme) => {
  it.each(['ground', 'surface', 'raised'] as const)('every text colour reaches AA on %s', (plane) => {
    const texts = { text: scheme.text, quietText: scheme.quietText };
    const colours = Object.entries(texts).concat(accents.map((name) => [name, scheme[name].main]));
    for (const [name, colour] of colours)
      expect(contrast(colour, scheme[plane]), `${name} on ${plane}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme.outline, scheme[plane]), `outline on ${plane}`).toBeGreaterThanOrEqual(3);
  });

  it.each(accents)('text on %s, on its hover shade and on its wash reaches AA', (name) => {
    const { main, dark, contrastText, wash } = scheme[name];
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
    for (const text of [main, scheme.text, scheme.quietText])
      expect(contrast(text, wash), `${text} on ${wash}`).toBeGreaterThanOrEqual(4.5);
  });
});

it.each([
  [fixed.onInk, brand.ink],
  [fixed.onInkSoft, brand.ink],
  [brand.marigold, brand.ink],
  [brand.ink, brand.marigold],
  [brand.ink, fixed.marigoldDeep],
  [fixed.onInk, fixed.lagoonDeep],
  [fixed.onAzulejoSoft, fixed.azulejoDeep],
  [brand.shell, fixed.platinum],
  [brand.shell, fixed.royal],
  [brand.shell, fixed.traditional],
])('%s reaches AA on %s in both schemes', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});
