import { alpha, extendTheme } from '@mui/material/styles';
import { brand, darkScheme, fixed, lightScheme, type Scheme } from '@platform/palette.contract.ts';
import { themeComponents } from './themeComponents.ts';
import { fonts, measures } from './tokens.ts';

type Measures = typeof measures;
type Surface = { main: string; contrastText: string };
type AddedColours = {
  /** A surface one level above paper: table heads, hovered rows, placeholders of pictures. */
  raised: string;
  /** Borders of controls. */
  outline: string;
  /** The dark surfaces of both schemes, with quieter text and lines on them. */
  ink: Surface & { soft: string; line: string };
  poster: { main: string };
  band: Surface & { soft: string };
  marigold: Surface & { dark: string };
  terracotta: { main: string };
  lagoon: { main: string };
  badge: { platinum: string; royal: string; traditional: string };
};

declare module '@mui/material/styles' {
  interface Palette extends AddedColours {}
  interface PaletteOptions extends Partial<AddedColours> {}
  interface SimplePaletteColorOptions {
    /** A faint background of the colour. */
    wash?: string;
  }
  interface ThemeOptions extends Partial<Measures> {}
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    marigold: true;
  }
  interface ButtonPropsSizeOverrides {
    /** Large enough for a finger: 44 pixels; `large` is 48. */
    touch: true;
  }
}

const toPalette = (scheme: Scheme) => ({
  primary: scheme.primary,
  secondary: scheme.secondary,
  error: scheme.error,
  warning: scheme.warning,
  success: scheme.success,
  info: scheme.secondary,
  background: { default: scheme.ground, paper: scheme.surface },
  text: { primary: scheme.text, secondary: scheme.quietText, disabled: scheme.quietText },
  divider: scheme.line,
  action: { hover: alpha(scheme.primary.main, 0.08), selected: alpha(scheme.primary.main, 0.12) },
  raised: scheme.raised,
  outline: scheme.outline,
  ink: { main: brand.ink, contrastText: fixed.onInk, soft: fixed.onInkSoft, line: fixed.lineOnInk },
  poster: { main: fixed.lagoonDeep },
  band: { main: fixed.azulejoDeep, contrastText: brand.shell, soft: fixed.onAzulejoSoft },
  marigold: { main: brand.marigold, dark: fixed.marigoldDeep, contrastText: brand.ink },
  terracotta: { main: brand.terracotta },
  lagoon: { main: brand.lagoon },
  badge: { platinum: fixed.platinum, royal: fixed.royal, traditional: fixed.traditional },
  // MUI darkens a hovered button by 0.3, which would take its text below 4.5:1.
  tonalOffset: { light: 0.2, dark: 0.2 },
});

const heading = (size: string) => ({
  fontFamily: fonts.display,
  fontWeight: 600,
  fontSize: size,
  lineHeight: 1.2,
});

/** Writes its variables as style sheets, which `themeVariables.ts` uses when the client is built. */
export const themeWithVariables = extendTheme({
  colorSchemeSelector: 'data-theme',
  colorSchemes: { light: { palette: toPalette(lightScheme) }, dark: { palette: toPalette(darkScheme) } },
  defaultColorScheme: 'light',
  // Relative to the default font size of the browser: twice as large letters get the layout of half the width.
  breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 48, lg: 62, xl: 90 } },
  shape: { borderRadius: 8 },
  ...measures,
  transitions: {
    duration: { shortest: 150, shorter: 180, short: 200, standard: 200, complex: 250 },
  },
  typography: {
    fontFamily: fonts.text,
    fontSize: 14,
    h1: heading('clamp(1.4rem, 1.2rem + 0.8vw, 1.75rem)'),
    h2: heading('1.2rem'),
    h3: { fontFamily: fonts.text, fontWeight: 650, fontSize: '1rem', lineHeight: 1.3 },
    h6: heading('1.2rem'),
    body1: { fontSize: '0.9375rem' },
    body2: { fontSize: '0.875rem' },
    caption: { fontSize: '0.8125rem' },
    overline: { fontSize: '0.75rem', letterSpacing: '0.06em', fontWeight: 600, lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: themeComponents,
});

/**
 * The theme of the public site and of the back office. Both have a light and a dark scheme, selected by the attribute
 * `data-theme` of the document. The variables are in variables.css, so that MUI need not write them in the browser.
 */
export const theme = { ...themeWithVariables, generateStyleSheets: () => [] };
