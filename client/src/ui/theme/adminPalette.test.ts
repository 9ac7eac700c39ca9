import { describe, expect, it } from 'vitest';
import { darkScheme, lightScheme } from './adminPalette.ts';

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

describe.each([
  ['dark', darkScheme],
  ['light', lightScheme],
])('%s scheme', (_name, scheme) => {
  it.each(['ground', 'surface', 'raised'] as const)('every text colour reaches AA on %s', (plane) => {
    for (const text of [
      'text',
      'quietText',
      'primary',
      'secondary',
      'error',
      'warning',
      'success',
      'info',
    ] as const) {
      expect(contrast(scheme[text], scheme[plane]), `${text} on ${plane}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['onPrimary', 'primary'],
    ['onPrimary', 'primaryHover'],
    ['onSecondary', 'secondary'],
    ['onError', 'error'],
    ['onWarning', 'warning'],
    ['onSuccess', 'success'],
    ['onInfo', 'info'],
  ] as const)('%s reaches AA on %s', (text, fill) => {
    expect(contrast(scheme[text], scheme[fill])).toBeGreaterThanOrEqual(4.5);
  });
});
