/** Font stacks as CSS variables: the site adds fallbacks, and replaces them until its fonts are loaded (fonts.css). */
export const fonts = { display: 'var(--mui-family-display)', text: 'var(--mui-family-text)' } as const;

const ink = (percent: number) => `rgb(var(--mui-palette-ink-mainChannel) / ${percent}%)`;

/**
 * Grows with the reader's text size, up to a share of a window of 320 pixels, because large text needs the room itself.
 */
const space = (rem: number) => `min(${rem}rem, ${rem * 5}vw)`;

/**
 * Measures of the theme; each becomes a CSS variable with its path in the name, such as `--mui-space-4`. Text sizes
 * follow a modular scale of about 1.25.
 */
export const measures = {
  family: {
    display: "'Fraunces', 'Fraunces Variable', 'Rupee', var(--fallback-display, Georgia, serif)",
    text: "'Figtree Variable', 'Rupee', var(--fallback-text, system-ui, sans-serif)",
  },
  text: {
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1.0625rem',
    l: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.3125rem)',
    xl: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.6875rem)',
    '2xl': 'min(13vw, clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem))',
    '3xl': 'min(14vw, clamp(2.125rem, 1.55rem + 2.7vw, 3.5rem))',
    '4xl': 'min(15vw, clamp(2.5rem, 1.6rem + 4.2vw, 4.75rem))',
  },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: space(1),
    5: space(1.5),
    6: space(2),
    7: space(3),
    8: space(4),
    section: 'min(17.5vw, clamp(3.5rem, 2rem + 6vw, 7rem))',
    gutter: 'min(5vw, clamp(1rem, 0.5rem + 2.2vw, 2.5rem))',
  },
  width: {
    page: '78rem',
    // About 65 characters; in em, because a ch changes when the web font loads.
    prose: '32em',
  },
  radius: { s: '6px', m: '10px', l: '18px' },
  shadow: {
    card: `0 1px 2px ${ink(7)}, 0 8px 24px -12px ${ink(22)}`,
    raised: `0 2px 4px ${ink(8)}, 0 18px 40px -16px ${ink(34)}`,
  },
  ease: { quick: '180ms cubic-bezier(0.2, 0.7, 0.3, 1)' },
} as const;
