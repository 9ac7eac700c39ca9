/** The site's palette for mail readers, which know no custom properties and few fonts. */
export const colours = {
  ink: '#10302F',
  lagoon: '#0E6B6F',
  marigold: '#F2A93B',
  terracotta: '#A53D1F',
  sand: '#FBF6EC',
  shell: '#FFFFFF',
  quiet: '#4F6463',
  line: '#E6DFD0',
} as const;

export const fonts = {
  display: "Georgia, 'Times New Roman', serif",
  text: "'Figtree', 'Segoe UI', Helvetica, Arial, 'Noto Sans', 'Noto Sans Devanagari', sans-serif",
} as const;

export const paragraph = {
  color: colours.ink,
  fontSize: 16,
  lineHeight: '25px',
  margin: '0 0 16px',
} as const;
