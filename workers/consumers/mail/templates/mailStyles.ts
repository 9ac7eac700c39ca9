import { brand, lightScheme } from '../../../../server/platform/palette.contract.ts';

/** The site's palette for mail readers, which support no custom properties and few fonts. */
export const colours = {
  ink: lightScheme.text,
  lagoon: brand.lagoon,
  marigold: brand.marigold,
  terracotta: lightScheme.error.main,
  sand: brand.sand,
  shell: brand.shell,
  quiet: lightScheme.quietText,
  line: lightScheme.line,
} as const;

export const fonts = {
  display: "Georgia, 'Times New Roman', serif",
  text: "'Figtree', 'Segoe UI', Helvetica, Arial, 'Noto Sans', 'Noto Sans Devanagari', sans-serif",
} as const;

export const button = {
  backgroundColor: colours.lagoon,
  borderRadius: 8,
  color: colours.shell,
  fontSize: 16,
  fontWeight: 600,
  padding: '13px 24px',
} as const;

/** Links within text, which colour alone would hardly distinguish. */
export const link = { color: colours.lagoon, textDecoration: 'underline' } as const;

export const paragraph = {
  color: colours.ink,
  fontSize: 16,
  lineHeight: '25px',
  margin: '0 0 16px',
} as const;

/** A reference is not broken at its hyphen. */
export const unbroken = { whiteSpace: 'nowrap' } as const;
