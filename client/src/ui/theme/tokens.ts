/** The brand palette. Components use these names (or the CSS variables of `tokens.css`), never raw colours. */
export const palette = {
  ink: '#10302F',
  lagoon: '#0E6B6F',
  azulejo: '#1F4E9E',
  marigold: '#F2A93B',
  terracotta: '#C8502F',
  sand: '#FBF6EC',
  shell: '#FFFFFF',
} as const;

export const fonts = {
  display: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
} as const;
