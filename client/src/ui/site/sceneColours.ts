/** The colours of drawings in banners. */
export const lagoon = 'var(--mui-palette-lagoon-main)';
export const terracotta = 'var(--mui-palette-terracotta-main)';
export const marigold = 'var(--mui-palette-marigold-main)';
export const ink = 'var(--mui-palette-ink-main)';
export const band = 'var(--mui-palette-band-main)';
export const light = 'var(--mui-palette-ink-contrastText)';
